// What the foot of the screen asks, fetched as one: two that came one after the other would push each other.
export { ConsentBar } from "./consent-bar";
export { LanguageQuestion } from "./language-question";
