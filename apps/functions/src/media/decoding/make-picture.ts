import { FULL_PHOTO_SIDE, IMAGE_ASPECTS, IMAGE_WIDTHS, type ImageColours, type ImageKind } from '@countin/domain/media';
import { encodeRenditions, within, type Rendition } from './encode-renditions.ts';
import { coloursOf } from './picture-colours.ts';
import { readPicture, readWhole, type Picture } from './read-picture.ts';

/** Everything that is made of an upload. */
export interface MadePicture {
  readonly renditions: readonly Rendition[];
  /** Full size of a photo, as JPEG. */
  readonly full: Buffer | null;
  readonly colours: ImageColours;
  /** Side of a square upload, pixels. */
  readonly side: number | null;
}

const GREATEST = Math.max(...IMAGE_WIDTHS);
/** For print: the eye sees no difference to the upload. */
const FULL = { quality: 92, chromaSubsampling: '4:4:4' } as const;

/**
 * Makes what fans see of an upload. Metadata is removed: cameras note where a photo was taken. The upload is decoded
 * once, and everything is made of those pixels.
 *
 * @throws AppError `image/type`, `image/too-large`, `image/shape`
 */
export async function makePicture(upload: Uint8Array, kind: ImageKind): Promise<MadePicture> {
  if (kind === 'photo') return makePhoto(await readWhole(upload, FULL_PHOTO_SIDE));
  const picture = await readPicture(upload, IMAGE_ASPECTS[kind]);
  return { ...(await makeSmaller(picture)), full: null, side: kind === 'card' ? null : picture.uploadSide };
}

async function makePhoto(photo: Picture): Promise<MadePicture> {
  const full = await (await within(photo, FULL_PHOTO_SIDE)).jpeg(FULL).toBuffer();
  const { data, info } = await (await within(photo, GREATEST)).raw().toBuffer({ resolveWithObject: true });
  const smaller = { pixels: data, width: info.width, height: info.height };
  return { ...(await makeSmaller(smaller)), full, side: null };
}

async function makeSmaller(picture: Picture): Promise<Pick<MadePicture, 'renditions' | 'colours'>> {
  const colours = await coloursOf(picture);
  const renditions: Rendition[] = [];
  for await (const rendition of encodeRenditions(picture)) renditions.push(rendition);
  return { renditions, colours };
}
