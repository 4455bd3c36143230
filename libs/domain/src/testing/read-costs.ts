import type { PageReader } from '../pages/page-contract.ts';

/** What each read of a page costs in document reads or bounded queries; null depends on what is found. */
export const READ_COSTS = {
  releasePage: 1,
  // The claim of the artist's slug, and the release; a former slug costs two more.
  releaseBySlugs: 2,
  profileBySlug: null,
  releasesOfArtist: 1,
  releasesOfLabel: 1,
  comingReleases: 1,
  /** Of profiles: they, and which of them are held back. */
  publicPages: 2,
  medley: 1,
  /** The positions are a ring, and the database's order is a line. */
  listedMedleys: 2,
  nextReleases: 1,
  newestReleases: 1,
} as const;

/** An artist is looked for first. */
export const PROFILE_COSTS = { artist: 1, label: 2, nobody: 2 } as const;

/** A reader that counts what its reads would cost in Firestore. */
export function countReads(read: PageReader): { readonly read: PageReader; count(): number } {
  let reads = 0;
  const counting = Object.fromEntries(
    Object.entries(read).map(([name, ask]: [string, (...asked: never[]) => Promise<unknown>]) => [
      name,
      async (...asked: never[]) => {
        const found = await ask(...asked);
        reads +=
          READ_COSTS[name as keyof typeof READ_COSTS] ??
          PROFILE_COSTS[(found as { kind: 'artist' | 'label' } | null)?.kind ?? 'nobody'];
        return found;
      },
    ]),
  ) as unknown as PageReader;
  return { read: counting, count: () => reads };
}
