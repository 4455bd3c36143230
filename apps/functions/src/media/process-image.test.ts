import { paths } from '@countin/domain/documents';
import { LIMITS } from '@countin/domain/fields';
import { IMAGE_FORMATS, IMAGE_WIDTHS, imageSchema, objectNames } from '@countin/domain/media';
import { aPhoto } from '@countin/domain/testing';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { createWorld, NOW, type TestWorld } from '../testing/services.ts';
import { putArtist } from '../testing/stage.ts';
import { imagePathsOf } from './image-paths.ts';
import { LEASE_MS, acquireLease } from './image-record.ts';
import { countPicture } from './picture-turns.ts';
import { processImage } from './process-image.ts';

const KEY = { artistId: 'artist-mira', imageId: 'one', kind: 'cover' } as const;
const ORIGINAL = objectNames.original('cover', 'artist-mira', 'one');
const RECORD = 'artistProfiles/artist-mira/images/one';

const flat = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

async function uploaded(bytes: Uint8Array | Promise<Uint8Array>): Promise<TestWorld> {
  const world = createWorld('image');
  await putArtist(world);
  await world.objects.write(ORIGINAL, await bytes, 'image/png');
  return world;
}
const run = (world: TestWorld, owner = 'uid-mira', key: Parameters<typeof processImage>[2] = KEY) =>
  processImage(world, owner, key);
const record = async (world: TestWorld) => v.parse(imageSchema, await world.read(RECORD));

describe('an upload', () => {
  test('becomes squares of every size in every format, and a record that says so', async () => {
    const world = await uploaded(flat(1600, 1500, '#c63510').png().toBuffer());
    const { colours, widths } = await run(world);
    expect(widths).toEqual([320, 640, 1280]);
    for (const width of IMAGE_WIDTHS) {
      for (const format of IMAGE_FORMATS) {
        const made = world.objects.stored.get(objectNames.derived('artist-mira', 'one', width, format));
        expect(made?.contentType).toBe(`image/${format}`);
        const metadata = await sharp(made?.bytes).metadata();
        expect(metadata).toMatchObject({ width, height: width, format: format === 'avif' ? 'heif' : 'webp' });
      }
    }
    expect(await record(world)).toEqual({
      id: 'one',
      kind: 'cover',
      state: 'ready',
      createdBy: 'uid-mira',
      createdAt: NOW,
      widths,
      colours,
      side: 1500,
    });
    expect(world.objects.stored.has(ORIGINAL)).toBe(true);
  });

  test('for the card of a shared link keeps the shape of that card', async () => {
    const world = await uploaded(flat(400, 400, '#0b3954').png().toBuffer());
    const key = { ...KEY, kind: 'card' } as const;
    const original = objectNames.original('card', 'artist-mira', 'one');
    await world.objects.write(original, await flat(1600, 1500, '#c63510').png().toBuffer(), 'image/png');
    await run(world, 'uid-mira', key);
    const made = world.objects.stored.get(objectNames.derived('artist-mira', 'one', 1280, 'webp'));
    expect(await sharp(made?.bytes).metadata()).toMatchObject({ width: 1280, height: 672 });
    expect(await record(world)).toMatchObject({ kind: 'card', state: 'ready' });
  });

  test('is made once: asked for again, the record answers', async () => {
    const world = await uploaded(flat(400, 400, '#0b3954').png().toBuffer());
    const first = await run(world);
    world.objects.writeError = new Error('nothing is written twice');
    expect(await run(world)).toEqual(first);
  });

  test('is its artist’s owner’s matter alone, and nothing is left of other attempts', async () => {
    const world = await uploaded(flat(400, 400, '#0b3954').png().toBuffer());
    await expect(run(world, 'uid-tide')).rejects.toMatchObject({ code: 'access/denied' });
    await expect(run(world, 'uid-mira', { ...KEY, artistId: 'unknown' })).rejects.toMatchObject({
      code: 'profile/not-found',
    });
    await expect(run(world, 'uid-mira', { ...KEY, imageId: 'two' })).rejects.toMatchObject({ code: 'image/not-found' });
    expect(await world.list('artistProfiles/artist-mira/images')).toEqual([]);
  });

  test('that is no picture is refused permanently and removed', async () => {
    const world = await uploaded(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'));
    for (let attempt = 0; attempt < 2; attempt += 1)
      await expect(run(world)).rejects.toMatchObject({ code: 'image/type' });
    expect(await record(world)).toMatchObject({ state: 'failed', code: 'image/type' });
    expect([...world.objects.stored.keys()]).toEqual([]);
  });

  test('of one id is of one kind', async () => {
    const world = await uploaded(flat(400, 400, '#0b3954').png().toBuffer());
    await run(world);
    await world.objects.write(objectNames.original('picture', 'artist-mira', 'one'), new Uint8Array(1), 'image/png');
    await expect(run(world, 'uid-mira', { ...KEY, kind: 'picture' })).rejects.toMatchObject({
      code: 'image/not-found',
    });
  });
});

describe('an error on the way', () => {
  test('leaves the upload to be tried again at once', async () => {
    const world = await uploaded(flat(400, 400, '#0b3954').png().toBuffer());
    world.objects.writeError = new Error('Storage is away');
    await expect(run(world)).rejects.toThrow('Storage is away');
    expect(await record(world)).toMatchObject({ state: 'processing' });
    world.objects.writeError = null;
    expect((await run(world)).widths).toHaveLength(3);
  });

  test('that ends the process leaves the upload to the next caller after the lease', async () => {
    const world = await uploaded(flat(400, 400, '#0b3954').png().toBuffer());
    expect(await acquireLease(world, await imagePathsOf(world.db, 'uid-mira', KEY))).toBeNull();
    await expect(run(world)).rejects.toMatchObject({ code: 'service/unavailable', retryAfterSeconds: LEASE_MS / 1000 });
    world.passTime(LEASE_MS);
    expect((await run(world)).widths).toHaveLength(3);
  });
});

describe('a picture of one’s own', () => {
  const own = { imageId: 'one', kind: 'picture' } as const;

  test('is made from the caller’s upload only', async () => {
    const world = createWorld('image');
    await world.objects.write(
      objectNames.personOriginal('uid-mira', 'one'),
      await flat(400, 400, '#0b3954').png().toBuffer(),
      'image/png',
    );
    await expect(run(world, 'tide', own)).rejects.toMatchObject({ code: 'image/not-found' });
    const { widths, colours } = await run(world, 'uid-mira', own);
    expect(v.parse(imageSchema, await world.read('users/uid-mira/images/one'))).toEqual({
      id: 'one',
      kind: 'picture',
      state: 'ready',
      createdBy: 'uid-mira',
      createdAt: NOW,
      widths,
      colours,
      side: 400,
    });
    expect(world.objects.stored.has(objectNames.personDerived('uid-mira', 'one', 640, 'webp'))).toBe(true);
    expect(await world.list('users/tide/images')).toEqual([]);
  });

  test('is no cover: that is an artist’s', async () => {
    const world = createWorld('image');
    await expect(run(world, 'uid-mira', { ...own, kind: 'cover' })).rejects.toMatchObject({
      code: 'field/required',
      field: 'artistId',
    });
  });
});

test('an upload above the limit is refused before it is looked at', async () => {
  const world = await uploaded(new Uint8Array(LIMITS.imageBytes + 1));
  await expect(run(world)).rejects.toMatchObject({ code: 'image/too-large' });
});

test('a picture that is too long is refused for good, whatever kind it is uploaded as', async () => {
  for (const kind of ['cover', 'card', 'photo'] as const) {
    const world = createWorld('image');
    await putArtist(world);
    const original = objectNames.original(kind, 'artist-mira', 'one');
    await world.objects.write(original, await flat(1, 21, '#c63510').png().toBuffer(), 'image/png');
    await expect(run(world, 'uid-mira', { ...KEY, kind })).rejects.toMatchObject({ code: 'image/shape' });
    expect(await record(world)).toMatchObject({ state: 'failed', code: 'image/shape' });
    expect(world.objects.stored.size).toBe(0);
  }
});

describe('pictures of several accounts', () => {
  const picture = flat(400, 400, '#0b3954').png().toBuffer();
  const own = (imageId: string) => ({ imageId, kind: 'picture' }) as const;

  test('wait for pictures of their own account, not for those of another', async () => {
    const world = createWorld('image');
    const { objects } = world;
    for (const id of ['one', 'two', 'three'])
      await objects.write(objectNames.personOriginal('uid-mira', id), await picture, 'image/png');
    await objects.write(objectNames.personOriginal('tide', 'one'), await picture, 'image/png');
    // Mira's first picture takes until the test ends it.
    const read = objects.read.bind(objects);
    let goOn = () => {};
    const isRead = new Promise<void>((resolve) => (goOn = resolve));
    objects.read = async (name) => {
      if (name.includes('uid-mira')) await isRead;
      return read(name);
    };
    const done: string[] = [];
    const mira = ['one', 'two', 'three'].map((id) =>
      run(world, 'uid-mira', own(id)).then(() => done.push(`mira ${id}`)),
    );
    await run(world, 'tide', own('one')).then(() => done.push('tide one'));
    goOn();
    await Promise.all(mira);
    expect(done[0]).toBe('tide one');
    expect(done).toHaveLength(4);
  });

  test('are counted by account: one that had too many is refused until the next day', async () => {
    const world = createWorld('image');
    for (const [uid, id] of [
      ['uid-mira', 'one'],
      ['uid-mira', 'two'],
      ['tide', 'one'],
    ] as const)
      await world.objects.write(objectNames.personOriginal(uid, id), await picture, 'image/png');
    const made = await run(world, 'uid-mira', own('one'));
    await Promise.all(Array.from({ length: 599 }, () => countPicture(world, 'uid-mira')));
    const refused = { code: 'image/too-many', retryAfterSeconds: 14 * 3600 };
    await expect(run(world, 'uid-mira', own('two'))).rejects.toMatchObject(refused);
    // What is ready is no work, so it is not counted.
    expect(await run(world, 'uid-mira', own('one'))).toEqual(made);
    expect((await run(world, 'tide', own('one'))).widths).toHaveLength(3);
    world.passTime(14 * 3_600_000);
    expect((await run(world, 'uid-mira', own('two'))).widths).toHaveLength(3);
  });
});

describe('a photo', () => {
  const PHOTO = { ...KEY, kind: 'photo' } as const;
  const FULL = objectNames.fullPhoto('artist-mira', 'one');

  async function photographed(bytes: Promise<Uint8Array>): Promise<TestWorld> {
    const world = createWorld('image');
    await putArtist(world);
    await world.objects.write(objectNames.original('photo', 'artist-mira', 'one'), await bytes, 'image/jpeg');
    return world;
  }
  const sizeOf = async (world: TestWorld, name: string) => {
    const { width, height, exif } = await sharp(world.objects.stored.get(name)?.bytes).metadata();
    return [width, height, exif];
  };

  test('keeps its shape, stands upright, and loses where it was taken', async () => {
    const turned = flat(1800, 1200, '#0b3954').withExif({
      IFD0: { Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    });
    const world = await photographed(turned.jpeg().withMetadata({ orientation: 6 }).toBuffer());
    expect((await run(world, 'uid-mira', PHOTO)).colours[0]).toMatch(/^#/);
    expect(await sizeOf(world, objectNames.derived('artist-mira', 'one', 320, 'webp'))).toEqual([213, 320, undefined]);
    expect(await sizeOf(world, objectNames.derived('artist-mira', 'one', 1280, 'avif'))).toEqual([
      853,
      1280,
      undefined,
    ]);
    expect(await sizeOf(world, FULL)).toEqual([1200, 1800, undefined]);
    expect(await record(world)).toMatchObject({ kind: 'photo', state: 'ready' });
  });

  test('is not enlarged, and its full size is bounded', async () => {
    const small = await photographed(flat(200, 100, '#c63510').png().toBuffer());
    await run(small, 'uid-mira', PHOTO);
    expect(await sizeOf(small, objectNames.derived('artist-mira', 'one', 640, 'webp'))).toEqual([200, 100, undefined]);
    const large = await photographed(flat(8000, 2000, '#c63510').jpeg().toBuffer());
    await run(large, 'uid-mira', PHOTO);
    expect(await sizeOf(large, FULL)).toEqual([6000, 1500, undefined]);
  });

  test('beyond the limit is refused, and has room once another was removed', async () => {
    const world = await photographed(flat(200, 100, '#c63510').png().toBuffer());
    const photos = world.db.collection(paths.photos('artist-mira'));
    const batch = world.db.batch();
    for (let at = 0; at < LIMITS.photos; at += 1) batch.set(photos.doc(`photo-${at}`), aPhoto({ id: `photo-${at}` }));
    await batch.commit();
    await expect(run(world, 'uid-mira', PHOTO)).rejects.toMatchObject({ code: 'photo/too-many' });
    await photos.doc('photo-7').update({ removed: true });
    expect((await run(world, 'uid-mira', PHOTO)).widths).toHaveLength(3);
  });

  test('that is never added counts too, so that uploads without photos have a limit', async () => {
    const world = await photographed(flat(200, 100, '#c63510').png().toBuffer());
    const uploads = world.db.collection(paths.images('artist-mira'));
    const batch = world.db.batch();
    for (let at = 0; at < 2 * LIMITS.photos; at += 1) batch.set(uploads.doc(`upload-${at}`), { kind: 'photo' });
    await batch.commit();
    await expect(run(world, 'uid-mira', PHOTO)).rejects.toMatchObject({ code: 'photo/too-many' });
    await uploads.doc('upload-7').delete();
    expect((await run(world, 'uid-mira', PHOTO)).widths).toHaveLength(3);
  });

  test('that is none is refused, and belongs to an artist', async () => {
    const world = await photographed(Promise.resolve(Buffer.from('words')));
    await expect(run(world, 'uid-mira', PHOTO)).rejects.toMatchObject({ code: 'image/type' });
    await expect(run(world, 'uid-mira', { imageId: 'one', kind: 'photo' })).rejects.toMatchObject({
      code: 'field/required',
    });
  });
});
