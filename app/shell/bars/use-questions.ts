import { useEffect, useState } from "react";

/** The questions' own script, loaded once one is asked; undefined until then, and if loading fails. */
export function useQuestions(isAsked: boolean): typeof import("./questions") | undefined {
  const [questions, setQuestions] = useState<typeof import("./questions")>();
  useEffect(() => {
    // Not `React.lazy`: suspending this late would start the page's view transition.
    if (isAsked) import("./questions").then(setQuestions, () => {});
  }, [isAsked]);
  return questions;
}
