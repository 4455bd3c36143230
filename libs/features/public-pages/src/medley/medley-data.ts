import type { Medley } from '@countin/domain/medley';
import { profileDesign, type ArtistProfile } from '@countin/domain/profile';
import { clipPath, imagePath } from '@countin/domain/urls';
import { coverPath } from '@countin/cover-art';
import type { PageView } from '../page/page-view.ts';

/** Props of a medley's island: what its script must know. */
export interface MedleyData {
  readonly artist: string;
  /** For lock screens. */
  readonly artwork: readonly { readonly src: string; readonly type: string; readonly sizes: string }[];
  readonly tracks: readonly {
    readonly src: string;
    readonly title: string;
    /** The release that the track leads to. */
    readonly album: string | null;
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

/** @param artist null where the page knows the medley alone */
export function medleyData({ t }: PageView, medley: Medley, artist: ArtistProfile | null): MedleyData {
  return {
    artist: medley.artistName,
    artwork: artworkOf(medley, artist),
    tracks: medley.slots.map(({ title, clipId, productTitle, durationMs }) => ({
      src: clipPath(medley.artistId, clipId),
      title,
      album: productTitle,
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

function artworkOf({ artistId, artistName, artistSlug }: Medley, artist: ArtistProfile | null): MedleyData['artwork'] {
  const image = artist?.pictureImage;
  if (image) return [{ src: imagePath(artistId, image.imageId, 640, 'webp'), type: 'image/webp', sizes: '640x640' }];
  return [
    {
      src: coverPath(profileDesign(artist ?? { picture: null, customSlug: artistSlug }), '', artistName),
      type: 'image/svg+xml',
      sizes: '640x640',
    },
  ];
}
