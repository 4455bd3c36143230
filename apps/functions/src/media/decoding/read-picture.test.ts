import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { encodeRenditions } from './encode-renditions.ts';
import { readPicture } from './read-picture.ts';

const RED = { r: 220, g: 30, b: 30 };
const BLUE = { r: 20, g: 40, b: 200 };
const flat = (width: number, height: number, background: object = RED) =>
  sharp({ create: { width, height, channels: 3, background } });
/** The colour of one pixel. */
const pixelOf = ({ pixels, width }: { pixels: Buffer; width: number }, x: number, y: number) => [
  ...pixels.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
];

describe('a picture', () => {
  test.each(['png', 'jpeg', 'webp', 'avif'] as const)('is read from %s', async (format) => {
    const { pixels, width, height } = await readPicture(await flat(200, 100).toFormat(format).toBuffer());
    expect([width, height, pixels.length]).toEqual([100, 100, 100 * 100 * 3]);
  });

  test('with an EXIF orientation is rotated upright', async () => {
    // Blue above red, stored turned by a quarter: orientation 6 says so.
    const upright = flat(100, 100, RED).composite([
      { input: await flat(100, 50, BLUE).png().toBuffer(), gravity: 'north' },
    ]);
    const lying = await sharp(await upright.png().toBuffer())
      .rotate(-90)
      .withMetadata({ orientation: 6 })
      .png()
      .toBuffer();
    const picture = await readPicture(lying);
    expect(pixelOf(picture, 50, 10)[2]).toBeGreaterThan(150);
    expect(pixelOf(picture, 50, 90)[0]).toBeGreaterThan(150);
  });

  test('that is not square gives its middle', async () => {
    const edges = await flat(100, 100, BLUE).png().toBuffer();
    const wide = flat(300, 100, RED).composite([
      { input: edges, left: 0, top: 0 },
      { input: edges, left: 200, top: 0 },
    ]);
    const picture = await readPicture(await wide.png().toBuffer());
    for (const x of [2, 50, 97]) expect(pixelOf(picture, x, 50)).toEqual([220, 30, 30]);
  });

  test('for a wide shape gives the middle of a tall one, at most as large as is served', async () => {
    const edges = await flat(1200, 300, BLUE).png().toBuffer();
    const tall = flat(1200, 1230, RED).composite([
      { input: edges, left: 0, top: 0 },
      { input: edges, left: 0, top: 930 },
    ]);
    const picture = await readPicture(await tall.png().toBuffer(), 1200 / 630);
    expect([picture.width, picture.height]).toEqual([1200, 630]);
    for (const y of [4, 300, 625]) expect(pixelOf(picture, 600, y)).toEqual([220, 30, 30]);
    const large = await readPicture(await flat(3000, 2000).png().toBuffer(), 1200 / 630);
    expect([large.width, large.height]).toEqual([1280, 672]);
  });

  test('with transparency is put on white; grey and 16-bit pictures are accepted', async () => {
    const clear = await sharp({ create: { width: 8, height: 8, channels: 4, background: { ...RED, alpha: 0 } } })
      .png()
      .toBuffer();
    expect(pixelOf(await readPicture(clear), 4, 4)).toEqual([255, 255, 255]);
    const deep = await flat(8, 8).toColourspace('rgb16').png().toBuffer();
    expect(pixelOf(await readPicture(deep), 4, 4)).toEqual([220, 30, 30]);
    const grey = await flat(8, 8, { r: 90, g: 90, b: 90 }).greyscale().png().toBuffer();
    expect((await readPicture(grey)).pixels.length).toBe(8 * 8 * 3);
  });

  test('is not enlarged, and nothing of the file but its pixels is left', async () => {
    const noted = await flat(400, 400)
      .withMetadata({ exif: { IFD0: { Artist: 'Mira', Copyright: 'home address' } } })
      .jpeg()
      .toBuffer();
    expect((await sharp(noted).metadata()).exif).toBeDefined();
    for await (const { width, bytes } of encodeRenditions(await readPicture(noted))) {
      const { exif, icc, xmp, iptc, width: shown } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
      expect(icc?.length ?? 0).toBeLessThan(1000);
      expect(shown).toBe(Math.min(width, 400));
      expect(bytes.includes('home address')).toBe(false);
    }
  });
});

test('sides at their limits are accepted', async () => {
  expect((await readPicture(await flat(16_384, 820).png().toBuffer())).uploadSide).toBe(820);
  expect((await readPicture(await flat(100, 2000).png().toBuffer())).uploadSide).toBe(100);
});

test('a header that promises less than there is gives the promised part', async () => {
  const { width, height } = await readPicture(bomb(100, 100));
  expect([width, height]).toEqual([100, 100]);
});

test('frames of an animated PNG are not read', async () => {
  const still = await flat(8, 8).png().toBuffer();
  const end = still.length - 12;
  const frame = chunk('fdAT', Buffer.concat([Buffer.alloc(4), deflateSync(Buffer.alloc(1000))]));
  const animated = Buffer.concat([still.subarray(0, end), ...Array<Buffer>(5000).fill(frame), still.subarray(end)]);
  expect(pixelOf(await readPicture(animated), 4, 4)).toEqual([220, 30, 30]);
});

test('of an animation the first of its thousand frames is read', async () => {
  const animated = await (await framed()).webp({ lossless: true }).toBuffer();
  expect((await sharp(animated, { pages: -1 }).metadata()).pages).toBe(1000);
  const picture = await readPicture(animated);
  expect([picture.width, picture.height]).toEqual([8, 8]);
  expect(pixelOf(picture, 4, 4)).toEqual([220, 30, 30]);
});

describe('a refused file', () => {
  test.each<[what: string, upload: Uint8Array | Promise<Uint8Array>, code: string]>([
    ['text', Buffer.from('hello'), 'image/type'],
    ['nothing', new Uint8Array(0), 'image/type'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'image/type'],
    ['a drawing in SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'image/type'],
    ['a GIF', flat(9, 9).gif().toBuffer(), 'image/type'],
    ['a TIFF', flat(9, 9).tiff().toBuffer(), 'image/type'],
    [
      'half a PNG',
      flat(200, 200)
        .png({ compressionLevel: 0 })
        .toBuffer()
        .then((bytes) => bytes.subarray(0, bytes.length / 2)),
      'image/type',
    ],
    ['a small file with two gigapixels', bomb(50_000, 40_000), 'image/shape'],
    ['a large square', bomb(7300, 7300), 'image/too-large'],
    ['20 million rows of one pixel', strip(20_000_000), 'image/shape'],
    ['52 million rows of one pixel', strip(52_000_000), 'image/shape'],
    ['a side of one pixel too many', bomb(16_385, 1000), 'image/shape'],
    ['a side of 21 times the other', flat(2100, 100).png().toBuffer(), 'image/shape'],
    ['the same upright', flat(100, 2100).png().toBuffer(), 'image/shape'],
    ['a header that promises more than there is', bomb(4000, 4000), 'image/type'],
    ['a GIF of a thousand frames', framed().then((frames) => frames.gif().toBuffer()), 'image/type'],
    ['an AVIF of 27 megapixels', asAvif(5200, 5200), 'image/too-large'],
  ])('%s', async (_what, upload, code) => {
    await expect(readPicture(await upload)).rejects.toMatchObject({ code });
  });
});

/** A thousand frames, the first of them red. */
async function framed() {
  const pixels = Buffer.alloc(1000 * 8 * 8 * 3);
  for (let at = 0; at < 1000; at += 1) pixels.fill(Buffer.from([220, at % 256, at >> 8]), at * 192, at * 192 + 192);
  pixels.fill(Buffer.from([220, 30, 30]), 0, 192);
  return sharp(pixels, { raw: { width: 8, height: 8000, channels: 3, pageHeight: 8 } });
}

/** A PNG of one column, with all of its rows. */
const strip = (height: number) => bomb(1, height, 2 * height);

/** An AVIF whose header says another size. */
async function asAvif(width: number, height: number): Promise<Uint8Array> {
  const file = await flat(64, 64).avif().toBuffer();
  const at = file.indexOf('ispe') + 8;
  file.writeUInt32BE(width, at);
  file.writeUInt32BE(height, at + 4);
  return file;
}

/** A PNG whose header says a size, whatever follows. */
function bomb(width: number, height: number, bytes = 1_000_000): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(bytes));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
