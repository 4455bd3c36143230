import type { Addresses } from '@countin/dev-stack';
import type { CallableInput } from '@countin/domain/callables';
import { buildPath, PUBLIC_PATHS } from '@countin/domain/urls';
import sharp from 'sharp';
import { mustCall, newAccount } from '../account.ts';
import { uploadPicture } from '../memory/upload-picture.ts';

const STORES = {
  spotify: 'https://open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy',
  'apple-music': 'https://music.apple.com/ng/album/tide-lines/1440857781',
  'youtube-music': 'https://music.youtube.com/playlist?list=OLAK5uy_kDeFghIjKlMnOpQrStUvWxYz0123456789',
  youtube: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  deezer: 'https://www.deezer.com/album/302127',
  tidal: 'https://tidal.com/album/77646169',
  'amazon-music': 'https://music.amazon.com/albums/B0064UPU4G',
  soundcloud: 'https://soundcloud.com/mira/sets/tide-lines',
  bandcamp: 'https://mira.bandcamp.com/album/tide-lines',
  qobuz: 'https://open.qobuz.com/album/0060254735180',
  audiomack: 'https://audiomack.com/mira/album/tide-lines',
  beatport: 'https://www.beatport.com/release/tide-lines/4123456',
} as const;
const DESCRIPTION =
  'Recorded in one night between two harbours, with the windows open. The boats are real, and so is the rain in the last minute of the second song. '.repeat(
    4,
  );

/**
 * Publishes a release of the size that budgets are for: an uploaded cover, twelve stores, six tracks, a long text.
 * Gives its path.
 */
export async function publishLargeRelease(addresses: Addresses): Promise<string> {
  const token = await newAccount(addresses);
  const artistSlug = `bench-${crypto.randomUUID().slice(0, 8)}`;
  const { profileId: artistId } = await mustCall(
    addresses,
    'createProfile',
    { kind: 'artist', customSlug: artistSlug, name: 'Mira Okafor' },
    token,
  );
  const imageId = await uploadPicture(addresses, { artistId, picture: await aCover(), token });
  const { colours } = await mustCall(addresses, 'processImage', { artistId, imageId, kind: 'cover' }, token);
  const release: CallableInput<'createRelease'> = {
    artistId,
    productSlug: 'tide-lines',
    title: 'Tide Lines and Other Songs',
    kind: 'ep',
    description: DESCRIPTION,
    labelName: 'Tidewrack Records',
    tracks: ['Tide Lines', 'Low Sun', 'Harbour Lights', 'Salt', 'Ferry Songs', 'Long Water'].map((title) => ({
      title,
    })),
    cover: { style: 'waves', colours: ['#0b3954', '#ff6b35', '#f7fff7'], seed: 42 },
    coverImage: { imageId, colours, alt: 'Two boats under a low sun' },
    releaseMoment: { mode: 'local', date: '2100-01-01', time: '00:00' },
    storeLinks: Object.entries(STORES).map(([service, url]) => ({
      id: service,
      service: service as keyof typeof STORES,
      url,
      label: '',
      hidden: false,
      territories: [],
      source: 'pasted',
    })),
  };
  const { productId } = await mustCall(addresses, 'createRelease', release, token);
  await mustCall(addresses, 'publishRelease', { productId }, token);
  return buildPath(PUBLIC_PATHS.release, { reference: `${artistSlug}.tide-lines` });
}

/** As heavy as a photo: a gradient with grain. */
async function aCover(): Promise<Buffer> {
  const side = 1600;
  const gradient = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><linearGradient id="g" x2="0.4" y2="1"><stop stop-color="#0b3954"/><stop offset="0.6" stop-color="#ff6b35"/><stop offset="1" stop-color="#f7fff7"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/><circle cx="1000" cy="700" r="320" fill="#ffd9a0"/></svg>`,
  );
  const grain = await sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .png()
    .toBuffer();
  return sharp(gradient)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer();
}
