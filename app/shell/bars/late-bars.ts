// Bars that ask, loaded as one chunk: if one came after the other, it would shift the first.
export { ConsentBar } from "./consent-bar";
export { LanguageQuestion } from "./language-question";
