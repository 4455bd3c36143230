/** Digits of the scripts in which users of the ten languages enter numbers; NFKC replaces full-width ones. */
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g;
/** Code points of Arabic and Persian zero end in 0 (hexadecimal), that of the Devanagari zero in 6. */
const DEVANAGARI_ZERO = 0x966;

/** Replaces Arabic, Persian, Devanagari and full-width digits by 0 to 9. */
export function plainDigits(text: string): string {
  return text.normalize('NFKC').replace(OTHER_DIGITS, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code >= DEVANAGARI_ZERO ? code - DEVANAGARI_ZERO : code % 16);
  });
}
