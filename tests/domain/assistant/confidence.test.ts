import { expect, test } from "vitest";
import { ownEntries, say } from "./asked";

test("what clients write in confidence is about forms, our own secrecy about an agreement, and neither about chatbots", () => {
  for (const [locale, message] of [
    ["fr", "Et la confidentialité des échanges avec mes clients ?"],
    ["fr", "je suis notaire, et le secret ?"],
    ["en", "is my clients' correspondence confidential?"],
  ] as const)
    expect(ownEntries(locale, message), message).toEqual(["features.secureForm"]);
  for (const [locale, message] of [
    ["fr", "Êtes-vous soumis au secret professionnel ?"],
    ["en", "are you bound by professional secrecy?"],
  ] as const)
    expect(ownEntries(locale, message), message).toEqual(["details.secrecy"]);
  expect(say("fr", "Ce chat est-il confidentiel ?").answer).toBe("people.privacy");
  const term = ["Et la confidentialité des échanges avec mes clients ?", "Quelle est la durée du contrat ?"];
  expect(ownEntries("fr", ...term)).toEqual(["conditions.bound"]);
});
