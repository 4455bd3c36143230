import type { Medley } from '@countin/domain/medley';
import { profileDesign, type ArtistProfile } from '@countin/domain/profile';
import { clipPath, imagePath } from '@countin/domain/urls';
import { coverPath } from '@countin/cover-art';
import type { PageView } from '../page/page-view.ts';
import type { StripFacts } from './strip-words.tsx';

/** Props of a medley's island: what its script must know. */
export interface MedleyData {
  readonly artist: string;
  /** Path of the artist's picture, for lock screens. */
  readonly picture: string;
  readonly tracks: readonly {
    readonly src: string;
    readonly title: string;
    /** The release that the track leads to. */
    readonly album: string | null;
    /** Path of that release's cover, for lock screens; null for the artist's picture. */
    readonly cover: string | null;
    readonly seconds: number;
    /** Name of the button that plays it. */
    readonly playTrack: string;
    readonly skipped: string;
  }[];
  readonly texts: {
    readonly tracks: string;
    readonly play: string;
    readonly pause: string;
    readonly previous: string;
    readonly next: string;
    readonly position: string;
    readonly volume: string;
    readonly silent: string;
    readonly noSoundOutput: string;
    readonly positionText: string;
  };
}

/**
 * @param artist null where the page knows the medley alone
 * @param facts of each track, in its position
 */
export function medleyData(
  { t }: PageView,
  medley: Medley,
  artist: ArtistProfile | null,
  facts: readonly StripFacts[],
): MedleyData {
  return {
    artist: medley.artistName,
    picture: pictureOf(medley, artist),
    tracks: medley.slots.map(({ title, clipId, releaseTitle, durationMs }, at) => ({
      src: clipPath(medley.artistId, clipId),
      title,
      album: releaseTitle,
      cover: facts[at]?.cover ?? null,
      seconds: durationMs / 1000,
      playTrack: t('medley:playTrack', { title }),
      skipped: t('medley:skipped', { title }),
    })),
    texts: {
      tracks: t('medley:tracks'),
      play: t('medley:playAll'),
      pause: t('medley:pause'),
      previous: t('medley:previous'),
      next: t('medley:next'),
      position: t('medley:position'),
      volume: t('medley:volume'),
      silent: t('medley:silent'),
      noSoundOutput: t('medley:noSoundOutput'),
      positionText: t('medley:positionText', { at: '{at}', length: '{length}' }),
    },
  };
}

function pictureOf({ artistId, artistName, artistSlug }: Medley, artist: ArtistProfile | null): string {
  const image = artist?.pictureImage;
  if (image) return imagePath(artistId, image.imageId, 640, 'webp');
  return coverPath(profileDesign(artist ?? { picture: null, customSlug: artistSlug }), '', artistName);
}
