import { gtinSpellings, parseGtin, parseIsrc, type Gtin } from '@countin/domain/identifiers';
import { excerpt } from '../records/excerpt.ts';
import type { Problem } from '../records/problem.ts';
import { completedUpc } from './completed-upc.ts';

/** A release, or a recording, that is to be looked up. */
export interface ListedCode {
  readonly kind: 'upc' | 'isrc';
  /** As it is looked up: digits without separators, or twelve characters without hyphens. */
  readonly code: string;
  /** First line that has it, from 1. */
  readonly line: number;
}

/** What a list of codes says. */
export interface CodeList {
  /** Each code once, in the order of the list. */
  readonly codes: readonly ListedCode[];
  /** Codes that an earlier line has too, in any spelling. */
  readonly repeated: readonly ListedCode[];
  readonly problems: readonly Problem[];
  /** Codes beyond {@link MOST_CODES}, which are not read. */
  readonly leftOut: number;
}

/** Codes of one list. Each is looked up at several services. */
export const MOST_CODES = 10_000;

/** Characters of a code with its separators that are looked at. */
const LONGEST = 64;
const LIST_SIGNS = /[\t,;|،；，、]/u;

/**
 * Reads UPCs, EANs and ISRCs from pasted text or a text file. Each stands on its own line, or is separated by a comma, a
 * semicolon, a tab or a vertical bar. Hyphens and spaces within a code do not count.
 *
 * @param completeZeros whether leading zeros that a spreadsheet removed from UPCs are restored
 */
export function readCodes(text: string, { completeZeros }: { readonly completeZeros: boolean }): CodeList {
  const codes = new Map<string, ListedCode>();
  const repeated: ListedCode[] = [];
  const problems: Problem[] = [];
  let leftOut = 0;
  for (const { entry, line } of entriesOf(text)) {
    const read = readCode(entry, completeZeros);
    if (!read.ok) problems.push({ ...read, field: null, place: { part: '', line, column: '' }, found: excerpt(entry) });
    else if (codes.has(read.key)) repeated.push({ kind: read.kind, code: read.code, line });
    else if (codes.size === MOST_CODES) leftOut += 1;
    else codes.set(read.key, { kind: read.kind, code: read.code, line });
  }
  return { codes: [...codes.values()], repeated, problems, leftOut };
}

function* entriesOf(text: string): Generator<{ readonly entry: string; readonly line: number }> {
  let line = 0;
  for (const row of text.split(/\r\n|\r|\n/)) {
    line += 1;
    for (const part of row.split(LIST_SIGNS)) {
      const entry = part.replaceAll(/["'“”\uFEFF]/gu, '').trim();
      if (entry !== '') yield { entry, line };
    }
  }
}

type ReadCode =
  | { readonly ok: true; readonly kind: ListedCode['kind']; readonly code: string; readonly key: string }
  | { readonly ok: false; readonly code: Problem['code']; readonly params: Problem['params'] };

function readCode(entry: string, completeZeros: boolean): ReadCode {
  if (entry.length > LONGEST) return { ok: false, code: 'import/cell-too-long', params: { max: LONGEST } };
  const isrc = parseIsrc(entry);
  if (isrc.ok) return { ok: true, kind: 'isrc', code: isrc.isrc, key: isrc.isrc };
  // Whatever has a letter was meant to be an ISRC.
  if (/\p{L}/u.test(entry)) return { ok: false, code: isrc.error.code, params: {} };
  const gtin = parseGtin(entry);
  if (gtin.ok) return { ok: true, kind: 'upc', code: shortestOf(gtin.gtin), key: gtin.gtin.key };
  const completed = completedUpc(entry);
  if (completed !== null && completeZeros) return readCode(completed, false);
  if (completed !== null)
    return { ok: false, code: 'import/lost-zeros', params: { digits: entry, expected: completed } };
  const { code, ...params } = gtin.error;
  return { ok: false, code, params };
}

/** The spelling without needless zeros: services compare digits, and most store twelve or thirteen. */
function shortestOf(gtin: Gtin): string {
  return gtinSpellings(gtin).toSorted((one, other) => one.length - other.length)[0] ?? gtin.text;
}
