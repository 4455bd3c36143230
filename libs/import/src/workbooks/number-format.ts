/** What a number format shows of a number. */
export interface NumberFormat {
  /** A day, a month or a year. */
  readonly date: boolean;
  /** Hours, minutes or seconds. */
  readonly time: boolean;
  readonly seconds: boolean;
  /** Digits that whole numbers are filled up to with zeros; 0: none. */
  readonly digits: number;
}

/** The format of cells that have none of their own. */
export const GENERAL: NumberFormat = { date: false, time: false, seconds: false, digits: 0 };

/** Formats that files name by number alone (ECMA-376, 18.8.30), if they show a date or a time. */
const BUILT_IN: Readonly<Record<number, string>> = {
  14: 'm/d/yy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'm/d/yy h:mm',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
};

/** Dates or times of East Asian languages, by language. The value shows which. */
const isEastAsian = (id: number) => (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** Texts, colours, currencies and conditions; a letter that fills a place; exponents; halves of the day. */
const NO_PARTS = /"[^"]*"?|\\.|[_*].|\[(?!(?:h+|m+|s+)\])[^\]]*\]|E[+-]|AM\/PM|A\/P/gi;

/** The format of a number, or of its code if the file has one. */
export function numberFormat(id: number, code: string | undefined): NumberFormat {
  if (code === undefined && isEastAsian(id)) return { ...GENERAL, date: true, time: true };
  const first = (code ?? BUILT_IN[id] ?? '').slice(0, 300).replaceAll(NO_PARTS, '').split(';')[0] ?? '';
  if (/^\s*(?:general|standard)?\s*$/i.test(first)) return GENERAL;
  if (/^0+$/.test(first)) return { ...GENERAL, digits: first.length };
  const parts = first.toLowerCase().match(/([a-z])\1*/g) ?? [];
  // Months and minutes have one letter: minutes stand behind hours or before seconds.
  const letters = parts.map((part) => part.charAt(0));
  const isMinute = (at: number) => letters[at - 1] === 'h' || letters[at + 1] === 's' || first.includes('[m');
  return {
    date: letters.some((letter, at) => 'ydgeb'.includes(letter) || (letter === 'm' && !isMinute(at))),
    time: letters.some((letter, at) => 'hs'.includes(letter) || (letter === 'm' && isMinute(at))),
    seconds: letters.includes('s'),
    digits: 0,
  };
}
