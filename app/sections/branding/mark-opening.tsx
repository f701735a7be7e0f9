import type { BadgeCloudWords } from "#app/content/services/graphic-design";
import type { IntroWords } from "#app/content/shared/page-content";
import { Headline } from "#app/sections/headline";
import { Facts } from "#app/ui/facts";
import { Opening } from "#app/ui/opening";
import { BadgeCloud } from "./badge-cloud";

/** The opening of the graphic design page: a client's logo, large, on a card. */
export function MarkOpening({ facts, cloud, ...headline }: IntroWords & { cloud: BadgeCloudWords }) {
  return (
    <Opening ground="paper" beside="card">
      <Headline {...headline} />
      <BadgeCloud {...cloud} />
      <Facts facts={facts} look="row" />
    </Opening>
  );
}
