import { documents } from '@countin/domain/documents';
import { clipNames } from '@countin/domain/media';
import { medleySchema } from '@countin/domain/medley';
import { anArtistProfile } from '@countin/domain/testing';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { createWorld, NOW, type TestWorld } from '../testing/services.ts';
import { putArtist, putPage } from '../testing/stage.ts';
import { publishMedley } from './publish-medley.ts';
import { withdrawMedley } from './withdraw-medley.ts';
import { anId3Tag, anMp3 } from './testing/sound-samples.ts';

const OWNER = 'uid-mira';
const ARTIST = 'artist-mira';
const original = (clipId: string) => clipNames.original(ARTIST, clipId);
const heard = (world: TestWorld) => [...world.objects.stored.keys()].filter((name) => name.endsWith('/clip')).sort();
const slot = (clipId: string, productId: string | null = null) => ({ title: `Track ${clipId}`, clipId, productId });
const publish = (world: TestWorld, ...clipIds: string[]) =>
  publishMedley(world, OWNER, { artistId: ARTIST, slots: clipIds.map((id) => slot(id)) });

let sound: Buffer;
let short: Buffer;
beforeAll(async () => {
  [sound, short] = await Promise.all([anMp3(31), anMp3(10)]);
});

async function stage(): Promise<TestWorld> {
  const world = createWorld('medley');
  await putArtist(world);
  await putPage(world, { title: 'Tide Lines' });
  for (const id of ['one', 'two'])
    await world.objects.write(original(id), Buffer.concat([anId3Tag('home'), sound]), 'audio/mpeg');
  return world;
}

describe('publishing a medley', () => {
  it('puts it out as measured, with the names of artist and release', async () => {
    const world = await stage();
    const slots = [slot('one', 'product-tide'), slot('two')];
    expect(await publishMedley(world, OWNER, { artistId: ARTIST, slots })).toEqual({ publishedAt: NOW });
    const medley = v.parse(medleySchema, await world.read(documents.medley(ARTIST).path));
    expect(medley).toMatchObject({
      artistId: ARTIST,
      artistName: 'Mira Okafor',
      artistSlug: 'mira-okafor',
      createdBy: OWNER,
      publishedAt: NOW,
    });
    expect(medley.slots).toMatchObject([
      { title: 'Track one', clipId: 'one', productId: 'product-tide', releaseTitle: 'Tide Lines', type: 'audio/mpeg' },
      { title: 'Track two', clipId: 'two', productId: null, releaseTitle: null },
    ]);
    expect(medley.slots[0]?.durationMs).toBeGreaterThan(30_900);
  });

  it('replaces the medley that its editor began with, and no newer one', async () => {
    const world = await stage();
    const from = (expectedPublishedAt: number | null, clipId: string) =>
      publishMedley(world, OWNER, { artistId: ARTIST, slots: [slot(clipId)], expectedPublishedAt });
    await from(null, 'one');
    await expect(from(null, 'two')).rejects.toMatchObject({ code: 'medley/changed' });
    await expect(from(NOW - 1, 'two')).rejects.toMatchObject({ code: 'medley/changed' });
    expect(
      v.parse(medleySchema, await world.read(documents.medley(ARTIST).path)).slots.map(({ clipId }) => clipId),
    ).toEqual(['one']);
    await withdrawMedley(world, OWNER, { artistId: ARTIST });
    await expect(from(null, 'two')).rejects.toMatchObject({ code: 'medley/changed' });
    await from(NOW, 'two');
    expect(
      v.parse(medleySchema, await world.read(documents.medley(ARTIST).path)).slots.map(({ clipId }) => clipId),
    ).toEqual(['two']);
  });

  it('hands on the sound alone, under the type that it is', async () => {
    const world = await stage();
    await publish(world, 'one');
    const { bytes, contentType } = world.objects.stored.get(clipNames.clip(ARTIST, 'one')) ?? {};
    expect([Buffer.from(bytes ?? []).equals(sound), contentType]).toEqual([true, 'audio/mpeg']);
  });

  it('a second time follows the new order, reads no clip twice, and removes unused clips', async () => {
    const world = await stage();
    await publish(world, 'one', 'two');
    // Were it read again, it would be refused.
    await world.objects.write(original('two'), short, 'audio/mpeg');
    await publish(world, 'two');
    expect(
      v.parse(medleySchema, await world.read(documents.medley(ARTIST).path)).slots.map(({ clipId }) => clipId),
    ).toEqual(['two']);
    expect(heard(world)).toEqual([clipNames.clip(ARTIST, 'two')]);
    expect(world.objects.stored.has(original('one'))).toBe(true);
  });

  it.each([
    ['before a clip has arrived', 'none', null, { code: 'clip/not-found', field: 'slots.1.clipId' }],
    [
      'for a clip of another artist',
      '../../other/clips/one',
      null,
      { code: 'clip/not-found', field: 'slots.1.clipId' },
    ],
    ['for a short clip', 'short', null, { code: 'clip/too-short', field: 'slots.1.clipId' }],
    ['for a release that is not there', 'two', 'none', { code: 'release/not-found', field: 'slots.1.productId' }],
    ['for a release of another artist', 'two', 'foreign', { code: 'release/not-found', field: 'slots.1.productId' }],
  ])('is refused %s, and nothing becomes public', async (_when, clipId, productId, errorCode) => {
    const world = await stage();
    await world.objects.write(original('short'), short, 'audio/mpeg');
    await putPage(world, { id: 'foreign', artistId: 'other' });
    await expect(
      publishMedley(world, OWNER, { artistId: ARTIST, slots: [slot('one'), slot(clipId, productId)] }),
    ).rejects.toMatchObject(errorCode);
    expect(await world.read(documents.medley(ARTIST).path)).toBeUndefined();
  });

  it('is refused for a missing artist or another user’s', async () => {
    const world = await stage();
    await expect(publishMedley(world, OWNER, { artistId: 'none', slots: [slot('one')] })).rejects.toMatchObject({
      code: 'profile/not-found',
    });
    await expect(publishMedley(world, 'tide', { artistId: ARTIST, slots: [slot('one')] })).rejects.toMatchObject({
      code: 'access/denied',
    });
  });
});

describe('withdrawing a medley', () => {
  it('keeps it for its owner and hides it from fans; publishing it again restores it', async () => {
    const world = await stage();
    await publish(world, 'one', 'two');
    await withdrawMedley(world, OWNER, { artistId: ARTIST });
    expect(await world.read(documents.medley(ARTIST).path)).toBeUndefined();
    expect(v.parse(medleySchema, await world.read(documents.withdrawnMedley(ARTIST).path)).slots).toHaveLength(2);
    expect(heard(world)).toEqual([]);
    expect(world.purged.map(({ gone }) => gone)).toEqual([false, true]);
    expect(world.purged[1]?.addresses).toEqual(
      expect.arrayContaining([
        'http://4track.localhost:5173/mira-okafor',
        'http://mira-okafor.cnt.localhost:5173/medley',
        'http://4track.localhost:5173/',
      ]),
    );
    await publish(world, 'one', 'two');
    expect(heard(world)).toHaveLength(2);
    expect(await world.read(documents.withdrawnMedley(ARTIST).path)).toBeUndefined();
  });

  it('a second time is harmless, and is refused for another user', async () => {
    const world = await stage();
    await publish(world, 'one');
    await expect(withdrawMedley(world, 'tide', { artistId: ARTIST })).rejects.toMatchObject({ code: 'access/denied' });
    for (let times = 0; times < 2; times += 1)
      expect(await withdrawMedley(world, OWNER, { artistId: ARTIST })).toEqual({});
    expect(await world.read(documents.withdrawnMedley(ARTIST).path)).toBeDefined();
  });

  it('of an artist without one is harmless', async () => {
    const world = createWorld('medley');
    await world.write(documents.artistProfile(ARTIST).path, anArtistProfile());
    expect(await withdrawMedley(world, OWNER, { artistId: ARTIST })).toEqual({});
  });
});
