// Draws one identity on six objects for the graphic design page: `npm run artwork` writes app/artwork/kern.
import { writeFileSync } from "node:fs";
import { bag } from "#scripts/artwork/kern/bag";
import { card } from "#scripts/artwork/kern/card";
import { cup } from "#scripts/artwork/kern/cup";
import { printed } from "#scripts/artwork/kern/press";
import { sign } from "#scripts/artwork/kern/sign";
import { stamp } from "#scripts/artwork/kern/stamp";
import { van } from "#scripts/artwork/kern/van";

for (const [thing, picture] of Object.entries({ sign, bag, van, cup, card, stamp })) {
  writeFileSync(new URL(`../../app/artwork/kern/${thing}.svg`, import.meta.url), printed(picture));
}
