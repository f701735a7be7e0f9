import type { ComparisonWords } from "#app/content/services/web-refresh";
import { Section } from "#app/ui/section";
import { ComparisonFrame } from "./comparison-frame";
import { SiteAfter, SiteBefore } from "./drawn-sites";

/** The same company's first page, before and after. */
export function Comparison({ slider, before, after, ...section }: ComparisonWords) {
  return (
    <Section {...section} ground="snow">
      <ComparisonFrame
        slider={slider}
        before={<SiteBefore {...before} />}
        after={<SiteAfter {...after} />}
        captions={{ before: before.caption, after: after.caption }}
      />
    </Section>
  );
}
