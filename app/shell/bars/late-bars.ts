// The bars with questions, loaded as one chunk: if the second came later, it would shift the first.
export { ConsentBar } from "./consent-bar";
export { LanguageQuestion } from "./language-question";
