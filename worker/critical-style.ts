/** A rule of a style sheet, or rules under a condition. */
export type StyleRule =
  /** `selectors` are the classes that each selector of the rule asks for. */
  { text: string; selectors: string[][] } | { text: string; inside: StyleRule[] };

export interface SplitStyle {
  /** What can apply to the page as it is sent. */
  critical: string;
  /** What only script can make apply. */
  rest: string;
}

/** Divides the rules of a page's sheets by the classes in its HTML. */
export function splitStyle(rules: StyleRule[], html: string): SplitStyle {
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, value = ""]) => value.split(" "));
  return split(rules, new Set(names));
}

function split(rules: StyleRule[], classes: ReadonlySet<string>): SplitStyle {
  const style = { critical: "", rest: "" };
  for (const rule of rules) {
    if ("inside" in rule) {
      const { critical, rest } = split(rule.inside, classes);
      if (critical) style.critical += `${rule.text}{${critical}}`;
      if (rest) style.rest += `${rule.text}{${rest}}`;
    } else {
      const applies = rule.selectors.some((needed) => needed.every((name) => classes.has(name)));
      style[applies ? "critical" : "rest"] += rule.text;
    }
  }
  return style;
}
