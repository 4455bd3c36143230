import { plainDigits } from './plain-digits.ts';

/** Prefix code (two letters, three letters or digits), year, designation. Source: ISO 3901:2019. */
const ISRC = /^[A-Z]{2}[A-Z0-9]{3}\d{7}$/;
const LENGTH = 12;

/** Why a text is no ISRC. */
type IsrcError =
  { readonly code: 'isrc/empty' | 'isrc/format' } | { readonly code: 'isrc/length'; readonly length: number };

/** Result of {@link parseIsrc}: twelve characters, upper case, no hyphens. */
export type ParsedIsrc =
  { readonly ok: true; readonly isrc: string } | { readonly ok: false; readonly error: IsrcError };

/** Parses an ISRC with or without hyphens. An ISRC has no check digit. */
export function parseIsrc(entered: string): ParsedIsrc {
  const isrc = plainDigits(entered)
    .toUpperCase()
    .replace(/^\s*ISRC\b[\s:]*/, '')
    .replace(/[\s-]/g, '');
  if (isrc === '') return { ok: false, error: { code: 'isrc/empty' } };
  if (isrc.length !== LENGTH) return { ok: false, error: { code: 'isrc/length', length: isrc.length } };
  return ISRC.test(isrc) ? { ok: true, isrc } : { ok: false, error: { code: 'isrc/format' } };
}

/** An ISRC as labels print it: `GB-AYE-06-00001`. */
export function formatIsrc(isrc: string): string {
  return [isrc.slice(0, 2), isrc.slice(2, 5), isrc.slice(5, 7), isrc.slice(7)].join('-');
}

/** ISRC that several tracks of a release have, with their positions counted from 0. */
export interface DuplicateIsrc {
  readonly isrc: string;
  readonly positions: readonly number[];
}

/** Finds ISRCs that several tracks share. Empty and invalid ones are ignored. */
export function duplicateIsrcs(tracks: readonly (string | null)[]): DuplicateIsrc[] {
  const positions = new Map<string, number[]>();
  for (const [at, entered] of tracks.entries()) {
    const parsed = parseIsrc(entered ?? '');
    if (parsed.ok) positions.set(parsed.isrc, [...(positions.get(parsed.isrc) ?? []), at]);
  }
  return [...positions].filter(([, found]) => found.length > 1).map(([isrc, found]) => ({ isrc, positions: found }));
}
