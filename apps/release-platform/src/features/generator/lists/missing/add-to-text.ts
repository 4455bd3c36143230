import type { MissingReleases } from '@countin/data/imports';
import { referenceKey, storeReferenceOf } from '@countin/domain/store-links';
import { readCodes } from '@countin/import/codes';
import { MOST_ENTRIES } from '../list-limits.ts';

/** A release that is missing. */
export type MissingRow = MissingReleases['rows'][number];

/** What the text of a list has. */
export interface ListedText {
  /** Number of its entries. */
  readonly entries: number;
  /** Whether one of a release's pages is in it. */
  readonly has: (row: MissingRow) => boolean;
}

/** The text of a list after releases were added. */
export interface Addition {
  readonly text: string;
  readonly added: number;
  /** Releases for which the list has no room. */
  readonly left: number;
}

/** Reads the text of a list. */
export function readListed(text: string): ListedText {
  const { codes, leftOut } = readCodes(text, { completeZeros: true });
  const pages = new Set(codes.flatMap(({ kind, code }) => (kind === 'url' ? [pageKey(code)] : [])));
  return { entries: codes.length + leftOut, has: ({ links }) => links.some(({ url }) => pages.has(pageKey(url))) };
}

/** Adds the first page of each release that the text has not, as long as there is room. What is there stays. */
export function addToText(text: string, rows: readonly MissingRow[]): Addition {
  const listed = readListed(text);
  const open = rows.filter((row) => !listed.has(row));
  const added = open.slice(0, Math.max(0, MOST_ENTRIES - listed.entries));
  const lines = added.flatMap(({ links }) => links.slice(0, 1).map(({ url }) => url));
  const before = text.trim() === '' ? [] : [text.trimEnd()];
  return { text: [...before, ...lines].join('\n'), added: added.length, left: open.length - added.length };
}

function pageKey(url: string): string {
  const reference = storeReferenceOf(url);
  return reference ? referenceKey(reference) : url;
}
