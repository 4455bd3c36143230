import { coverPath } from '@countin/cover-art';
import type { ReleasePage } from '@countin/domain/release';
import { shownText } from '@countin/domain/texts';
import { imagePath, releasePath, artistUrl } from '@countin/domain/urls';
import type { PageView } from '../page/page-view.ts';

const RELEASE_TYPES = { single: 'SingleRelease', ep: 'EPRelease', album: 'AlbumRelease' } as const;

/** A release as schema.org has it: a recording when it is one track, else an album. https://schema.org/MusicAlbum */
export function releaseStructuredData({ origins, language }: PageView, release: ReleasePage): object {
  const url = origins.main + releasePath(release);
  const description = shownText(release, language);
  const byArtist = {
    '@type': 'MusicGroup',
    name: release.artistName,
    url: artistUrl(origins, release.artistSlug),
  };
  const shared = {
    '@context': 'https://schema.org',
    name: release.title,
    url,
    byArtist,
    inLanguage: release.language,
    image: origins.main + coverOf(release),
    datePublished: release.releaseMoment.date,
    ...(description && { description: description.text }),
    sameAs: release.storeLinks.filter((link) => !link.hidden).map((link) => link.url),
  };
  if (release.kind === 'single' && release.tracks.length < 2) return { '@type': 'MusicRecording', ...shared };
  return {
    '@type': 'MusicAlbum',
    ...shared,
    albumReleaseType: `https://schema.org/${RELEASE_TYPES[release.kind]}`,
    numTracks: release.tracks.length,
    track: release.tracks.map((track, at) => ({
      '@type': 'MusicRecording',
      position: at + 1,
      name: track.title,
      byArtist,
    })),
    ...(release.labelName !== '' && {
      albumRelease: { '@type': 'MusicRelease', recordLabel: { '@type': 'Organization', name: release.labelName } },
    }),
  };
}

function coverOf({ artistId, artistName, cover, coverImage, title }: ReleasePage): string {
  // Not every reader of such data knows AVIF.
  return coverImage ? imagePath(artistId, coverImage.imageId, 1280, 'webp') : coverPath(cover, title, artistName);
}
