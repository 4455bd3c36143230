import { objectNames } from '@countin/domain/media';
import sharp from 'sharp';
import { writeObject, type Bucket } from '../open-bucket.ts';
import { examplePictures, type ExamplePicture, type ShotColours } from '../example-pictures.ts';
import { keep, readKept, SQUARES, type ProcessedPicture } from './picture-cache.ts';
import { processUpload, type Backend } from './process-upload.ts';
import { SHOT_NAMES, SHOTS, type ShotName } from './shots.ts';
import { PHOTOGRAPH_SIDE, takePhotograph } from './take-photograph.ts';

/** Objects that are written at once. */
const AT_ONCE = 8;

/**
 * Puts the photographs where uploads and what is made of them are. The first start on a machine uploads them and has
 * the functions process them. Later starts use those results.
 *
 * @returns the colours of each photograph
 */
export async function writePictures(bucket: Bucket, backend: Backend): Promise<ShotColours> {
  const pictures = examplePictures();
  const processed: Partial<Record<ShotName, ProcessedPicture>> = {};
  for (const shot of SHOT_NAMES) {
    const first = pictures.find((picture) => picture.shot === shot);
    if (first) processed[shot] = (await readKept(shot)) ?? (await processFirst(bucket, backend, first));
  }
  const files = pictures.flatMap((picture) => filesOf(picture, processed[picture.shot]));
  for (let start = 0; start < files.length; start += AT_ONCE) {
    await Promise.all(
      files.slice(start, start + AT_ONCE).map(({ name, bytes, type }) => writeObject(bucket, name, bytes, type)),
    );
  }
  return Object.fromEntries(Object.entries(processed).map(([shot, { colours }]) => [shot, colours])) as ShotColours;
}

/** Takes a photograph, uploads it for the first artist who has it, and reads what processing has made of it. */
async function processFirst(bucket: Bucket, backend: Backend, picture: ExamplePicture): Promise<ProcessedPicture> {
  const { shot, artistId, imageId, kind } = picture;
  const raw = { width: PHOTOGRAPH_SIDE, height: PHOTOGRAPH_SIDE, channels: 3 } as const;
  const original = await sharp(takePhotograph(SHOTS[shot], shot), { raw }).png().toBuffer();
  await writeObject(bucket, objectNames.original(kind, artistId, imageId), original, 'image/png');
  const colours = await processUpload(backend, picture);
  const squares = await Promise.all(
    SQUARES.map(async ({ width, format }) => {
      const [bytes] = await bucket.file(objectNames.derived(artistId, imageId, width, format)).download();
      return { width, format, bytes };
    }),
  );
  const made = { original, colours, squares };
  await keep(shot, made);
  return made;
}

function filesOf({ artistId, imageId, kind }: ExamplePicture, picture: ProcessedPicture | undefined) {
  if (!picture) return [];
  return [
    { name: objectNames.original(kind, artistId, imageId), bytes: picture.original, type: 'image/png' },
    ...picture.squares.map(({ width, format, bytes }) => ({
      name: objectNames.derived(artistId, imageId, width, format),
      bytes,
      type: `image/${format}`,
    })),
  ];
}
