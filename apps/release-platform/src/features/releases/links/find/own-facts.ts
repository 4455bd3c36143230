import type { FoundLink } from '@countin/domain/link-finding';
import type { ProductContent } from '@countin/domain/release';

/** Facts of a release to compare side by side. */
export type ComparedFacts = Pick<NonNullable<FoundLink['facts']>, 'title' | 'artists' | 'trackCount' | 'date'>;
/** Facts of the artist's release. */
export type OwnFacts = ComparedFacts;

/** Entries of the artist for a release. */
export function ownFacts({ title, tracks, releaseMoment }: ProductContent, artistName: string): OwnFacts {
  return { title, artists: [artistName], trackCount: tracks.length || null, date: releaseMoment?.date ?? null };
}
