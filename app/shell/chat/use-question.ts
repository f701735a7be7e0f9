import { useEffect, useEffectEvent, useRef, useState } from "react";
import { readStored, store } from "#app/browser/storage";
import type { Conversation } from "./use-conversation";

/** The `sessionStorage` key of the text in the field; those of forms are similar (typed-text.ts). */
const TYPED = "typed.chat";

/**
 * The field for questions. A question that is sent before the last one is answered waits in it. Its text survives a
 * reload.
 */
export function useQuestion(chat: Conversation) {
  const field = useRef<HTMLInputElement>(null);
  const [isEmpty, setEmpty] = useState(true);
  const [isWaiting, setWaiting] = useState(false);

  /**
   * Asks a question. If that fails, or if the last question is not answered yet, the question is put into the field,
   * before what was typed there; in the second case it waits.
   */
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

  /** Asks the question in the field, or lets it wait for the last answer. */
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

  /** Sends the waiting question once the last one is answered; if the last one failed, both stay in the field. */
  const onIdle = useEffectEvent(() => {
    setWaiting(false);
    if (isWaiting && !chat.failure) field.current?.form?.requestSubmit();
  });
  useEffect(() => {
    if (chat.phase === "idle") onIdle();
  }, [chat.phase]);

  return { field, isEmpty, isWaiting, ask, send, noteTyped };
}
