import { documents } from '@countin/domain/documents';
import { importObjects } from '@countin/domain/imports';
import { objectNames } from '@countin/domain/media';
import { aLabelProfile, anArtistProfile, aUser } from '@countin/domain/testing';
import { Timestamp } from '@google-cloud/firestore';
import { describe, expect, test } from 'vitest';
import { LEASE_MS } from './image-record.ts';
import { publishRelease } from '../releases/publish-release.ts';
import { createWorld, NOW, type TestWorld } from '../testing/services.ts';
import { putDraft, putPage } from '../testing/stage.ts';
import { REST_MS, runImageSweep } from './sweep-images.ts';
import { encodedNames, originalNames, recordOf, type StoredImage } from './stored-image.ts';
import { GRACE_MS } from './sweep-image.ts';

const IMAGE: StoredImage = { owner: 'artist', ownerId: 'artist-mira', imageId: 'one' };
const ORIGINAL = objectNames.original('cover', 'artist-mira', 'one');
const CHOICE = { imageId: 'one', colours: ['#000000', '#ffffff', '#ff0000'] as [string, string, string], alt: '' };
const READY = {
  id: 'one',
  kind: 'cover',
  state: 'ready',
  createdBy: 'uid-mira',
  createdAt: Timestamp.fromMillis(NOW),
  widths: [320, 640, 1280],
  colours: CHOICE.colours,
  leaseUntil: null,
};
const NAMES = [ORIGINAL, ...encodedNames(IMAGE)].sort();

const sweep = (world: TestWorld) => runImageSweep(world, world.now() + 60_000);
const upload = (world: TestWorld, name = ORIGINAL) => world.objects.write(name, new Uint8Array(9), 'image/png');
const left = (world: TestWorld) => [...world.objects.stored.keys()].sort();
const dayLater = async (world: TestWorld) => {
  world.passTime(GRACE_MS);
  await sweep(world);
};

/** A picture that was made of an upload, as it is a day later: old enough to be looked at. */
async function madePicture(image = IMAGE): Promise<TestWorld> {
  const world = createWorld('image-sweep');
  for (const name of [originalNames(image)[0]!, ...encodedNames(image)]) await upload(world, name);
  await world.write(recordOf(image).path, READY);
  world.passTime(GRACE_MS);
  return world;
}

describe('the file of an import', () => {
  const FILE = importObjects.file('uid-mira', 'run-1');

  test('that no run was made of goes after a day, not before', async () => {
    const world = createWorld('image-sweep');
    await upload(world, FILE);
    world.passTime(GRACE_MS - 1);
    await sweep(world);
    expect(left(world)).toEqual([FILE]);
    await dayLater(world);
    expect(left(world)).toEqual([]);
  });

  test('of a run stays with it', async () => {
    const world = createWorld('image-sweep');
    await upload(world, FILE);
    await world.write(documents.importRun('run-1').path, { id: 'run-1' });
    for (let day = 0; day < 3; day += 1) await dayLater(world);
    expect(left(world)).toEqual([FILE]);
  });
});

describe('an upload', () => {
  test('that was never processed goes after a day, not before', async () => {
    const world = createWorld('image-sweep');
    await upload(world);
    world.passTime(GRACE_MS - 1);
    await sweep(world);
    expect(left(world)).toEqual([ORIGINAL]);
    await dayLater(world);
    expect(left(world)).toEqual([]);
  });

  test.each([
    ['processing', LEASE_MS],
    ['failed', null],
  ])('of an attempt that broke off (%s) goes with its record', async (state, lease) => {
    const world = createWorld('image-sweep');
    await upload(world);
    await world.write(recordOf(IMAGE).path, {
      ...READY,
      state,
      leaseUntil: lease && Timestamp.fromMillis(NOW + lease),
    });
    await dayLater(world);
    expect([left(world), await world.read(recordOf(IMAGE).path)]).toEqual([[], undefined]);
  });

  test('that is being processed stays', async () => {
    const world = createWorld('image-sweep');
    await upload(world);
    await world.write(recordOf(IMAGE).path, {
      ...READY,
      state: 'processing',
      leaseUntil: Timestamp.fromMillis(NOW + GRACE_MS + 1),
    });
    await dayLater(world);
    expect(left(world)).toEqual([ORIGINAL]);
  });

  test('of a picture that is shown stays with it', async () => {
    const world = await madePicture();
    await putDraft(world, { coverImage: CHOICE });
    for (let day = 0; day < 3; day += 1) await dayLater(world);
    expect(left(world)).toEqual(NAMES);
  });
});

describe('a picture', () => {
  test.each<[what: string, refer: (world: TestWorld) => Promise<unknown>]>([
    ['a release', (world) => putDraft(world, { coverImage: CHOICE })],
    ['a release page', (world) => putPage(world, { coverImage: CHOICE })],
    [
      'its artist',
      (world) => world.write(documents.artistProfile('artist-mira').path, anArtistProfile({ pictureImage: CHOICE })),
    ],
    [
      'a label',
      (world) => world.write(documents.labelProfile('label-tide').path, aLabelProfile({ pictureImage: CHOICE })),
    ],
  ])('stays while %s refers to it', async (_what, refer) => {
    const world = await madePicture();
    await refer(world);
    for (let day = 0; day < 3; day += 1) await dayLater(world);
    expect(left(world)).toEqual(NAMES);
    expect(await world.read(recordOf(IMAGE).path)).toEqual(READY);
  });

  test('that nothing refers to goes with its upload and its record, a day after that was noticed', async () => {
    const world = await madePicture();
    // Another one is shown, and one of the same id is another artist's.
    await putDraft(world, { coverImage: { ...CHOICE, imageId: 'two' } });
    await putPage(world, { artistId: 'artist-tide', coverImage: CHOICE });
    await sweep(world);
    expect([left(world), await world.read(recordOf(IMAGE).path)]).toEqual([
      NAMES,
      { ...READY, unusedSince: Timestamp.fromMillis(world.now()) },
    ]);
    world.passTime(GRACE_MS - 1);
    await sweep(world);
    expect(left(world)).toEqual(NAMES);
    await dayLater(world);
    expect([left(world), await world.read(recordOf(IMAGE).path)]).toEqual([[], undefined]);
  });

  test('that was replaced stays for a day, and longer if it is used again', async () => {
    const world = await madePicture();
    await putDraft(world, { coverImage: CHOICE });
    for (let day = 0; day < 3; day += 1) await dayLater(world);
    await putDraft(world, { coverImage: null });
    await dayLater(world);
    await putDraft(world, { coverImage: CHOICE });
    await dayLater(world);
    await putDraft(world, { coverImage: null });
    await dayLater(world);
    expect(left(world)).toEqual(NAMES);
    await dayLater(world);
    expect(left(world)).toEqual([]);
  });

  test('that is gone cannot be published', async () => {
    const world = await madePicture();
    for (let day = 0; day < 2; day += 1) await dayLater(world);
    const { id } = await putDraft(world, { coverImage: CHOICE });
    await expect(publishRelease(world, 'uid-mira', { productId: id })).rejects.toMatchObject({
      code: 'image/not-ready',
    });
  });

  test('that is published at the last moment stays', async () => {
    const world = await madePicture();
    await world.objects.remove(ORIGINAL);
    await sweep(world);
    world.passTime(GRACE_MS);
    const { db } = world;
    const runTransaction = db.runTransaction.bind(db);
    db.runTransaction = async (...work: Parameters<typeof runTransaction>) => {
      await putPage(world, { coverImage: CHOICE });
      return runTransaction(...work) as never;
    };
    await sweep(world);
    expect(left(world)).toEqual(encodedNames(IMAGE).sort());
  });

  test('of a person stays while their document refers to it', async () => {
    const image: StoredImage = { owner: 'person', ownerId: 'uid-mira', imageId: 'one' };
    const world = await madePicture(image);
    await world.write(documents.user('uid-mira').path, aUser({ picture: CHOICE }));
    for (let day = 0; day < 3; day += 1) await dayLater(world);
    expect(left(world)).toHaveLength(7);
    await world.write(documents.user('uid-mira').path, aUser({ picture: null }));
    for (let day = 0; day < 2; day += 1) await dayLater(world);
    expect([left(world), await world.read(recordOf(image).path)]).toEqual([[], undefined]);
  });

  test('without a record goes unless something shows it', async () => {
    const world = await madePicture();
    await world.db.doc(recordOf(IMAGE).path).delete();
    await putPage(world, { coverImage: CHOICE });
    await sweep(world);
    expect(left(world)).toEqual(encodedNames(IMAGE).sort());
    await putPage(world, { coverImage: null });
    await dayLater(world);
    expect(left(world)).toEqual([]);
  });
});

describe('a sweep', () => {
  test('that breaks off between two removals is finished by the next', async () => {
    const world = await madePicture();
    await sweep(world);
    world.objects.beforeRemove = (name) => {
      if (name !== encodedNames(IMAGE)[0]) throw new Error('Storage is away');
    };
    await dayLater(world);
    expect(left(world)).toHaveLength(7);
    expect(world.logged).toContain('artists/artist-mira/images/one waits for the next sweep.');
    world.objects.beforeRemove = () => undefined;
    await dayLater(world);
    expect(left(world)).toEqual([]);
  });

  test('continues after failures, counts them, and ignores files that are no pictures', async () => {
    const world = createWorld('image-sweep');
    const names = Array.from({ length: 25 }, (_, index) =>
      objectNames.original('cover', 'artist-mira', `image-${String(index).padStart(2, '0')}`),
    );
    for (const name of [...names, 'artists/artist-mira/clips/one.opus', 'readme']) await upload(world, name);
    world.objects.beforeRemove = (name) => {
      if (name === names[3]) throw new Error('Storage is away');
    };
    await dayLater(world);
    expect(left(world)).toEqual(['artists/artist-mira/clips/one.opus', names[3], 'readme']);
    expect(world.logged).toEqual([
      `${names[3]} waits for the next sweep.`,
      'Pictures swept: objects 27, originals 24, pictures 0, marked 0, failed 1.',
    ]);
  });

  test('ends at its time or count limit, and the next sweep continues from there', async () => {
    const world = createWorld('image-sweep');
    for (let index = 10; index < 45; index += 1)
      await upload(world, objectNames.original('cover', 'artist-mira', `image-${index}`));
    world.passTime(GRACE_MS);
    await runImageSweep(world, world.now());
    expect(left(world)).toHaveLength(25);
    // A new one that lies behind the others is not looked at before its turn.
    await upload(world, objectNames.original('cover', 'artist-mira', 'image-00'));
    world.passTime(GRACE_MS);
    await runImageSweep(world, Infinity, 20);
    expect(left(world)).toHaveLength(6);
    await dayLater(world);
    expect(left(world)).toEqual([objectNames.original('cover', 'artist-mira', 'image-00')]);
    await dayLater(world);
    expect(left(world)).toEqual([]);
  });

  test('continues where it was killed', async () => {
    const world = createWorld('image-sweep');
    for (let index = 10; index < 45; index += 1)
      await upload(world, objectNames.original('cover', 'artist-mira', `image-${index}`));
    world.passTime(GRACE_MS);
    const list = world.objects.list.bind(world.objects);
    world.objects.list = (after) => killedAfter(2, list(after));
    await expect(sweep(world)).rejects.toThrow('killed');
    expect([left(world).length, await world.read(documents.imageSweep().path)]).toEqual([
      15,
      { after: objectNames.original('cover', 'artist-mira', 'image-29') },
    ]);
    world.objects.list = list;
    await sweep(world);
    expect(left(world)).toEqual([]);
  });

  test('that is asked for twice a day runs once', async () => {
    const world = createWorld('image-sweep');
    await sweep(world);
    world.passTime(REST_MS - 1);
    await sweep(world);
    expect(world.logged).toHaveLength(1);
    world.passTime(1);
    await sweep(world);
    expect(world.logged).toHaveLength(2);
  });

  test('beside others does no harm', async () => {
    const world = await madePicture();
    await sweep(world);
    world.passTime(GRACE_MS);
    await Promise.all([sweep(world), sweep(world), sweep(world)]);
    expect([left(world), world.logged.filter((line) => line.includes('waits'))]).toEqual([[], []]);
  });
});

async function* killedAfter<T>(count: number, pages: AsyncIterable<T>): AsyncGenerator<T> {
  let given = 0;
  for await (const page of pages) {
    if (given === count) throw new Error('killed');
    given += 1;
    yield page;
  }
}
