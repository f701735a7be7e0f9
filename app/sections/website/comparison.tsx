import type { ComparisonWords } from "#app/content/services/web-refresh";
import { Section } from "#app/ui/section";
import { SiteAfter, SiteBefore } from "./drawn-sites";
import { SplitFrame } from "./split-frame";

/** The same company's first page, before and after. */
export function Comparison({ slider, before, after, ...section }: ComparisonWords) {
  return (
    <Section {...section} ground="snow">
      <SplitFrame
        slider={slider}
        before={<SiteBefore {...before} />}
        after={<SiteAfter {...after} />}
        captions={{ before: before.caption, after: after.caption }}
      />
    </Section>
  );
}
