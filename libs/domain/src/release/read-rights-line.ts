import type { RightsLine } from './release-metadata.ts';

const MARK = String.raw`[℗©ⓅⒸⓟⓒ]|\([pc]\)`;
const YEAR = String.raw`(?:19|20)\d{2}|2100`;
/** The word is one only in front of a year or of another sign: "Copyright Control" is an owner. */
const SIGN = String.raw`(?:${MARK}|copyright(?=[\s:]*(?:${MARK}|${YEAR})))`;
/** Signs at the start of a text, such as `℗ & ©`. */
const SIGNS = new RegExp(String.raw`^(?:\s*${SIGN}(?:\s*[&+/]\s*(?=${SIGN}))?)*[\s:]*`, 'iu');
const P_SIGN = /[℗Ⓟⓟ]|\(p\)/iu;
const C_SIGN = /[©Ⓒⓒ]|\(c\)|copyright/iu;
const YEAR_OF_LINE = new RegExp(String.raw`^(${YEAR})(?=$|[\s,.:]|${MARK})[\s,.:]*`, 'iu');

/** Which of the two signs a line may have: ℗ of recordings or © of texts and pictures. `any`: its sign says nothing. */
export type RightsSign = 'p' | 'c' | 'any';

/**
 * Year and owner of a line such as `℗ 2026 Tide Line Records`, with or without its sign, which may also follow the year. The
 * owner is as long as it was written. Null for a line with the other sign alone, and for one that says nothing.
 */
export function readRightsLine(text: string, sign: RightsSign): RightsLine | null {
  const before = SIGNS.exec(text)?.[0] ?? '';
  const unsigned = text.slice(before.length);
  const [whole = '', year] = YEAR_OF_LINE.exec(unsigned) ?? [];
  const rest = unsigned.slice(whole.length);
  const after = year === undefined ? '' : (SIGNS.exec(rest)?.[0] ?? '');
  if (isOther(before + after, sign)) return null;
  const owner = rest.slice(after.length).trim();
  return year === undefined && owner === '' ? null : { year: year === undefined ? null : Number(year), owner };
}

function isOther(signs: string, sign: RightsSign): boolean {
  if (sign === 'any') return false;
  const [own, other] = sign === 'p' ? [P_SIGN, C_SIGN] : [C_SIGN, P_SIGN];
  return other.test(signs) && !own.test(signs);
}
