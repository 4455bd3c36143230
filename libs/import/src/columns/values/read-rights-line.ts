import type { RightsLine } from '@countin/domain/release';

const SIGN = String.raw`(?:[℗©ⓅⒸⓟⓒ]|\([pc]\))`;
/** Signs at the start of a line, such as `℗ & ©`. */
const SIGNS = new RegExp(String.raw`^(?:\s*${SIGN}(?:\s*[&+/]\s*(?=${SIGN}))?)*`, 'iu');
const P_SIGN = /[℗Ⓟⓟ]|\(p\)/iu;
const C_SIGN = /[©Ⓒⓒ]|\(c\)/iu;
const LINE = /^(?:(?<year>(?:19|20)\d{2}|2100)(?=$|[\s,.:])[\s,.:]*)?(?<owner>.*)$/su;

/**
 * Year and owner of a line such as `℗ 2026 Tide Line Records`, with or without its sign. Null for a line with the other
 * sign alone, and for one that says nothing.
 *
 * @param recording whether it is the ℗ line
 */
export function readRightsLine(text: string, recording: boolean): RightsLine | null {
  const signs = SIGNS.exec(text)?.[0] ?? '';
  const [own, other] = recording ? [P_SIGN, C_SIGN] : [C_SIGN, P_SIGN];
  if (other.test(signs) && !own.test(signs)) return null;
  const { year, owner = '' } = LINE.exec(text.slice(signs.length).trim())?.groups ?? {};
  if (year === undefined && owner.trim() === '') return null;
  return { year: year === undefined ? null : Number(year), owner: owner.trim() };
}
