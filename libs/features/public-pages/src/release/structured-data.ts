import { isoDuration } from '@countin/domain/release-metadata';
import { fullTitle, type AiDisclosure, type ReleasePage, type Track } from '@countin/domain/release';
import { shownText } from '@countin/domain/texts';
import { releasePath, artistUrl } from '@countin/domain/urls';
import { releaseCoverPath } from '../catalogue/release-cover.ts';
import type { PageView } from '../page/page-view.ts';

/** Tracks that search engines are told of; the page lists all. */
const MOST_TRACKS = 24;
const RELEASE_TYPES = { single: 'SingleRelease', ep: 'EPRelease', album: 'AlbumRelease' } as const;

/** A release as schema.org has it: a recording when it is one track, else an album. https://schema.org/MusicAlbum */
export function releaseStructuredData({ origins, language, t }: PageView, release: ReleasePage): object {
  const url = origins.main + releasePath(release);
  const description = shownText(release, language);
  const byArtist = artistsOf(origins, release);
  const shared = {
    '@context': 'https://schema.org',
    name: fullTitle(release),
    url,
    byArtist,
    inLanguage: release.titleLanguage ?? release.language,
    // Not every reader of such data knows AVIF.
    image: origins.main + releaseCoverPath(release, 1280),
    datePublished: release.originalReleaseDate ?? release.releaseMoment.date,
    ...(release.genre !== null && { genre: t(`genres:${release.genre}`) }),
    ...sourceOf(release.ai),
    ...(description && { description: description.text }),
    sameAs: release.storeLinks.filter((link) => !link.hidden).map((link) => link.url),
  };
  if (release.kind === 'single' && release.tracks.length < 2)
    return { '@type': 'MusicRecording', ...shared, ...recordingOf(release.tracks[0]) };
  return {
    '@type': 'MusicAlbum',
    ...shared,
    albumReleaseType: `https://schema.org/${RELEASE_TYPES[release.kind]}`,
    numTracks: release.tracks.length,
    track: release.tracks.slice(0, MOST_TRACKS).map((track, at) => ({
      '@type': 'MusicRecording',
      position: at + 1,
      name: fullTitle(track),
      byArtist,
      ...recordingOf(track),
    })),
    ...albumReleaseOf(release),
  };
}

/** The artist alone, or the list of main artists. */
function artistsOf(origins: PageView['origins'], { artistName, artistSlug, artists }: ReleasePage): object {
  const own = { '@type': 'MusicGroup', name: artistName, url: artistUrl(origins, artistSlug) };
  const others = artists.filter(({ role }) => role === 'main');
  if (others.length === 0) return own;
  return [
    own,
    ...others.map(({ name, slug }) => ({
      '@type': 'MusicGroup',
      name,
      ...(slug !== null && { url: artistUrl(origins, slug) }),
    })),
  ];
}

/** Codes and label of an album. `gtin` keeps its leading zeros. */
function albumReleaseOf({ labelName, upc, catalogueNumber }: ReleasePage): object {
  const facts = {
    ...(labelName !== '' && { recordLabel: { '@type': 'Organization', name: labelName } }),
    ...(upc !== '' && { gtin: upc }),
    ...(catalogueNumber !== '' && { catalogNumber: catalogueNumber }),
  };
  return Object.keys(facts).length === 0 ? {} : { albumRelease: { '@type': 'MusicRelease', ...facts } };
}

function recordingOf(track: Track | undefined): object {
  return {
    ...(track?.isrc && { isrcCode: track.isrc }),
    ...sourceOf(track?.ai ?? null),
    ...(track?.durationMs && { duration: isoDuration(track.durationMs) }),
  };
}

/** That generative AI was used, in the words of https://schema.org/digitalSourceType. They have none for its absence. */
function sourceOf(ai: AiDisclosure | null): object {
  if (ai === null || ai.extent === 'none') return {};
  const kind = ai.extent === 'all' ? 'TrainedAlgorithmicMedia' : 'CompositeWithTrainedAlgorithmicMedia';
  return { digitalSourceType: `https://schema.org/${kind}DigitalSource` };
}
