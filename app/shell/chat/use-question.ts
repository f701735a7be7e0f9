import { useEffect, useEffectEvent, useRef, useState } from "react";
import { readStored, store } from "#app/browser/storage";
import type { Conversation } from "./use-conversation";

/** Where this tab keeps what is written in the field, as forms keep theirs. */
const TYPED = "typed.chat";

/**
 * The field in which a question is written, and the question that waits in it for the answer to the last one. What is
 * written in it outlives a reload.
 */
export function useQuestion(chat: Conversation) {
  const field = useRef<HTMLInputElement>(null);
  const [isEmpty, setEmpty] = useState(true);
  const [isWaiting, setWaiting] = useState(false);

  /** A question that fails, or comes before the last one is answered and waits for that, is put into the field, before what was typed there. */
  async function ask(text: string): Promise<void> {
    const question = text.trim();
    if (question === "") return;
    if (chat.phase === "idle" && (await chat.ask(question))) return;
    const { current } = field;
    if (!current) return;
    current.value = `${question} ${current.value}`.trim();
    noteTyped(current.value);
    if (chat.phase !== "idle") setWaiting(true);
  }

  /** Asks what stands in the field, or lets it wait. */
  function send(form: HTMLFormElement) {
    if (isEmpty) return;
    if (chat.phase !== "idle") return setWaiting(true);
    void ask(field.current?.value ?? "");
    form.reset();
    noteTyped("");
  }

  function noteTyped(text: string): void {
    const isNothing = text.trim() === "";
    setEmpty(isNothing);
    if (isNothing) setWaiting(false);
    store("sessionStorage", TYPED, isNothing ? null : text);
  }

  useEffect(() => {
    const kept = readStored("sessionStorage", TYPED);
    if (!field.current || !kept) return;
    field.current.value = kept;
    setEmpty(false);
  }, []);

  /** A question that waits goes once the last one is answered; where that failed, both are in the field. */
  const onIdle = useEffectEvent(() => {
    setWaiting(false);
    if (isWaiting && !chat.failure) field.current?.form?.requestSubmit();
  });
  useEffect(() => {
    if (chat.phase === "idle") onIdle();
  }, [chat.phase]);

  return { field, isEmpty, isWaiting, ask, send, noteTyped };
}
