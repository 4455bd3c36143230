import { musicProductSchema, releasePageSchema } from '@countin/domain/release-metadata';
import { resolveMoment, type ReleaseMoment } from '@countin/domain/release';
import { anArtistProfile, aReleaseText, aStoreLink, aTrack, withTimestamps } from '@countin/domain/testing';
import { Timestamp } from '@google-cloud/firestore';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { createWorld, NOW, type TestWorld } from '../testing/services.ts';
import { putDraft, putSignup, putSignups } from '../testing/stage.ts';
import { withdrawRelease } from './withdraw-release.ts';
import { publishRelease } from './publish-release.ts';
import { followMovedMoment } from '../signups/follow-moved-moment.ts';

const PAGE = 'releasePages/product-tide';
const WORK = 'musicProducts/product-tide';
const publish = (world: TestWorld, owner = 'uid-mira') => publishRelease(world, owner, { productId: 'product-tide' });
const PRODUCER = { role: 'producer' as const, name: 'Elin Lindqvist', instrument: '' };
const pageOf = async (world: TestWorld) => v.parse(releasePageSchema, await world.read(PAGE));

describe('publishing', () => {
  test('copies the working copy to the public page, with the artist’s name and the first instant', async () => {
    const world = createWorld('publish');
    const draft = await putDraft(world);
    expect(await publish(world)).toEqual({ publishedAt: NOW });
    expect(await pageOf(world)).toMatchObject({
      title: draft.title,
      artistName: 'Mira Okafor',
      artistSlug: 'mira-okafor',
      status: 'published',
      publishedAt: NOW,
      firstInstant: Date.parse('2026-12-04T17:00:00Z'),
      productSlug: 'tide-lines',
      createdBy: 'uid-mira',
      id: 'product-tide',
    });
    expect(v.parse(musicProductSchema, await world.read(WORK))).toMatchObject({
      status: 'published',
      publishedAt: NOW,
    });
    expect((await world.read(PAGE))?.['firstInstant']).toBeInstanceOf(Timestamp);
  });

  test('copies the metadata, and links the artists who have a profile', async () => {
    const world = createWorld('publish');
    const track = aTrack({ isrc: 'GBAYE0600001', durationMs: 201_000, credits: [PRODUCER] });
    const profiles = { ferry: {}, gone: { deletedAt: Timestamp.fromMillis(NOW) } };
    for (const [id, change] of Object.entries(profiles))
      await world.db.doc(`artistProfiles/${id}`).set({ ...anArtistProfile({ id, customSlug: id }), ...change });
    const line = (name: string, artistId: string | null) => ({ name, role: 'featured' as const, artistId });
    await putDraft(world, {
      tracks: [track],
      upc: '036000291452',
      version: 'Deluxe',
      artists: [line('Night Ferry', 'ferry'), line('Gone', 'gone'), line('Unknown', 'none'), line('Elin', null)],
    });
    await publish(world);
    const page = await pageOf(world);
    expect(page).toMatchObject({ tracks: [track], upc: '036000291452', version: 'Deluxe' });
    expect(page.artists.map(({ slug }) => slug)).toEqual(['ferry', null, null, null]);
  });

  test('refuses a code with a wrong check digit and names its field', async () => {
    const world = createWorld('publish');
    await putDraft(world, { upc: '036000291453' });
    await expect(publish(world)).rejects.toMatchObject({ code: 'gtin/check-digit', field: 'upc' });
  });

  test('leaves hidden links out of the page and keeps the order of the others', async () => {
    const world = createWorld('publish');
    const links = ['one', 'two', 'three'].map((id) => aStoreLink({ id, hidden: id === 'two' }));
    await putDraft(world, { storeLinks: links });
    await publish(world);
    expect((await pageOf(world)).storeLinks.map(({ id }) => id)).toEqual(['one', 'three']);
    expect((await world.read(WORK))?.['storeLinks']).toHaveLength(3);
  });

  test('copies the descriptions that fans see, by language, and no other text', async () => {
    const world = createWorld('publish');
    await putDraft(world, { description: 'Five songs.' });
    for (const text of [
      aReleaseText({ language: 'en', short: 'Five.', pitch: 'For editors' }),
      aReleaseText({ language: 'de', long: 'Fünf Lieder.' }),
      aReleaseText({ language: 'fr', long: 'Cinq chansons.', shown: false }),
    ])
      await world.write(`${WORK}/texts/${text.language}`, withTimestamps(text, Timestamp.fromMillis));
    await publish(world);
    const page = await pageOf(world);
    expect(page.texts).toEqual({ en: { short: 'Five.', long: '' }, de: { short: '', long: 'Fünf Lieder.' } });
    expect(page.description).toBe('Five songs.');
    expect(JSON.stringify(await world.read(PAGE))).not.toContain('editors');
  });

  test('again after an edit: the page follows, and counts as later than the edit even when the clock is behind', async () => {
    const world = createWorld('publish');
    await putDraft(world);
    await publish(world);
    await world.db.doc(WORK).update({ title: 'High Tide', updatedAt: Timestamp.fromMillis(NOW + 5000) });
    expect(await publish(world)).toEqual({ publishedAt: NOW + 5000 });
    expect((await pageOf(world)).title).toBe('High Tide');
  });

  test('publishes the version that the editor shows and refuses any other', async () => {
    const world = createWorld('publish');
    const { updatedAt } = await putDraft(world);
    await world.db.doc(WORK).update({ title: 'From another tab', updatedAt: Timestamp.fromMillis(updatedAt + 1) });
    const asSeen = (expectedUpdatedAt: number) =>
      publishRelease(world, 'uid-mira', { productId: 'product-tide', expectedUpdatedAt });
    await expect(asSeen(updatedAt)).rejects.toMatchObject({ code: 'release/changed' });
    expect(await world.read(PAGE)).toBeUndefined();
    await asSeen(updatedAt + 1);
    expect((await pageOf(world)).title).toBe('From another tab');
  });

  test('is refused for a missing release or another user’s, and nothing becomes public', async () => {
    const world = createWorld('publish');
    await expect(publish(world)).rejects.toMatchObject({ code: 'release/not-found' });
    await putDraft(world);
    await expect(publish(world, 'uid-tide')).rejects.toMatchObject({ code: 'access/denied' });
    expect(await world.read(PAGE)).toBeUndefined();
  });

  test.each([
    [{ releaseMoment: null }, 'moment/missing', 'releaseMoment'],
    [{ releaseMoment: { mode: 'local', date: '2026-02-30', time: '00:00' } }, 'moment/date', 'releaseMoment.date'],
    [{ title: '' }, 'release/incomplete', 'title'],
    [{ title: 'x'.repeat(201) }, 'field/too-long', 'title'],
    [{ cover: null }, 'release/incomplete', 'cover'],
    [{ storeLinks: [{ ...aStoreLink(), url: 'javascript:alert(1)' }] }, 'link/not-a-web-address', 'storeLinks.0.url'],
    [{ storeLinks: [{ ...aStoreLink(), service: 'deezer' }] }, 'link/wrong-service', 'storeLinks.0'],
  ])('validates the working copy, which clients write directly: %o', async (change, code, field) => {
    const world = createWorld('publish');
    await putDraft(world);
    await world.db.doc(WORK).update(change);
    await expect(publish(world)).rejects.toMatchObject({ code, field });
    expect(await world.read(PAGE)).toBeUndefined();
    expect((await world.read(WORK))?.['status']).toBe('draft');
  });
});

describe('an uploaded cover', () => {
  const coverImage = {
    imageId: 'one',
    colours: ['#0b3954', '#ff6b35', '#f7fff7'] as [string, string, string],
    alt: 'A boat',
  };
  const image = {
    id: 'one',
    kind: 'cover',
    state: 'ready',
    createdBy: 'uid-mira',
    createdAt: NOW,
    widths: [320, 640, 1280],
    colours: coverImage.colours,
  };

  test('goes to the page with the colours that its owner chose', async () => {
    const world = createWorld('publish');
    await putDraft(world, { coverImage: { ...coverImage, colours: ['#000000', '#ffffff', '#ff0000'] } });
    await world.write('artistProfiles/artist-mira/images/one', image);
    await publish(world);
    expect((await pageOf(world)).coverImage).toEqual({ ...coverImage, colours: ['#000000', '#ffffff', '#ff0000'] });
  });

  test.each([
    ['is not there', undefined],
    ['is at work', { ...image, state: 'processing' }],
    ['was refused', { ...image, state: 'failed', code: 'image/type' }],
    ['is a picture of the artist', { ...image, kind: 'picture' }],
  ])('that %s keeps the release from being published', async (_what, stored) => {
    const world = createWorld('publish');
    await putDraft(world, { coverImage });
    if (stored) await world.write('artistProfiles/artist-mira/images/one', stored);
    await expect(publish(world)).rejects.toMatchObject({ code: 'image/not-ready', field: 'coverImage' });
    expect(await world.read(PAGE)).toBeUndefined();
  });
});

describe('a moment that moves', () => {
  const moment = (date: string): ReleaseMoment => ({ mode: 'local', date, time: '00:00' });
  const moveTo = async (world: TestWorld, date: string) => {
    await world.db.doc(WORK).update({ releaseMoment: moment(date) });
    await publish(world);
  };
  const dueOf = async (world: TestWorld, id: string) =>
    ((await world.read(`artistProfiles/artist-mira/signups/${id}`))?.['dueAt'] as Timestamp | null)?.toMillis();

  test('takes those who wait with it, each on their own clock, over many pages', async () => {
    const world = createWorld('publish');
    await putDraft(world, { releaseMoment: moment('2026-11-27') });
    await publish(world);
    const zones = ['Asia/Tokyo', 'America/Los_Angeles', null];
    const waiting = Array.from({ length: 450 }, (_, index) => ({
      id: `fan-${String(index).padStart(3, '0')}`,
      zone: zones[index % 3] ?? null,
    }));
    await putSignups(
      world,
      waiting.map((fan, index) => ({ ...fan, state: index % 2 ? 'unconfirmed' : 'confirmed', dueAt: 1000 })),
    );
    await moveTo(world, '2026-12-11');
    const stored = await world.db.collection('artistProfiles/artist-mira/signups').get();
    const due = stored.docs.map((signup) => [signup.id, (signup.get('dueAt') as Timestamp).toMillis()]);
    expect(due).toEqual(waiting.map(({ id, zone }) => [id, resolveMoment(moment('2026-12-11'), zone ?? 'UTC').at]));
    expect(await world.list('momentMoves')).toEqual([]);
  });

  test('does not change told, stopped or other releases’ signups', async () => {
    const world = createWorld('publish');
    await putDraft(world, { releaseMoment: moment('2026-11-27') });
    await publish(world);
    await putSignup(world, { id: 'told', state: 'sent', dueAt: 1000 });
    await putSignup(world, { id: 'gone', state: 'stopped', dueAt: 1000 });
    await putSignup(world, { id: 'other', state: 'confirmed', productId: 'product-other', dueAt: 1000 });
    await moveTo(world, '2026-12-11');
    expect(await Promise.all(['told', 'gone', 'other'].map((id) => dueOf(world, id)))).toEqual([1000, 1000, 1000]);
  });

  test('that did not move costs the signups nothing', async () => {
    const world = createWorld('publish');
    await putDraft(world, { releaseMoment: moment('2026-11-27') });
    await publish(world);
    await putSignup(world, { id: 'fan', state: 'confirmed', dueAt: 1000 });
    await publish(world);
    expect(await dueOf(world, 'fan')).toBe(1000);
  });

  test('is applied when a withdrawn release is published again', async () => {
    const world = createWorld('publish');
    await putDraft(world, { releaseMoment: moment('2026-11-27') });
    await publish(world);
    await putSignup(world, { id: 'fan', state: 'confirmed', dueAt: null, zone: 'UTC' });
    await withdrawRelease(world, 'uid-mira', { productId: 'product-tide', to: 'draft' });
    await publish(world);
    expect(await dueOf(world, 'fan')).toBe(Date.parse('2026-11-27T00:00:00Z'));
  });

  test('continues after a time limit, and includes signups with an invalid zone', async () => {
    const world = createWorld('publish');
    await putDraft(world, { releaseMoment: moment('2026-11-27') });
    await publish(world);
    await putSignups(
      world,
      Array.from({ length: 450 }, (_, index) => ({
        id: `fan-${String(index).padStart(3, '0')}`,
        zone: index === 7 ? 'Mars/Olympus' : 'UTC',
        dueAt: 1000,
      })),
    );
    await world.db
      .doc('momentMoves/product-tide')
      .set({ artistId: 'artist-mira', productId: 'product-tide', at: Timestamp.fromMillis(NOW) });
    const left = () =>
      world.db
        .collection('artistProfiles/artist-mira/signups')
        .where('dueAt', '==', Timestamp.fromMillis(1000))
        .count()
        .get()
        .then((count) => count.data().count);
    for (const rest of [250, 50]) {
      await followMovedMoment(world, 'product-tide', 0);
      expect(await left()).toBe(rest);
    }
    await followMovedMoment(world, 'product-tide', 0);
    expect(await left()).toBe(0);
    expect(await dueOf(world, 'fan-007')).toBe(Date.parse('2026-11-27T00:00:00Z'));
    expect(await world.list('momentMoves')).toEqual([]);
  });

  test('again while the first move is under way begins anew', async () => {
    const world = createWorld('publish');
    await putDraft(world, { releaseMoment: moment('2026-11-27') });
    await publish(world);
    await putSignups(
      world,
      Array.from({ length: 250 }, (_, index) => ({
        id: `fan-${String(index).padStart(3, '0')}`,
        zone: 'UTC',
        dueAt: 1000,
      })),
    );
    const task = { artistId: 'artist-mira', productId: 'product-tide', at: Timestamp.fromMillis(NOW) };
    await world.write('momentMoves/product-tide', task);
    await followMovedMoment(world, 'product-tide', 0);
    expect(await world.read('momentMoves/product-tide')).toMatchObject({ after: 'fan-199' });
    await moveTo(world, '2026-12-11');
    expect(await dueOf(world, 'fan-000')).toBe(Date.parse('2026-12-11T00:00:00Z'));
    expect(await dueOf(world, 'fan-249')).toBe(Date.parse('2026-12-11T00:00:00Z'));
  });
});
