import { clsx } from "clsx";
import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from "react";
import { hasUnsentText } from "#app/browser/drafts/unsent-text";
import type { ChatDemoWords } from "#app/content/services/chatbot-demo";
import {
  type ChatScene,
  chatLines,
  chatScenes,
  REPLY_MS,
  RESULT_MS,
} from "#app/domain/interaction/chat-demo";
import { useSteps } from "#app/sections/use-steps";
import { Button, buttonClass } from "#app/ui/controls/button";
import { Pause } from "#app/ui/controls/pause";
import { SiteLink } from "#app/ui/locale";
import styles from "./chat-demo.module.css";
import { ChatActions, ChatHead, type ChatLine, ChatLines } from "./chat-lines";

/** The served state, which stays with reduced motion: the conversation up to its answer. */
const still: ChatScene = {
  state: "bot",
  typed: 0,
  lines: chatLines.answer,
  isPressed: false,
  lasts: RESULT_MS,
};

/** The class for the drawn pointer's place, by the state of the script. */
const pointers = {
  idle: styles.away,
  moveToInput: styles.atInput,
  typing: styles.atInput,
  moveToSend: styles.atSend,
  sent: styles.atSend,
  bot: styles.atAction,
};

/** The index of the action that the script presses. */
const CHOICE = 1;

/** The state of the demonstration's form, which sends nothing. */
const receipts = ["none", "confirmed", "thanked"] as const;
type Receipt = (typeof receipts)[number];

/** A scripted conversation: it types, answers and offers a form, which sends nothing. */
export function ChatDemo(words: ChatDemoWords) {
  const { name, speakers, question, actions, form, input, pause } = words;
  const [isHeld, setHeld] = useState(false);
  const [receipt, setReceipt] = useState<Receipt>("none");
  const scenes = chatScenes(question.length);
  const sceneAfter = (steps: number) => scenes[(steps - 1) % scenes.length] ?? still;
  const { area, canMove, steps, restart, pausing } = useSteps(
    (steps) => sceneAfter(steps).lasts,
    isHeld || receipt !== "none",
  );
  const scene = sceneAfter(steps);

  useEffect(() => {
    if (receipt === "none") return;
    const isThanked = receipt === "thanked";
    const timer = setTimeout(
      () => {
        setReceipt(isThanked ? "none" : "thanked");
        if (isThanked) {
          setHeld(false);
          restart();
        }
      },
      isThanked ? RESULT_MS : REPLY_MS,
    );
    return () => clearTimeout(timer);
  }, [receipt, restart]);

  // Scrolls the latest line into view; inside the list, so it counts as no layout shift.
  const talk = useRef<HTMLDivElement>(null);
  const step = `${scene.lines} ${receipt}`;
  useEffect(() => {
    if (step) talk.current?.scrollTo({ top: talk.current.scrollHeight, behavior: "instant" });
  }, [step]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form disappears: its receipt gets the focus, and is read out.
    talk.current?.focus({ preventScroll: true });
    setReceipt("confirmed");
  };

  const choices = <Choices actions={actions} isPressed={scene.isPressed} />;
  return (
    <div ref={area} className={styles.demo}>
      <ChatHead name={name}>{canMove && <Pause {...pausing} label={pause} />}</ChatHead>
      <div className={styles.stage}>
        <div
          ref={talk}
          className={clsx(styles.talk, scene !== still && styles.playing)}
          tabIndex={-1}
          aria-live={receipt === "none" ? "off" : "polite"}
        >
          <ChatLines
            lines={linesOf(words, scene.lines, receipt)}
            speakers={speakers}
            isPlaying={scene !== still}
          />
          {(scene.lines === chatLines.answer || scene.lines === chatLines.choice) && choices}
          {scene.lines === chatLines.form && receipt === "none" && (
            <DemoForm {...form} hold={setHeld} onSubmit={submit} />
          )}
        </div>
        {scene !== still && (
          <div className={clsx(styles.talk, styles.room)} aria-hidden="true">
            <ChatLines lines={linesOf(words, still.lines, "none")} speakers={speakers} />
            {choices}
          </div>
        )}
      </div>
      <p className={styles.input} aria-hidden="true">
        {scene.typed > 0 ? question.slice(0, scene.typed) : <span>{input}</span>}
        <span className={styles.send}>→</span>
      </p>
      {canMove && (
        <svg className={`${styles.pointer} ${pointers[scene.state]}`} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 2l15 11-7 1 4 7-3 1.5-4-7-5 5z" />
        </svg>
      )}
    </div>
  );
}

/** The lines said after `count` lines of the script, and after the form was submitted. */
function linesOf(
  { greeting, question, answer, actions, form }: ChatDemoWords,
  count: number,
  receipt: Receipt,
): ChatLine[] {
  const script: ChatLine[] = [
    { from: "bot", text: greeting },
    { from: "user", text: question },
    { from: "bot", text: answer },
    { from: "user", text: actions[CHOICE]?.label ?? "" },
    { from: "bot", text: form.intro },
  ];
  const sent: ChatLine[] = [
    { from: "user", text: form.confirmation },
    { from: "bot", text: form.thanks },
  ];
  return [...script.slice(0, count), ...sent.slice(0, receipts.indexOf(receipt))];
}

/** The actions that the answer offers, of which the script presses one. */
function Choices({ actions, isPressed }: Pick<ChatDemoWords, "actions"> & { isPressed: boolean }) {
  return (
    <ChatActions>
      {actions.map(({ label, to }, index) => (
        <SiteLink
          key={to}
          className={clsx(buttonClass("quiet"), isPressed && index === CHOICE && styles.pressed)}
          to={to}
        >
          {label}
        </SiteLink>
      ))}
    </ChatActions>
  );
}

interface DemoFormProps extends Pick<ComponentProps<"form">, "onSubmit"> {
  /** Called with whether a visitor is filling in the form. */
  hold: (isHeld: boolean) => void;
}

function DemoForm({ intro, name, email, submit, hold, onSubmit }: ChatDemoWords["form"] & DemoFormProps) {
  const field = { autoComplete: "off", required: true };
  return (
    <form
      className={styles.form}
      aria-label={intro}
      onFocus={() => hold(true)}
      // If another window has the focus, or a phone's keyboard is closed, the form is kept while it has text.
      onBlur={({ currentTarget, relatedTarget }) =>
        hold(hasUnsentText(currentTarget) || currentTarget.contains(relatedTarget))
      }
      onSubmit={onSubmit}
    >
      <input {...field} name="name" aria-label={name} placeholder={name} />
      <input {...field} name="email" type="email" aria-label={email} placeholder={email} />
      <Button type="submit" look="quiet">
        {submit}
      </Button>
    </form>
  );
}
