import { gtinSpellings, parseGtin, parseIsrc, type Gtin } from '@countin/domain/identifiers';
import type { CatalogueItem, CatalogueTrack, ReleaseParts } from './catalogue-client.ts';

/** Parts of an item of which the answer says nothing. */
export const NO_PARTS: ReleaseParts = {
  tracks: [],
  cover: null,
  releaseKind: null,
  parted: null,
  pLine: null,
  cLine: null,
  genres: [],
};

/** Bar codes of an answer as 14 digits. Services also have internal numbers in that field; those are left out. */
export function gtinKeys(...codes: readonly (string | null | undefined)[]): string[] {
  return codes.flatMap((code) => {
    const parsed = parseGtin(code ?? '');
    return parsed.ok ? [parsed.gtin.key] : [];
  });
}

/** ISRCs of an answer's tracks, in order; empty if one is missing. */
export function isrcsOf(codes: readonly (string | null | undefined)[]): string[] {
  const found = codes.flatMap((code) => {
    const parsed = parseIsrc(code ?? '');
    return parsed.ok ? [parsed.isrc] : [];
  });
  return found.length === codes.length ? found : [];
}

/** Durations of all tracks; empty if the answer has not all of them. */
export function durationsOf(durations: readonly (number | null | undefined)[], trackCount: number | null): number[] {
  const known = durations.filter((duration) => duration != null && duration > 0);
  return known.length === durations.length && known.length === (trackCount ?? known.length) ? known.map(Number) : [];
}

/** Tracks in the order of discs and numbers; empty if some of the album are missing. */
export function allTracks(tracks: readonly CatalogueTrack[], trackCount: number | null): readonly CatalogueTrack[] {
  if (tracks.length !== (trackCount ?? tracks.length)) return [];
  return [...tracks].sort((one, other) => one.disc - other.disc || one.number - other.number);
}

/** A whole number of milliseconds, or null if unknown. */
export function durationOf(milliseconds: number | null | undefined): number | null {
  return milliseconds != null && milliseconds > 0 ? Math.round(milliseconds) : null;
}

/** ISRC of an answer; null if it is missing or none. */
export function isrcOf(code: string | null | undefined): string | null {
  const parsed = parseIsrc(code ?? '');
  return parsed.ok ? parsed.isrc : null;
}

/** Date of an answer as `2026`, `2026-11` or `2026-11-20`. Deezer writes `0000-00-00` for an unknown one. */
export function dateOf(date: string | null | undefined): string | null {
  const found = /^(?!0000)\d{4}(?:-(?!00)\d{2}(?:-(?!00)\d{2})?)?/.exec(date ?? '')?.[0];
  return found ?? null;
}

/** Milliseconds of an ISO 8601 duration such as `PT3M5S`; null if it is broken. */
export function isoDurationMs(duration: string | null | undefined): number | null {
  const match = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?$/.exec(duration ?? '');
  if (!match) return null;
  const [hours = 0, minutes = 0, seconds = 0] = match.slice(1).map((part) => Number(part ?? 0));
  return Math.round(((hours * 60 + minutes) * 60 + seconds) * 1000);
}

/** Country asked, as the only one that an answer vouches for. */
export function onlyIn(market: string): CatalogueItem['markets'] {
  return { live: [market], complete: false };
}

/** Asks for each spelling of a bar code until one has an answer. */
export async function firstSpelling<Item>(
  gtin: Gtin,
  ask: (spelling: string) => Promise<readonly Item[]>,
): Promise<readonly Item[]> {
  for (const spelling of gtinSpellings(gtin)) {
    const found = await ask(spelling);
    if (found.length > 0) return found;
  }
  return [];
}
