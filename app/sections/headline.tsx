import type { OpeningWords } from "#app/content/shared/page-content";
import { SiteLink } from "#app/ui/locale";
import { Actions, OpeningText, Standfirst } from "#app/ui/opening";
import { ActionLink } from "./action-link";

interface HeadlineProps extends Pick<OpeningWords, "title" | "lead" | "action"> {
  also?: OpeningWords["also"] | undefined;
  onAction?: (() => void) | undefined;
}

/** What a page promises, and what one can do about it. */
export function Headline({ title, lead, action, also, onAction }: HeadlineProps) {
  return (
    <OpeningText>
      <h1>{title}</h1>
      <Standfirst>{lead}</Standfirst>
      <Actions>
        <ActionLink {...action} onAction={onAction} />
        {also && <SiteLink to={also.to}>{also.label}</SiteLink>}
      </Actions>
    </OpeningText>
  );
}
