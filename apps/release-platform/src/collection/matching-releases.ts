import { releaseStateAt, type MusicProduct, type ReleaseState } from '@countin/domain';

export type StateFilter = ReleaseState | 'all';

interface ReleaseSearch {
  readonly text: string;
  readonly state: StateFilter;
  readonly artistNames: ReadonlyMap<string, string>;
  readonly now: number;
  readonly zone: string;
}

/** The releases that have every word of the search in their title, artist or label, and are in a state. */
export function matchingReleases(releases: readonly MusicProduct[], { text, state, artistNames, now, zone }: ReleaseSearch): MusicProduct[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return releases.filter((release) => {
    if (state !== 'all' && releaseStateAt(release, now, zone) !== state) return false;
    const haystack = plain([release.title, artistNames.get(release.artistId), release.labelName].join(' '));
    return words.every((word) => haystack.includes(word));
  });
}

/** Text without case and accents, so that `beyonce` finds `Beyoncé`. */
export function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}+/gu, '').toLowerCase();
}
