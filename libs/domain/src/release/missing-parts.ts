import type { ReleasePage } from './release-page.ts';

/** Parts of a release page that fans expect and publishing does not require. */
const RELEASE_PARTS = ['cover', 'links', 'text', 'tracks'] as const;
/** One of {@link RELEASE_PARTS}. */
export type ReleasePart = (typeof RELEASE_PARTS)[number];

/** Parts that a published release lacks. A drawn cover replaces one that was not uploaded yet. */
export function missingParts(
  release: Pick<ReleasePage, 'coverImage' | 'storeLinks' | 'description' | 'tracks'>,
): readonly ReleasePart[] {
  const isMissing: Readonly<Record<ReleasePart, boolean>> = {
    cover: release.coverImage === null,
    links: release.storeLinks.length === 0,
    text: release.description === '',
    tracks: release.tracks.length === 0,
  };
  return RELEASE_PARTS.filter((part) => isMissing[part]);
}
