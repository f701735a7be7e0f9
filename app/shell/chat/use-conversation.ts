import { useEffect, useEffectEvent, useReducer, useState } from "react";
import { loadHistory, onOtherTab, saveHistory } from "#app/browser/chat-history";
import { pageContext } from "#app/browser/measurement/page-context";
import { postJson } from "#app/browser/post-json";
import { wantsMotion } from "#app/browser/wants-motion";
import { type ChatReply, chatReply } from "#app/domain/chat/chat-reply";
import type { AnswerVote, ChatTurn } from "#app/domain/chat/chat-request";
import {
  appendToHistory,
  type ChatMessage,
  conversationReducer,
  emptyConversation,
  failureOf,
  TURN_LIMIT,
  TURNS_LIMIT,
  visibleCharacters,
} from "#app/domain/chat/conversation";
import { withoutLinks } from "#app/domain/language/linked-text";
import type { Locale } from "#app/domain/language/locale";

const TICK_MS = 15;

function messageFrom(from: ChatMessage["from"], text: string): ChatMessage {
  return { id: crypto.randomUUID(), from, text, timestamp: new Date().toISOString() };
}

export type Conversation = ReturnType<typeof useConversation>;

/** Asks the assistant, types out its answers, and stores questions and answers in this browser. */
export function useConversation(locale: Locale) {
  const [state, dispatch] = useReducer(conversationReducer, emptyConversation);
  const [history, setHistory] = useState(loadHistory);
  const [after, setAfter] = useState<ChatReply | null>(null);
  const last = state.messages.at(-1);
  const shown = useTyped(state.phase === "typing" ? last?.text : undefined, () =>
    dispatch({ type: "typed" }),
  );

  useEffect(() => onOtherTab(() => setHistory(loadHistory())), []);

  function remember(...messages: ChatMessage[]): void {
    const next = messages.reduce(appendToHistory, loadHistory());
    saveHistory(next);
    setHistory(next);
  }

  /** Asks a question; false if it got no answer. */
  async function ask(message: string): Promise<boolean> {
    const question = messageFrom("user", message);
    dispatch({ type: "ask", message: question });
    setAfter(null);
    const answer = await postJson("/api/chat.php", {
      message,
      action: "message",
      locale,
      turns: lastTurns(state.messages),
      ...placeOf(),
    });
    const parsed = chatReply.safeParse(answer?.body);
    if (answer?.status !== 200 || !parsed.success) {
      dispatch({ type: "fail", failure: failureOf(answer?.status) });
      return false;
    }
    const answered = messageFrom("bot", parsed.data.reply);
    setAfter(parsed.data);
    dispatch({ type: "answer", message: answered });
    remember(question, answered);
    return true;
  }

  function forget(): void {
    saveHistory([]);
    setHistory([]);
  }

  /** Sends which answer helped or not, and nothing of the conversation. */
  function vote(which: AnswerVote["vote"]): void {
    if (after) void postJson("/api/answer-vote", { answer: after.answer, vote: which, locale });
  }

  return { ...state, history, shown, after, ask, forget, vote };
}

/** How many characters of a reply are typed out so far. With reduced motion, nothing is typed out. */
function useTyped(reply: string | undefined, onTyped: () => void): number {
  const [shown, setShown] = useState(0);
  const done = useEffectEvent(onTyped);
  useEffect(() => {
    if (reply === undefined) return;
    if (!wantsMotion()) return done();
    const { length } = withoutLinks(reply);
    const start = performance.now();
    const timer = setInterval(() => {
      const count = visibleCharacters(performance.now() - start);
      setShown(count);
      if (count >= length) done();
    }, TICK_MS);
    return () => {
      clearInterval(timer);
      setShown(0);
    };
  }, [reply]);
  return shown;
}

/** The last messages, as many and as long as the server accepts. */
function lastTurns(messages: ChatMessage[]): ChatTurn[] {
  return messages.slice(-TURNS_LIMIT).map(({ from, text }) => ({ from, text: text.slice(0, TURN_LIMIT) }));
}

function placeOf() {
  const { url, page, path, locale: language, device, viewport } = pageContext();
  return { url, context: { page, path, language, device, viewport } };
}
