import { parseSearch } from '@countin/domain/discovery';
import { documents } from '@countin/domain/documents';
import { firstInstant } from '@countin/domain/release';
import { aMedley, anArtistProfile, aReleasePage, aTrack } from '@countin/domain/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { refTo, setDocument } from '../platform/write-document.ts';
import { hideArtistPages, restoreArtistPages } from '../profiles/deletion/hide-artist-pages.ts';
import { renewProfile } from '../profiles/renew-profile.ts';
import { changeSlug } from '../profiles/change-slug.ts';
import { updateShelf } from '../profiles/update-shelf.ts';
import { publishRelease } from '../releases/publish-release.ts';
import { withdrawRelease } from '../releases/withdraw-release.ts';
import { withdrawMedley } from '../medleys/withdraw-medley.ts';
import { stagedOnce } from '../testing/all-documents.ts';
import { createWorld, NOW, type TestWorld } from '../testing/services.ts';
import { putDraft } from '../testing/stage.ts';
import { readGenres, readShelf, searchDiscovery } from './discover.ts';
import { firestoreIndex } from './firestore-index.ts';
import { followLeftOverDiscovery } from './follow-changes.ts';
import { placeDueReleases } from './place-releases.ts';

const ADDRESS = '203.0.113.7';
const LATER = NOW + 60_000;
const DAY = 86_400_000;

let world: TestWorld;
beforeEach(() => (world = createWorld('discovery')));

const idsOf = ({ cards }: { cards: readonly { id: string }[] }) => cards.map(({ id }) => id);
const search = async (text: string) => idsOf(await searchDiscovery(world, ADDRESS, { text, after: null }));
const shelf = async (name: 'new' | 'next' | 'medleys', filter: object = {}) =>
  idsOf(await readShelf(world, ADDRESS, { shelf: name, after: null, ...filter }));

/** Mira's e-mail address is verified, so shelves may list what she publishes. */
const confirmOwner = ({ db }: TestWorld) =>
  setDocument(db, refTo(db, documents.ownerConfirmation('uid-mira')), {
    uid: 'uid-mira',
    confirmed: true,
    since: NOW,
    nextAt: null,
  });

const putPublished = stagedOnce(async () => {
  const staged = createWorld('discovery');
  await confirmOwner(staged);
  await putDraft(staged, {
    title: 'Canção do Ferry',
    labelName: 'Tidewrack',
    tracks: [aTrack({ title: 'Harbour Light' })],
  });
  await publishRelease(staged, 'uid-mira', { productId: 'product-tide' });
  return staged;
});
const publish = () => putPublished(world);

/** Published releases whose change is left over. */
async function putPages(
  pages: readonly { id: string; artistId?: string; title?: string; days?: number; more?: object }[],
  into = world,
): Promise<void> {
  const batch = into.db.batch();
  for (const { id, artistId = id, title = 'Song', days = 0, more = {} } of pages) {
    const date = new Date(NOW + days * DAY).toISOString().slice(0, 10);
    const releaseMoment = { mode: 'instant', date, time: '00:00', zone: 'UTC' } as const;
    const name = { artistName: `Artist ${artistId}`, artistSlug: `artist-${artistId}`.toLowerCase() };
    setDocument(
      batch,
      refTo(into.db, documents.artistProfile(artistId)),
      anArtistProfile({
        id: artistId,
        name: name.artistName,
        customSlug: name.artistSlug,
        location: 'Porto, Portugal',
      }),
    );
    setDocument(batch, refTo(into.db, documents.releasePage(id)), {
      ...aReleasePage({ id, artistId, title, releaseMoment, firstInstant: firstInstant(releaseMoment), tracks: [] }),
      ...name,
      shelf: 'listed',
      ...more,
    });
    setDocument(batch, refTo(into.db, documents.discoveryChange(id)), { artistId, productId: id, at: NOW - 60_000 });
  }
  await batch.commit();
}

/** A change of everything of an artist that is left over. */
const noteArtist = (artistId: string) =>
  setDocument(world.db, refTo(world.db, documents.discoveryChange(artistId)), {
    artistId,
    productId: null,
    at: NOW - 60_000,
  });

const follow = (of = world) => followLeftOverDiscovery(of, Number.POSITIVE_INFINITY);

/** Releases of as many artists: two pages of a list, and one more. */
const MANY = 61;
const putMany = stagedOnce(async () => {
  const staged = createWorld('discovery');
  const pages = Array.from({ length: MANY }, (_, at) => ({ id: `p${at}`, title: `Song ${at}`, days: -at % 20 }));
  await putPages(pages, staged);
  await follow(staged);
  return staged;
});

describe('a published release', () => {
  test.each([
    'Canção do Ferry',
    'cancao ferry',
    'ferr',
    'mira okafor',
    'OKAFOR canç',
    'harbour light mira',
    'tidewrack',
    'mira fery',
    'okafro cancao',
    'oakfor ferry',
    'habour light',
    'Mira & Okafor',
    'f',
  ])('is found by %s', async (text) => {
    await publish();
    expect(await search(text)).toEqual(['product-tide']);
  });

  test.each(['', '…', 'zebra', 'ferry zebra crossing', '\u0301\u0301', 'rry', 'x'.repeat(10_000)])(
    'is not found by %j',
    async (text) => {
      await publish();
      expect(await search(text)).toEqual([]);
    },
  );

  test('has an entry without anything that is not public', async () => {
    await publish();
    const { cards } = await searchDiscovery(world, ADDRESS, { text: 'ferry', after: null });
    expect(cards[0]).toMatchObject({ artistName: 'Mira Okafor', productSlug: 'tide-lines', playable: false });
    expect(JSON.stringify(cards)).not.toContain('uid-mira');
    expect(await world.list(documents.discoveryChanges().path)).toEqual([]);
  });

  test.each(['draft', 'archived'] as const)('is gone when its owner takes it back: %s', async (to) => {
    await publish();
    await withdrawRelease(world, 'uid-mira', { productId: 'product-tide', to });
    expect(await search('ferry')).toEqual([]);
    expect(await shelf('next')).toEqual([]);
  });

  test('is found by its artist’s new name, and no longer by the old one', async () => {
    await publish();
    for (const name of ['Night Boat', 'Long Water']) {
      await world.db.doc('artistProfiles/artist-mira').update({ name });
      await renewProfile(world, 'uid-mira', { kind: 'artist', profileId: 'artist-mira' });
    }
    expect(await search('long water')).toEqual(['product-tide']);
    expect(await search('night boat')).toEqual([]);
  });

  test('is in no list while it may not be listed, or its artist is deleted', async () => {
    await publish();
    await world.write(documents.heldBackProfile('artist-mira').path, { profileId: 'artist-mira' });
    await updateShelf(world, 'artist-mira', 'uid-mira');
    expect(await search('ferry')).toEqual([]);
    await world.db.doc(documents.heldBackProfile('artist-mira').path).delete();
    await updateShelf(world, 'artist-mira', 'uid-mira');
    expect(await search('ferry')).toEqual(['product-tide']);
    await world.db.doc('artistProfiles/artist-mira').update({ deletedAt: new Date(NOW) });
    await hideArtistPages(world, 'artist-mira', Number.POSITIVE_INFINITY);
    expect(await search('ferry')).toEqual([]);
    await world.db.doc('artistProfiles/artist-mira').set(anArtistProfile());
    await restoreArtistPages(world, 'artist-mira', Number.POSITIVE_INFINITY);
    expect(await search('ferry')).toEqual(['product-tide']);
  });

  test('is followed by the schedule where a call could not', async () => {
    await confirmOwner(world);
    await putPages([{ id: 'one', title: 'Left Over' }]);
    await world.write(documents.discoveryChange('one').path, { artistId: 'one', productId: 'one', at: new Date(NOW) });
    await follow();
    expect(await search('left over')).toEqual([]);
    world.setNow(LATER);
    await follow();
    expect(await search('left over')).toEqual(['one']);
    expect(await world.list(documents.discoveryChanges().path)).toEqual([]);
  });
});

describe('a search', () => {
  test('finds a release among many that have one of its words, in few reads', async () => {
    const words = ['Love', 'Night', 'River', 'Stone', 'Moon'];
    await putPages(
      Array.from({ length: 100 }, (_, at) => ({
        id: `p${at}`,
        title: `${words[at % 5] ?? ''} ${words[Math.floor(at / 5) % 5] ?? ''} ${at}`,
        days: -at,
      })),
    );
    await follow();
    const index = firestoreIndex(world.db);
    for (const [text, id] of [
      ['love love 75', 'p75'],
      ['artist p33', 'p33'],
      ['moom 99', 'p99'],
    ] as const) {
      const page = await index.search(parseSearch(text), null, NOW);
      expect(idsOf(page).slice(0, 10), text).toContain(id);
      expect(page.reads).toBeLessThanOrEqual(60);
    }
  });

  test('goes on to the end, each release once', async () => {
    await putMany(world);
    const seen: string[] = [];
    let after = null;
    do {
      const page = await searchDiscovery(world, ADDRESS, { text: 'son', after });
      expect(page.cards.length).toBeLessThanOrEqual(30);
      seen.push(...idsOf(page));
      after = page.next;
    } while (after);
    expect(seen).toHaveLength(MANY);
    expect(new Set(seen).size).toBe(MANY);
  });

  test('finds scripts without spaces and from right to left, with a wrong character too', async () => {
    await putPages([
      { id: 'ja', title: '夜の風鈴' },
      { id: 'ar', title: 'أغنية القمر' },
      { id: 'ko', title: '풍경 소리' },
      { id: 'hi', title: 'चाँद की रात' },
    ]);
    await follow();
    for (const [text, id] of [
      ['風鈴', 'ja'],
      ['夜の風令', 'ja'],
      ['اغنيه قمر', 'ar'],
      ['풍경', 'ko'],
      ['चांद रात', 'hi'],
    ] as const)
      expect(await search(text), text).toContain(id);
  });

  test('finds names in other scripts by their slugs, also with a typo', async () => {
    await putPages([{ id: 'ja', artistId: 'yuki-tanabe', title: '夜の風鈴', more: { productSlug: 'yoru-no-furin' } }]);
    await world.db.doc(documents.artistProfile('yuki-tanabe').path).update({ name: '田辺ゆき' });
    await follow();
    for (const text of ['Tanabe', 'furin', 'tanabe furin', 'yuki tanabe', 'tanabbe', '田辺 furin'])
      expect(await search(text), text).toEqual(['ja']);
  });

  test('finds an artist by its new slug', async () => {
    await publish();
    await changeSlug(world, 'uid-mira', { kind: 'artist', profileId: 'artist-mira', customSlug: 'night-boat' });
    expect(await search('night boat')).toEqual(['product-tide']);
  });

  test('has the artist first, then its releases, then titles that begin alike', async () => {
    await putPages([
      { id: 'title', title: 'Mira' },
      { id: 'longer', title: 'Miradouro' },
      ...Array.from({ length: 40 }, (_, at) => ({ id: `r${at}`, artistId: 'mira-okafor', days: -at })),
    ]);
    await world.db.doc(documents.artistProfile('mira-okafor').path).update({ name: 'Mira Okafor' });
    const medley = aMedley({ artistId: 'mira-okafor', shelf: 'listed', publishedAt: NOW - 90 * DAY });
    await setDocument(world.db, refTo(world.db, documents.medley('mira-okafor')), medley);
    await noteArtist('mira-okafor');
    await follow();
    for (const text of ['mira', 'okaf', 'Mira Okafor', 'mira ok']) {
      const { cards } = await searchDiscovery(world, ADDRESS, { text, after: null });
      expect(cards[0], text).toMatchObject({ kind: 'medley', id: 'mira-okafor' });
      // Two letters of a second word are no term of releases.
      if (text !== 'mira ok') expect(cards[1], text).toMatchObject({ kind: 'release', artistId: 'mira-okafor' });
    }
  });

  test('of one address without end is refused', async () => {
    const calls = Array.from({ length: 241 }, () => searchDiscovery(world, ADDRESS, { text: '', after: null }));
    const results = await Promise.allSettled(calls);
    expect(results.at(-1)).toMatchObject({ status: 'rejected', reason: { code: 'limit/too-many' } });
  });
});

describe('a shelf', () => {
  test('has the newest release of each artist, and the next one, as their moments come', async () => {
    await putPages([
      { id: 'old', artistId: 'a', days: -9 },
      { id: 'new', artistId: 'a', days: -2 },
      { id: 'soon', artistId: 'a', days: 2 },
      { id: 'later', artistId: 'a', days: 4 },
      { id: 'other', artistId: 'b', days: 1 },
    ]);
    await follow();
    expect(await shelf('new')).toEqual(['new']);
    expect(await shelf('next')).toEqual(['other', 'soon']);
    world.setNow(NOW + 2 * DAY);
    // Before the schedule has run, what is out is not announced any more.
    expect(await shelf('next')).toEqual([]);
    await placeDueReleases(world, Number.POSITIVE_INFINITY);
    expect((await shelf('new')).toSorted()).toEqual(['other', 'soon']);
    expect(await shelf('next')).toEqual(['later']);
  });

  test('have a release of local midnights on both, beside what it replaces, until every reader has it', async () => {
    const wave = (date: string) => {
      const releaseMoment = { mode: 'local', date, time: '00:00' } as const;
      return { releaseMoment, firstInstant: firstInstant(releaseMoment) };
    };
    const tomorrow = new Date(NOW + DAY).toISOString().slice(0, 10);
    await putPages([
      { id: 'old', artistId: 'mira', days: -20 },
      { id: 'wave', artistId: 'mira', more: wave(tomorrow) },
      { id: 'later', artistId: 'mira', days: 20 },
    ]);
    await follow();
    const shelves = async (at: number) => {
      world.setNow(at);
      await placeDueReleases(world, Infinity);
      return [(await shelf('new')).toSorted(), (await shelf('next')).toSorted()];
    };
    const first = wave(tomorrow).firstInstant;
    expect(await shelves(first - 1)).toEqual([['old'], ['wave']]);
    expect(await shelves(first)).toEqual([
      ['old', 'wave'],
      ['later', 'wave'],
    ]);
    expect(await shelves(first + 26 * 3_600_000)).toEqual([['wave'], ['later']]);
  });

  test('follows when the newest release is taken back', async () => {
    await putPages([
      { id: 'old', artistId: 'a', days: -9 },
      { id: 'new', artistId: 'a', days: -2 },
    ]);
    await follow();
    await world.db.doc(documents.releasePage('new').path).delete();
    await noteArtist('a');
    await follow();
    expect(await shelf('new')).toEqual(['old']);
  });

  test('is read to its end in pages of thirty, of 31 documents each, with each artist once', async () => {
    await putMany(world);
    const index = firestoreIndex(world.db);
    const seen: string[] = [];
    let after = null;
    do {
      const page = await index.shelf({ shelf: 'new', after }, world.now());
      expect(page.reads).toBeLessThanOrEqual(31);
      seen.push(...idsOf(page));
      after = page.next;
      // A list that is open over midnight keeps its order.
      world.passTime(DAY / 2);
    } while (after);
    expect(new Set(seen).size).toBe(MANY);
    expect(seen).toHaveLength(MANY);
  });

  test('has another order each day, and newer weeks first', async () => {
    await putPages([
      ...Array.from({ length: 12 }, (_, at) => ({ id: `now${at}` })),
      ...Array.from({ length: 12 }, (_, at) => ({ id: `past${at}`, days: -30 })),
    ]);
    await follow();
    const today = await shelf('new');
    world.passTime(DAY);
    const tomorrow = await shelf('new');
    expect(today.slice(0, 12).every((id) => id.startsWith('now'))).toBe(true);
    expect(tomorrow).not.toEqual(today);
    expect(tomorrow.toSorted()).toEqual(today.toSorted());
  });

  test('is narrowed by genre, language, place and week', async () => {
    await putPages([
      { id: 'jazz', days: -1, more: { genre: 'jazz', language: 'de' } },
      { id: 'folk', days: -30, more: { genre: 'folk', secondaryGenre: 'jazz' } },
    ]);
    await follow();
    expect((await shelf('new', { genre: 'jazz' })).toSorted()).toEqual(['folk', 'jazz']);
    expect(await shelf('new', { genre: 'jazz', language: 'de' })).toEqual(['jazz']);
    expect(await shelf('new', { genre: 'folk', place: 'portugal' })).toEqual(['folk']);
    expect(await shelf('new', { place: 'Lisbon' })).toEqual([]);
    const { cards } = await readShelf(world, ADDRESS, { shelf: 'new', genre: 'folk', after: null });
    const week = Math.floor(((cards[0]?.at ?? 0) - 36_000_000) / (7 * DAY));
    expect(await shelf('new', { week })).toEqual(['folk']);
    expect(await shelf('next', { week })).toEqual([]);
  });

  test('is narrowed to a country by its name in any language, as its artists choose it', async () => {
    await publish();
    const profile = world.db.doc('artistProfiles/artist-mira');
    const renew = () => renewProfile(world, 'uid-mira', { kind: 'artist', profileId: 'artist-mira' });
    await profile.update({ location: 'Ericeira' });
    await renew();
    expect(await shelf('next', { place: 'Portugal' })).toEqual([]);
    await profile.update({ country: 'PT' });
    await renew();
    for (const place of ['Portugal', 'ポルトガル', 'ericeira'])
      expect(await shelf('next', { place }), place).toEqual(['product-tide']);
  });

  test('says which genres it has, each with its number, as releases come, move and go', async () => {
    const genres = async (name: 'new' | 'next' | 'medleys' = 'new') =>
      Object.entries(await readGenres(world, ADDRESS, { shelf: name }))
        .map(([genre, count]) => `${genre} ${count}`)
        .sort();
    expect(await genres()).toEqual([]);
    await putPages([
      { id: 'one', days: -1, more: { genre: 'folk', secondaryGenre: 'jazz', language: 'de' } },
      { id: 'two', days: -2, more: { genre: 'folk', secondaryGenre: null } },
      { id: 'soon', days: 2, more: { genre: 'jazz', secondaryGenre: null } },
    ]);
    await Promise.all([follow(), follow()]);
    expect([await genres(), await genres('next')]).toEqual([['folk 2', 'jazz 1'], ['jazz 1']]);
    world.setNow(NOW + 3 * DAY);
    await placeDueReleases(world, Infinity);
    expect([await genres(), await genres('next')]).toEqual([['folk 2', 'jazz 2'], []]);
    await world.db.doc(documents.releasePage('one').path).delete();
    await noteArtist('one');
    await follow();
    expect(await genres()).toEqual(['folk 1', 'jazz 1']);
  });

  test('has medleys, and knows whose releases have one', async () => {
    await putPages([{ id: 'one', artistId: 'artist-mira' }]);
    await setDocument(
      world.db,
      refTo(world.db, documents.medley('artist-mira')),
      aMedley({ artistId: 'artist-mira', shelf: 'listed' }),
    );
    await noteArtist('artist-mira');
    await follow();
    expect(await shelf('medleys')).toEqual(['artist-mira']);
    const playable = async () => (await readShelf(world, ADDRESS, { shelf: 'new', after: null })).cards[0]?.playable;
    expect(await playable()).toBe(true);
    await withdrawMedley(world, 'uid-mira', { artistId: 'artist-mira' });
    expect(await shelf('medleys')).toEqual([]);
    expect(await playable()).toBe(false);
  });
});

test('a change that is followed again writes nothing the second time', async () => {
  await putPages([{ id: 'one' }, { id: 'two' }]);
  await follow();
  const time = async () => (await world.db.doc(documents.discoveryEntry('one').path).get()).updateTime?.toMillis();
  const first = await time();
  await noteArtist('one');
  await follow();
  expect(await time()).toBe(first);
  expect(await world.list(documents.discoveryChanges().path)).toEqual([]);
});
