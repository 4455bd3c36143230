import { gtinSpellings, parseGtin, parseIsrc, type Gtin } from '@countin/domain/identifiers';
import { completedUpc } from './completed-upc.ts';
import type { ReadEntry } from './entry.ts';
import { readLinkEntry } from './read-link-entry.ts';

/** Characters of a code with its separators that are looked at. */
const LONGEST = 64;
/** A link by its scheme, a link without one, or an address of an app such as `spotify:album:…`. */
const LINK = /^(?:[a-z][a-z\d+.-]*:\/\/|spotify:[a-z]+:|[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:[/?#:]|$))/iu;
/** Text that was meant to be a code has some digits, and no words. */
const FEWEST_DIGITS = 5;
const CODE_LIKE = /^[\p{L}\p{N}\s.+-]{1,24}$/u;

/** Reads one entry of a list: a UPC, an ISRC or a link. */
export function readEntry(entry: string, completeZeros: boolean): ReadEntry {
  if (LINK.test(entry)) return readLinkEntry(entry);
  if (entry.length > LONGEST) return { ok: false, code: 'import/cell-too-long', params: { max: LONGEST } };
  const isrc = parseIsrc(entry);
  if (isrc.ok) return { ok: true, kind: 'isrc', code: isrc.isrc, key: isrc.isrc };
  // Whatever has a letter was meant to be an ISRC, or is no code at all.
  if (/\p{L}/u.test(entry))
    return { ok: false, code: isCodeLike(entry) ? isrc.error.code : 'import/no-entry', params: {} };
  return readUpc(entry, completeZeros);
}

function readUpc(entry: string, completeZeros: boolean): ReadEntry {
  const gtin = parseGtin(entry);
  if (gtin.ok) return { ok: true, kind: 'upc', code: shortestOf(gtin.gtin), key: gtin.gtin.key };
  const completed = completedUpc(entry);
  if (completed !== null && completeZeros) return readUpc(completed, false);
  if (completed !== null)
    return { ok: false, code: 'import/lost-zeros', params: { digits: entry, expected: completed } };
  const { code, ...params } = gtin.error;
  return { ok: false, code, params };
}

function isCodeLike(entry: string): boolean {
  return CODE_LIKE.test(entry) && (entry.match(/\p{N}/gu)?.length ?? 0) >= FEWEST_DIGITS;
}

/** The spelling without needless zeros: services compare digits, and most store twelve or thirteen. */
function shortestOf(gtin: Gtin): string {
  return gtinSpellings(gtin).toSorted((one, other) => one.length - other.length)[0] ?? gtin.text;
}
