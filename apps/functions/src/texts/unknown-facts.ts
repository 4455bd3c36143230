const LINK = /(?:https?:\/\/|www\.)[^\s<>"”’)\]]+/giu;
const NAME = /(?<![\w.])@[\w.]+/gu;
const QUOTATION = /[“„"«「『]([^“”„"«»「」『』]{2,})[”“"»」』]/gu;
const NUMBER = /\p{Nd}+/gu;
/** Code points of the digit zero; the other digits of a script follow it. */
const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0xff10];

/**
 * Links, account names, quotations and numbers of a draft that its facts do not contain. An assistant may have
 * invented them, so the artist is asked to check each.
 *
 * @param known everything that the draft may repeat
 */
export function unknownFacts(draft: string, known: readonly string[]): string[] {
  const knownText = known.join('\n').toLowerCase();
  const knownNumbers = numbersIn(known.join('\n'));
  const isNew = (found: string) => !knownText.includes(found.toLowerCase().replace(/[.,;:!?]+$/u, ''));
  const named = [...matches(draft, LINK), ...matches(draft, NAME), ...matches(draft, QUOTATION)].filter(isNew);
  const rest = draft.replaceAll(LINK, ' ').replaceAll(NAME, ' ');
  const numbers = [...numbersIn(rest)].filter((number) => !knownNumbers.has(number));
  return [...new Set([...named, ...numbers])];
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([whole, inner]) => inner ?? whole);
}

/** Numbers in the digits of any script, without leading zeros: `04`, `4` and `٤` are one. */
function numbersIn(text: string): Set<string> {
  const plain = text.replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit)));
  return new Set(matches(plain, NUMBER).map((number) => number.replace(/^0+(?=.)/, '')));
}

function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? 0 : code - zero;
}
