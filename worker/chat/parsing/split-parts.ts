/** Where a second question begins within a sentence: “what does it cost and how long does it take” */
const NEXT_QUESTION =
  /(?:,\s*|(?:,\s*|\s+)(?:and|et|puis|(?<!tant )pis|also|aussi|sinon)\s+)(?=(?:if i|si j\p{L}*|si on|vous (?:êtes|etes|faites|avez|pouvez|prenez|parlez)|how|what['’]?s?|when|who(?:['’]?s|['’]d)?|where|which|why|is|are|do|does|can|could|will|combien|comment|quand|qui|où|ou|quel|quelle|est-ce|est ce|peut|peux|pouvez|avez|faites|c'est|ça|ca|y a|il y a|en combien|à qui)(?!\p{L}))/iu;

/** Splits a message into its sentences and questions. */
export function splitParts(text: string): string[] {
  return text.split(/(?<=[?!;…]|\p{L}{3}\.|\.(?=\s+\p{Lu}))\s+|\n|\s*\b\d[).]\s/u).flatMap(splitQuestions);
}

/** The questions of a sentence. The text before the first may only lead up to it, such as “Good morning”. */
function splitQuestions(sentence: string): string[] {
  const questions = withCondition(sentence.split(NEXT_QUESTION)).flatMap(splitBoth);
  return /\?\s*$/.test(sentence) ? questions.map((each, at) => (at > 0 ? `${each}?` : each)) : questions;
}

/** “And if the committee changes, who keeps the logins?” is one question. */
const CONDITION =
  /^(?:(?:et|and|mais|but|ok|donc|alors|so),?\s+)*(?:si|s['’]il|if|when|quand)\s+(?:[\p{L}'’]+\s+){1,4}[\p{L}'’]+$/iu;

function withCondition([first = "", second, ...others]: string[]): string[] {
  return second !== undefined && CONDITION.test(first)
    ? [`${first}, ${second}`, ...others]
    : [first, ...(second === undefined ? [] : [second]), ...others];
}

/** “Who keeps the domain and the emails?” becomes two questions. */
const OF_BOTH =
  /^(.*\b(?:qui (?:garde|récupère|recupere|paie|paye)|à qui (?:est|sont|appartien\w+|reste\w*)|que devien\w+|who (?:keeps|owns|gets|pays)|what (?:happens to|becomes of)))\s+(.+?)\s+(?:et|pis|puis|and)\s+((?:les?|la|l['’]|mon|ma|mes|nos|notre|the|my|our)\b.+)$/iu;

function splitBoth(question: string): string[] {
  const [, asked, one, other] = OF_BOTH.exec(question) ?? [];
  return asked === undefined ? [question] : [`${asked} ${one}?`, `${asked} ${other}`];
}
