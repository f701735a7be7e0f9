import flon from "#app/artwork/sheets/flon.svg";
import narrowPanorama from "#app/artwork/sheets/narrow/panorama.svg";
import panorama from "#app/artwork/sheets/panorama.svg";
import { aboutUs } from "#app/content/pages/about-us";
import { Lanyard } from "#app/sections/about/lanyard";
import { Peaks } from "#app/sections/about/peaks";
import { Pledge } from "#app/sections/about/pledge";
import { Team } from "#app/sections/about/team";
import { CallCard } from "#app/sections/calls/call-card";
import call from "#app/sections/calls/sheet-call.module.css";
import { Strip } from "#app/sections/drawings/strip";
import { Headline } from "#app/sections/headline";
import { Prose } from "#app/sections/prose";
import { Page } from "#app/shell/page";
import { Facts } from "#app/ui/facts";
import { Opening } from "#app/ui/opening";
import type { Route } from "./+types/about-us";
import { localeOf } from "./locale-of";
import { pageOf } from "./page-of";

export function loader(args: Route.LoaderArgs) {
  return pageOf(args, aboutUs[localeOf(args)]);
}

export default function AboutUs({ loaderData }: Route.ComponentProps) {
  const { head, intro, team, mission, manners, invitation } = loaderData;
  return (
    <Page head={head}>
      <Opening
        ground="paper"
        beside="legend"
        below={
          <Strip
            format="profile"
            src={panorama}
            narrow={narrowPanorama}
            labels={<Peaks people={team.people} since={team.since} />}
            {...intro.map}
          />
        }
      >
        <Headline {...intro} />
        <Facts facts={intro.facts} />
      </Opening>
      <Team {...team} />
      <Prose {...mission} hung={<Lanyard people={team.people} since={team.since} />} />
      <Pledge {...manners} people={team.people} />
      <CallCard {...invitation} look={call.sheet}>
        <img src={flon} width={1920} height={512} alt="" loading="lazy" />
      </CallCard>
    </Page>
  );
}
