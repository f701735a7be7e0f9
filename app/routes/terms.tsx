import { terms } from "#app/content/pages/terms";
import { Articles } from "#app/sections/legal/articles";
import { Clauses } from "#app/sections/legal/clauses";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/terms";
import { localeOf } from "./locale-of";
import { pageOf } from "./page-of";

export function loader(args: Route.LoaderArgs) {
  return pageOf(args, terms[localeOf(args)]);
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  const { head, intro, margin, spans, parcels, chapters } = loaderData;
  return (
    <Page head={head}>
      <Clauses {...intro} margin={margin} chapters={chapters} />
      <Articles chapters={chapters} spans={spans} parcels={parcels} />
    </Page>
  );
}
