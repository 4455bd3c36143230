import type { PageReader } from '../pages/page-contract.ts';

/** Firestore cost of each page read, in document reads or bounded queries; null if it depends on the result. */
export const READ_COSTS = {
  releasePage: 1,
  // Slug claim and release; a former slug costs two more.
  releaseBySlugs: 2,
  profileBySlug: null,
  releasesOfArtist: 1,
  releasesOfLabel: 1,
  releasesByIds: 1,
  artistsByIds: 1,
  labelById: 1,
  comingReleases: 1,
  /** Profiles cost two: the profiles, and the list of those held back. */
  publicPages: 2,
  medley: 1,
  /** Two queries, because the ring of positions wraps around. */
  listedMedleys: 2,
  nextReleases: 1,
  newestReleases: 1,
} as const;

/** Costs of `profileBySlug` by result: artists are looked up first, claims of former slugs last. */
export const PROFILE_COSTS = { artist: 1, label: 2, none: 3 } as const;

/** Wraps a reader and counts its Firestore cost. */
export function countReads(read: PageReader): { readonly read: PageReader; count(): number } {
  let reads = 0;
  const counting = Object.fromEntries(
    Object.entries(read).map(([name, ask]: [string, (...requested: never[]) => Promise<unknown>]) => [
      name,
      async (...requested: never[]) => {
        const found = await ask(...requested);
        reads +=
          READ_COSTS[name as keyof typeof READ_COSTS] ??
          PROFILE_COSTS[(found as { kind: 'artist' | 'label' } | null)?.kind ?? 'none'];
        return found;
      },
    ]),
  ) as unknown as PageReader;
  return { read: counting, count: () => reads };
}
