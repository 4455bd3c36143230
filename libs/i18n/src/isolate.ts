/** Letters of right-to-left scripts, by Unicode block. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

export function hasRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/** Wraps a text in a bidi isolate, as `<bdi>` does in markup: https://www.unicode.org/reports/tr9/ */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
