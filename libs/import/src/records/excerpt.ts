const LONGEST = 200;
/** Half of a pair of surrogates, and control characters: no message can show them. */
const UNSHOWABLE = /\p{Surrogate}|[^\P{Cc}\n\t]/gu;

/** At most 200 characters of a text, in which no message can break. */
export function excerpt(text: string): string {
  return text.slice(0, LONGEST).replaceAll(UNSHOWABLE, '\u{fffd}');
}
