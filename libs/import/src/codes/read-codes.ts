import { excerpt } from '../records/excerpt.ts';
import type { Problem } from '../records/problem.ts';
import { readEntry } from './read-entry.ts';

/** A release, or a recording, that is to be looked up. */
export interface ListedCode {
  readonly kind: 'upc' | 'isrc' | 'url';
  /**
   * As it is looked up: digits without separators, twelve characters without hyphens, or an address without what only
   * tracks people. A short link is itself.
   */
  readonly code: string;
  /** First line that has it, from 1. */
  readonly line: number;
}

/** What a list of codes and links says. */
export interface CodeList {
  /** Each code and each page once, in the order of the list. */
  readonly codes: readonly ListedCode[];
  /** Those that an earlier line has too, in any spelling, and in whatever country's store. */
  readonly repeated: readonly ListedCode[];
  readonly problems: readonly Problem[];
  /** Entries beyond {@link MOST_CODES} and {@link MOST_LINKS}, which are not read. */
  readonly leftOut: number;
  /** Links among them. */
  readonly linksLeftOut: number;
}

/** Entries of one list. Each is looked up at several services. */
export const MOST_CODES = 10_000;
/** Links among them. */
export const MOST_LINKS = 1000;

/** Signs between entries. A link also ends where the next begins. */
const BETWEEN = /[\t,;|،；，、]|\s+(?=https?:\/\/)/iu;

/**
 * Reads UPCs, EANs, ISRCs and links of music services from pasted text or a text file, in any mixture. Each stands on its
 * own line, or is separated by a comma, a semicolon, a tab or a vertical bar. Hyphens and spaces within a code do not count.
 *
 * @param completeZeros whether leading zeros that a spreadsheet removed from UPCs are restored
 */
export function readCodes(text: string, { completeZeros }: { readonly completeZeros: boolean }): CodeList {
  const codes = new Map<string, ListedCode>();
  const repeated: ListedCode[] = [];
  const problems: Problem[] = [];
  const [left, links] = [{ all: 0, links: 0 }, { read: 0 }];
  for (const { entry, line } of entriesOf(text)) {
    const read = readEntry(entry, completeZeros);
    if (!read.ok) {
      problems.push({ ...read, field: null, place: { part: '', line, column: '' }, found: excerpt(entry) });
      continue;
    }
    const listed = { kind: read.kind, code: read.code, line };
    const isLink = read.kind === 'url';
    if (codes.has(read.key)) repeated.push(listed);
    else if (codes.size === MOST_CODES || (isLink && links.read === MOST_LINKS)) {
      left.all += 1;
      if (isLink) left.links += 1;
    } else {
      codes.set(read.key, listed);
      if (isLink) links.read += 1;
    }
  }
  return { codes: [...codes.values()], repeated, problems, leftOut: left.all, linksLeftOut: left.links };
}

function* entriesOf(text: string): Generator<{ readonly entry: string; readonly line: number }> {
  let line = 0;
  for (const row of text.split(/\r\n|\r|\n/)) {
    line += 1;
    for (const part of row.split(BETWEEN)) {
      const entry = part.replaceAll(/["'“”<>\uFEFF]/gu, '').trim();
      if (entry !== '') yield { entry, line };
    }
  }
}
