import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { IMAGE_FORMATS, IMAGE_WIDTHS } from '@countin/domain/media';
import { parseBuffer } from 'music-metadata';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { exampleDocuments } from '../example-documents.ts';
import { encodeMp3 } from '../music/encode-mp3.ts';
import { PIECES } from '../music/pieces.ts';
import { synthesise } from '../music/synthesise.ts';
import { SHOT_NAMES, SHOTS } from '../pictures/shots.ts';
import { PHOTOGRAPH_SIDE, takePhotograph } from '../pictures/take-photograph.ts';
import { exampleObjects } from './example-objects.ts';
import { clipFile, FOLDER, MEASURED_FILE, originalFile, renditionFile } from './file-names.ts';
import { processUpload } from './make-picture.ts';
import { MEASURED } from './measured.ts';

const objects = exampleObjects(
  exampleDocuments(Date.parse('2026-11-20T15:04:05Z'), 'a secret of thirty-two characters'),
);

test('every file is used, and every object has its file', async () => {
  const used = new Set([...objects.map(({ file }) => file), MEASURED_FILE]);
  for (const file of used) expect(existsSync(file), file).toBe(true);
  const entries = await readdir(FOLDER, { recursive: true, withFileTypes: true });
  const there = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => `${parentPath}/${name}`);
  expect(there.toSorted()).toEqual([...used].toSorted());
});

test('a picture is stored as uploading and processing leave it: an original, and every size in every format', () => {
  const folder = 'artists/artist-mira-okafor/images/example-evening-crossing/';
  const public_ = objects.filter(({ name }) => name.startsWith(folder));
  expect(public_.map(({ name, contentType, made }) => [name.slice(folder.length), contentType, made])).toEqual(
    IMAGE_WIDTHS.flatMap((width) => IMAGE_FORMATS.map((format) => [`${width}.${format}`, `image/${format}`, true])),
  );
  expect(objects.find(({ name }) => name.endsWith('s/example-evening-crossing/original'))).toMatchObject({
    name: 'artists/artist-mira-okafor/covers/example-evening-crossing/original',
    contentType: 'image/webp',
    made: false,
  });
});

test.each(SHOT_NAMES)('%s is the drawn photograph, in the sizes that processing makes', async (shot) => {
  const { data, info } = await sharp(originalFile(shot)).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: PHOTOGRAPH_SIDE, height: PHOTOGRAPH_SIDE, channels: 3 });
  const drawn = takePhotograph(SHOTS[shot], shot);
  // Encoders of other processors differ in a few bits, and another picture by far more than this.
  expect(data.reduce((sum, value, at) => sum + Math.abs(value - (drawn[at] ?? 0)), 0) / data.length).toBeLessThan(6);
  for (const width of IMAGE_WIDTHS)
    for (const format of IMAGE_FORMATS) {
      const side = Math.min(width, PHOTOGRAPH_SIDE);
      expect(await sharp(renditionFile(shot, width, format)).metadata()).toMatchObject({
        width: side,
        height: side,
        format: format === 'avif' ? 'heif' : format,
      });
    }
});

test('the functions make the same of an upload', async () => {
  const made = await processUpload(await readFile(originalFile('evening-crossing')));
  expect(made.colours).toEqual(MEASURED.colours['evening-crossing']);
  expect(made.side).toBe(PHOTOGRAPH_SIDE);
  expect(made.renditions.map(({ width, format }) => `${width}.${format}`)).toEqual(
    IMAGE_WIDTHS.flatMap((width) => IMAGE_FORMATS.map((format) => `${width}.${format}`)),
  );
  for (const { width, format, bytes } of made.renditions) {
    const { length } = await readFile(renditionFile('evening-crossing', width, format));
    expect(Math.abs(bytes.length / length - 1), `${width}.${format}`).toBeLessThan(0.05);
  }
});

test.each(PIECES)('$name is the clip that its notes give, and as long as publishing measures', async (piece) => {
  const bytes = await readFile(clipFile(piece.name));
  expect(bytes.equals(await encodeMp3(synthesise(piece)))).toBe(true);
  const { format } = await parseBuffer(bytes, undefined, { duration: true });
  expect(Math.round((format.duration ?? 0) * 1000)).toBe(MEASURED.durations[piece.name]);
});

test('all files together stay small', async () => {
  const sizes = await Promise.all(
    [...new Set(objects.map(({ file }) => file))].map(async (file) => (await readFile(file)).length),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_000_000);
});
