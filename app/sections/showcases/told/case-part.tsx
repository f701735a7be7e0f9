import type { CasePicture, Compared } from "#app/artwork/case-pictures";
import type { CaseLabels } from "#app/content/cases/case-labels";
import type { CaseWords } from "#app/content/cases/case-words";
import type { BookingWords, StairWords } from "#app/content/cases/details";
import type { CaseSlug } from "#app/domain/offers/cases";
import { ChangeBlocks } from "#app/sections/showcases/changed/change-blocks";
import { ChangeBoard } from "#app/sections/showcases/changed/change-board";
import { ChangeMeasures } from "#app/sections/showcases/changed/change-measures";
import { ChangePlate } from "#app/sections/showcases/changed/change-plate";
import { ChangeWeek } from "#app/sections/showcases/changed/change-week";
import { BookingDetail } from "#app/sections/showcases/tried/booking-detail";
import { HoursDetail, type HoursDetailProps } from "#app/sections/showcases/tried/hours-detail";
import { StairDetail } from "#app/sections/showcases/tried/stair-detail";
import { CaseBill, CaseOtherwise, CaseSlip } from "./case-bill";
import { CaseComparison } from "./case-comparison";
import type { Dressed } from "./case-frame";
import type { CaseLayout } from "./case-layout";
import { CaseSituation } from "./case-situation";
import { CaseDecision, CaseDevices, CaseQuote } from "./case-story";

/** An interactive detail of the client's site, with its words. */
export type TriedDetail =
  | ({ kind: "booking" } & BookingWords)
  | ({ kind: "stairs" } & StairWords)
  | ({ kind: "hours" } & HoursDetailProps);

type Shot = "home" | "inner" | "phone" | "phoneInner" | "tabletInner" | "quote";

/** All that the parts of a case are made of. */
interface ToldCase extends Omit<CaseWords, "head"> {
  teaser: { slug: CaseSlug; phone: CasePicture | null };
  labels: CaseLabels;
  layout: CaseLayout;
  album: Record<Shot, CasePicture | null>;
  compared: Compared | null;
  scale: { now: number; before: number | null };
  voice: { quote: string; name: string; role: string };
  bill: { what: string; sum: string }[];
  duration: { time: string; weeks: number };
  tried: TriedDetail | null;
}

interface CasePartProps {
  part: CaseLayout["parts"][number];
  told: ToldCase;
}

/** One part of a case, below its opening. */
export function CasePart({ part: [name, ground], told }: CasePartProps) {
  const { labels, layout, album, pictures } = told;
  const { slug, phone } = told.teaser;
  const dressed = { slug, ground };
  switch (name) {
    case "situation":
      return (
        <CaseSituation
          {...dressed}
          situation={{ label: labels.situation, ...told.situation }}
          lettering={told.lettering?.situation}
          constraint={{ label: labels.constraint, ...told.constraint }}
        />
      );
    case "decision":
      return (
        <CaseDecision
          {...dressed}
          {...told.decision}
          label={labels.decision}
          format={layout.decision}
          picture={album.inner}
          tablet={album.tabletInner}
          phone={album.phoneInner}
          alt={pictures.inner}
        />
      );
    case "change":
      return <CaseChange {...dressed} told={told} />;
    case "tried":
      return told.tried && <CaseTried {...told.tried} />;
    case "quote":
      return <CaseQuote {...dressed} {...told.voice} label={labels.quote} scene={album.quote} />;
    case "comparison":
      return (
        told.compared &&
        pictures.compared && (
          <CaseComparison
            slug={slug}
            words={labels.comparison}
            alts={pictures.compared}
            compared={told.compared}
            ground={ground === "snow" ? "snow" : "paper"}
          />
        )
      );
    case "devices":
      return (
        <CaseDevices
          {...dressed}
          text={told.devices}
          first={
            layout.opening === "column"
              ? { picture: album.home, alt: pictures.home }
              : { picture: album.phone, alt: pictures.phone }
          }
          phone={phone}
          inner={{ picture: album.phoneInner, alt: pictures.phoneInner }}
        />
      );
    case "bill":
      return (
        <CaseBill
          {...dressed}
          format={layout.bill}
          labels={labels.bill}
          lines={told.bill}
          duration={told.duration}
          slip={layout.bill === "receipt" && <CaseSlip label={labels.otherwise} text={told.otherwise} />}
        />
      );
    case "otherwise":
      return (
        <CaseOtherwise
          {...dressed}
          label={labels.otherwise}
          text={told.otherwise}
          lettering={told.lettering?.otherwise}
        />
      );
  }
}

function CaseChange({ told, ...dressed }: Dressed & { told: ToldCase }) {
  const { labels, scale } = told;
  const { figure, board = [], week, ...words } = told.change;
  const said = { ...dressed, ...words, label: labels.change };
  const counted = { ...told.figure, ...figure };
  switch (told.layout.change) {
    case "plate":
      return <ChangePlate {...said} figure={counted} scale={scale} labels={labels.counted} />;
    case "week":
      return week && <ChangeWeek {...said} week={week} />;
    case "board":
      return <ChangeBoard {...said} board={board} />;
    case "measures":
      return <ChangeMeasures {...said} figure={counted} scale={scale} />;
    case "blocks":
      return (
        <ChangeBlocks
          {...said}
          figure={counted}
          now={{ label: labels.counted.now, value: told.figure.value }}
        />
      );
  }
}

function CaseTried(detail: TriedDetail) {
  switch (detail.kind) {
    case "booking":
      return <BookingDetail {...detail} />;
    case "stairs":
      return <StairDetail {...detail} />;
    case "hours":
      return <HoursDetail {...detail} />;
  }
}
