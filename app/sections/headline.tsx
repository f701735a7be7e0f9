import type { ReactNode } from "react";
import type { OpeningWords } from "#app/content/shared/page-content";
import { OpeningActions, OpeningText, Standfirst } from "#app/ui/opening";

interface HeadlineProps extends Pick<OpeningWords, "title" | "lead" | "action"> {
  also?: OpeningWords["also"] | undefined;
  /** Called as the call to action is followed. */
  onAction?: (() => void) | undefined;
  children?: ReactNode;
}

/** The title of a page, its lead and its call to action. */
export function Headline({ title, lead, action, also, onAction, children }: HeadlineProps) {
  return (
    <OpeningText>
      <h1>{title}</h1>
      <Standfirst>{lead}</Standfirst>
      <OpeningActions action={action} also={also} onAction={onAction} />
      {children}
    </OpeningText>
  );
}
