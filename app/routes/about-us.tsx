import { aboutUs } from "#app/content/pages/about-us";
import { Lanyard } from "#app/sections/about/lanyard";
import { Particles } from "#app/sections/about/particles";
import { ProfileCard } from "#app/sections/about/profile-card";
import { Intro } from "#app/sections/intro";
import { Points } from "#app/sections/lists/points";
import { Prose } from "#app/sections/prose";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/about-us";
import { pageOf } from "./page-of";

export function loader(args: Route.LoaderArgs) {
  return pageOf(args, aboutUs);
}

export default function AboutUs({ loaderData }: Route.ComponentProps) {
  const { head, intro, profile, mission, manners } = loaderData;
  return (
    <Page head={head}>
      <Intro {...intro} behind={<Particles />}>
        <ProfileCard {...profile} />
      </Intro>
      <Prose {...mission} beside={<Lanyard />} />
      <Points {...manners} ground="snow" />
    </Page>
  );
}
