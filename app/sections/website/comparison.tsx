import type { CasePicture } from "#app/artwork/case-pictures";
import type { ComparisonWords } from "#app/content/services/web-refresh";
import { Picture } from "#app/sections/picture";
import { Section } from "#app/ui/section";
import { SplitFrame } from "./split-frame";

interface ComparisonProps extends ComparisonWords {
  old: CasePicture | null;
  now: CasePicture | null;
}

/** The same company's first page, before and after. */
export function Comparison({ slider, before, after, old, now, ...section }: ComparisonProps) {
  const sizes = "(width < 48rem) 60vw, (width < 70rem) 92vw, 66rem";
  return (
    <Section {...section} ground="snow">
      <SplitFrame
        slider={slider}
        before={old && <Picture picture={old} alt={before.description} sizes={sizes} />}
        after={now && <Picture picture={now} alt={after.description} sizes={sizes} />}
        captions={{ before: before.caption, after: after.caption }}
      />
    </Section>
  );
}
