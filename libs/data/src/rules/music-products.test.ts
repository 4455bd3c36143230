import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { LIMITS } from '@countin/domain/fields';
import { LANGUAGES } from '@countin/domain/locale';
import { AI_CONTRIBUTIONS, AI_EXTENTS, ARTIST_ROLES } from '@countin/domain/release-metadata';
import { MOST_SEARCH_TOKENS, PRODUCT_KINDS } from '@countin/domain/release';
import { aProductRecord, anArtistProfile, aStoreLink, aTrack } from '@countin/domain/testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { COVER_PAIRS } from '../testing/cover-pairs.ts';
import { IMAGE_CHOICE_PAIRS } from '../testing/image-choice-pairs.ts';
import { expectOnlyFirstAllowed, listOf, setUpRules, textOf, type ChangePair } from '../testing/rules-stage.ts';
import { stored } from '../testing/stored-document.ts';

const owned = aProductRecord({ id: 'one', createdBy: 'mira', artistId: 'artist' });
const path = 'musicProducts/one';
const { ai: _ai, ...older } = aProductRecord({ id: 'older', createdBy: 'mira', artistId: 'artist' });
const stage = setUpRules('products', {
  'artistProfiles/artist': anArtistProfile({ id: 'artist', createdBy: 'mira' }),
  'artistProfiles/other': anArtistProfile({ id: 'other', createdBy: 'tide', customSlug: 'other' }),
  [path]: owned,
  'musicProducts/older': older,
  'musicProducts/two': aProductRecord({ id: 'two', createdBy: 'tide', artistId: 'other', status: 'published' }),
});

const instant = { mode: 'instant', date: '2026-12-04', time: '18:00', zone: 'Africa/Lagos' };
const local = { mode: 'local', date: '2026-12-04', time: '00:00' };
const moments = (what: string, allowed: object, denied: object): ChangePair => [
  `a moment with ${what}`,
  { releaseMoment: allowed },
  { releaseMoment: denied },
];

const artist = { name: 'Night Ferry', role: 'featured', artistId: null };
const artists = (what: string, allowed: object, denied: object): ChangePair => [
  `an artist with ${what}`,
  { artists: [artist, { ...artist, ...allowed }] },
  { artists: [artist, { ...artist, ...denied }] },
];
const line = { year: 2026, owner: 'Tide Line Records' };
const said = { extent: 'partly', contributions: [...AI_CONTRIBUTIONS] };
const disclosures = (what: string, allowed: object | null, denied: object): ChangePair => [
  `a disclosure of AI with ${what}`,
  { ai: allowed },
  { ai: denied },
];

/** Metadata that stores and press ask for. */
const METADATA_CHANGES: readonly ChangePair[] = [
  ['a version at its limit, not above', { version: textOf(LIMITS.version) }, { version: textOf(LIMITS.version + 1) }],
  [
    'as many artists as the limit, not more',
    { artists: listOf(LIMITS.releaseArtists, artist) },
    { artists: listOf(LIMITS.releaseArtists + 1, artist) },
  ],
  artists('a name at its limit', { name: textOf(LIMITS.profileName) }, { name: textOf(LIMITS.profileName + 1) }),
  artists('a name, not spaces', { name: 'N' }, { name: '  ' }),
  ...ARTIST_ROLES.map((role) => artists(`the role ${role}, no invented one`, { role }, { role: `${role}s` })),
  artists('a profile’s id, no path', { artistId: 'artist-mira' }, { artistId: 'a/b' }),
  artists('its own parts, no other', {}, { slug: 'mira' }),
  ['a UPC with its leading zero, not with 11 digits', { upc: '036000291452' }, { upc: '36000291452' }],
  ['a code of 14 digits, not of 15', { upc: '10036000291459' }, { upc: '000036000291452' }],
  ['a UPC as text, not as a number', { upc: '' }, { upc: 36000291452 }],
  [
    'a catalogue number at its limit, not above',
    { catalogueNumber: textOf(LIMITS.catalogueNumber) },
    { catalogueNumber: textOf(LIMITS.catalogueNumber + 1) },
  ],
  ['a genre of the list, no other', { genre: 'folk' }, { genre: 'folks' }],
  ['no secondary genre, not an empty one', { secondaryGenre: null }, { secondaryGenre: '' }],
  ...(['pLine', 'cLine'] as const).flatMap((field): ChangePair[] => [
    [`${field} from 1900`, { [field]: { ...line, year: 1900 } }, { [field]: { ...line, year: 1899 } }],
    [`${field} until 2100`, { [field]: { ...line, year: 2100 } }, { [field]: { ...line, year: 2101 } }],
    [
      `${field} with an owner at its limit, not above`,
      { [field]: { year: null, owner: textOf(LIMITS.rightsOwner) } },
      { [field]: { year: null, owner: textOf(LIMITS.rightsOwner + 1) } },
    ],
    [`${field} with its own parts, no other`, { [field]: line }, { [field]: { ...line, by: 'mira' } }],
  ]),
  ['an original date, not 31 February', { originalReleaseDate: '1999-02-28' }, { originalReleaseDate: '1999-02-31' }],
  ['a language of the title, not its name', { titleLanguage: 'zh-Hant' }, { titleLanguage: 'Yoruba' }],
  ['whether it is explicit, not as a text', { explicit: true }, { explicit: 'yes' }],
  ...AI_EXTENTS.map((extent) =>
    disclosures(
      `the extent ${extent}, no invented one`,
      { extent, contributions: [] },
      { extent: `${extent}s`, contributions: [] },
    ),
  ),
  disclosures('every part, none twice', said, { ...said, contributions: ['vocals', 'vocals'] }),
  disclosures(
    'parts of the list, no other',
    { ...said, contributions: ['lyrics'] },
    { ...said, contributions: ['cover'] },
  ),
  disclosures(
    'parts without an extent, not without both',
    { ...said, extent: null },
    { extent: null, contributions: [] },
  ),
  disclosures('no parts of what it did not make', { extent: 'none', contributions: [] }, { ...said, extent: 'none' }),
  disclosures('its own parts, no other', said, { ...said, by: 'mira' }),
  ['nothing said of AI, not a text', { ai: null }, { ai: 'none' }],
];

const CHANGES: readonly ChangePair[] = [
  ['a title at its limit, not above', { title: textOf(LIMITS.title) }, { title: textOf(LIMITS.title + 1) }],
  ['a title, not an empty one', { title: 'T' }, { title: '' }],
  ['a title, not spaces', { title: 'T' }, { title: ' \t ' }],
  ['a title, not a number', { title: '7' }, { title: 7 }],
  ['another title, not none', { title: 'T' }, { title: deleteField() }],
  ...PRODUCT_KINDS.map((kind): ChangePair => [`the kind ${kind}, no invented one`, { kind }, { kind: `${kind}s` }]),
  [
    'a description at its limit, not above',
    { description: textOf(LIMITS.description) },
    { description: textOf(LIMITS.description + 1) },
  ],
  ['a description as text, not a map', { description: '' }, { description: {} }],
  ...LANGUAGES.map((language): ChangePair => [
    `the language ${language}, written exactly`,
    { language },
    { language: `${language}-x` },
  ]),
  [
    'a label name at its limit, not above',
    { labelName: textOf(LIMITS.profileName) },
    { labelName: textOf(LIMITS.profileName + 1) },
  ],
  [
    'as many tracks as the limit, not more',
    { tracks: listOf(LIMITS.tracks, { title: 'T' }) },
    { tracks: listOf(LIMITS.tracks + 1, { title: 'T' }) },
  ],
  ...METADATA_CHANGES,
  ['tracks as a list, not a map', { tracks: [] }, { tracks: {} }],
  [
    'as many store links as the limit, not more',
    { storeLinks: listOf(LIMITS.storeLinks, aStoreLink()) },
    { storeLinks: listOf(LIMITS.storeLinks + 1, aStoreLink()) },
  ],
  [
    'a preferred service for as many countries as the limit, not more',
    { preferredServices: listOf(LIMITS.territories, { country: 'DE', service: 'deezer' }) },
    { preferredServices: listOf(LIMITS.territories + 1, { country: 'DE', service: 'deezer' }) },
  ],
  ['preferred services as a list, not a map', { preferredServices: [] }, { preferredServices: {} }],
  ['store links as a list, not null', { storeLinks: [] }, { storeLinks: null }],
  ...COVER_PAIRS.map(([what, allowed, denied]): ChangePair => [
    `a cover with ${what}`,
    { cover: allowed },
    { cover: denied },
  ]),
  ...IMAGE_CHOICE_PAIRS.map(([what, allowed, denied]): ChangePair => [
    `an uploaded cover with ${what}`,
    { coverImage: allowed },
    { coverImage: denied },
  ]),
  ['no uploaded cover, not without the field', { coverImage: null }, { coverImage: deleteField() }],
  ['no uploaded cover, not false', { coverImage: null }, { coverImage: false }],
  ['a drawn cover, not null', { cover: owned.cover }, { cover: null }],
  ['no moment yet, not a text', { releaseMoment: null }, { releaseMoment: '2026-12-04T18:00:00Z' }],
  ['no moment yet, not without the field', { releaseMoment: null }, { releaseMoment: deleteField() }],
  moments('a mode of ours', instant, { ...instant, mode: 'utc' }),
  moments('a zone in mode instant', instant, { mode: 'instant', date: instant.date, time: instant.time }),
  moments('no zone in mode local', local, { ...local, zone: 'UTC' }),
  moments('the last year that every zone has', { ...instant, date: '9998-12-31' }, { ...instant, date: '9999-01-01' }),
  moments(
    'a zone at its limit, not above',
    { ...instant, zone: textOf(LIMITS.zone) },
    { ...instant, zone: textOf(LIMITS.zone + 1) },
  ),
  moments('a zone’s name, not an offset', { ...instant, zone: 'Etc/GMT+3' }, { ...instant, zone: '+03:00' }),
  moments('a date, not month 13', { ...local, date: '2026-12-31' }, { ...local, date: '2026-13-31' }),
  moments('a date, not day 32', { ...local, date: '2026-12-31' }, { ...local, date: '2026-12-32' }),
  moments('a date, not 31 November', { ...local, date: '2026-11-30' }, { ...local, date: '2026-11-31' }),
  moments('a date, not 31 February', { ...local, date: '2028-02-29' }, { ...local, date: '2028-02-31' }),
  moments('a date, not 30 February', { ...local, date: '2027-02-28' }, { ...local, date: '2027-02-30' }),
  moments('a date since 1900', { ...local, date: '1900-01-01' }, { ...local, date: '1899-12-31' }),
  moments('a date alone', local, { ...local, date: '2026-12-04T00:00' }),
  moments('a date as text', local, { ...local, date: 20261204 }),
  moments('a time up to 23:59', { ...local, time: '23:59' }, { ...local, time: '24:00' }),
  moments('a time in two and two digits', { ...local, time: '09:05' }, { ...local, time: '9:05' }),
  moments('a time without seconds', { ...local, time: '09:05' }, { ...local, time: '09:05:00' }),
  moments('its own parts, no other, in mode local', local, { ...local, at: 1 }),
  moments('its own parts, no other, in mode instant', instant, { ...instant, at: 1 }),
  [
    'as many search tokens as the limit, not more',
    { searchTokens: listOf(MOST_SEARCH_TOKENS, 't') },
    { searchTokens: listOf(MOST_SEARCH_TOKENS + 1, 't') },
  ],
  ['search tokens as a list, not a text', { searchTokens: [] }, { searchTokens: 'tide' }],
  // Fields that only the server may write.
  ...Object.entries({
    id: 'x',
    artistId: 'other',
    createdBy: 'tide',
    productSlug: 'x',
    status: 'published',
    publishedAt: serverTimestamp(),
    createdAt: serverTimestamp(),
    messageAt: serverTimestamp(),
    plays: 1,
  }).map(([field, value]): ChangePair => [`a title, but not ${field}`, { title: 'T' }, { title: 'T', [field]: value }]),
  ['the server’s time of the change, not another', {}, { updatedAt: new Date() }],
];

describe('an owner’s change of a release', () => {
  for (const [what, allowed, denied] of CHANGES) {
    it(`takes ${what}`, () => expectOnlyFirstAllowed(stage.as('mira'), path, allowed, denied));
  }

  it('may change everything at once, each at its limit', async () => {
    await assertSucceeds(
      updateDoc(doc(stage.as('mira'), path), {
        title: textOf(LIMITS.title),
        kind: 'album',
        description: textOf(LIMITS.description),
        language: 'ar',
        labelName: textOf(LIMITS.profileName),
        tracks: listOf(LIMITS.tracks, aTrack({ title: textOf(LIMITS.title), version: textOf(LIMITS.version) })),
        version: textOf(LIMITS.version),
        artists: listOf(LIMITS.releaseArtists, {
          name: textOf(LIMITS.profileName),
          role: 'main',
          artistId: textOf(128),
        }),
        upc: '10036000291459',
        catalogueNumber: textOf(LIMITS.catalogueNumber),
        genre: 'world',
        secondaryGenre: 'world',
        pLine: { year: 2100, owner: textOf(LIMITS.rightsOwner) },
        cLine: { year: 2100, owner: textOf(LIMITS.rightsOwner) },
        originalReleaseDate: '9998-12-31',
        titleLanguage: 'zh-Hant',
        explicit: true,
        ai: said,
        cover: { ...owned.cover, seed: 1 },
        releaseMoment: local,
        coverImage: {
          imageId: 'x'.repeat(128),
          colours: ['#000000', '#111111', '#222222'],
          alt: textOf(LIMITS.imageAlt),
        },
        storeLinks: listOf(LIMITS.storeLinks, aStoreLink({ url: `https://open.spotify.com/album/${textOf(1000)}` })),
        updatedAt: serverTimestamp(),
      }),
    );
  });

  it('is taken of a release that was stored before it could say something of AI', async () => {
    await expectOnlyFirstAllowed(stage.as('mira'), 'musicProducts/older', { title: 'T' }, { ai: 'none' });
    await expectOnlyFirstAllowed(stage.as('mira'), 'musicProducts/older', { ai: said }, { ai: {} });
  });

  it('is denied to other users', async () => {
    const change = { title: 'T', updatedAt: serverTimestamp() };
    await assertFails(updateDoc(doc(stage.as('tide', { admin: true }), path), change));
    await assertFails(updateDoc(doc(stage.asVisitor(), path), change));
    await assertSucceeds(updateDoc(doc(stage.as('mira'), path), change));
  });

  it('replaces the whole document only if other fields are unchanged', async () => {
    const whole = (change: object) =>
      setDoc(doc(stage.as('mira'), path), { ...stored({ ...owned, ...change }), updatedAt: serverTimestamp() });
    await assertFails(whole({ status: 'published' }));
    await assertSucceeds(whole({ title: 'T' }));
  });
});

describe('reading releases', () => {
  it('only the owner reads a draft', async () => {
    await assertSucceeds(getDoc(doc(stage.as('mira'), path)));
    await assertFails(getDoc(doc(stage.as('tide'), path)));
    await assertFails(getDoc(doc(stage.asVisitor(), path)));
  });

  it('a published release’s working copy is not public', async () => {
    await assertSucceeds(getDoc(doc(stage.as('tide'), 'musicProducts/two')));
    await assertFails(getDoc(doc(stage.as('mira'), 'musicProducts/two')));
  });

  it('an owner lists their own, of all artists or one, or one by its slug', async () => {
    const products = collection(stage.as('mira'), 'musicProducts');
    const mine = where('createdBy', '==', 'mira');
    const ofArtist = where('artistId', '==', 'artist');
    for (const wanted of [
      [mine],
      [mine, ofArtist],
      [mine, ofArtist, where('productSlug', '==', 'tide-lines')],
      [mine, ofArtist, orderBy('updatedAt', 'desc')],
    ]) {
      await assertSucceeds(getDocs(query(products, ...wanted, limit(100))));
      await assertFails(getDocs(query(products, ...wanted, limit(101))));
      await assertFails(getDocs(query(products, ...wanted)));
    }
    await assertFails(getDocs(query(products, ofArtist, limit(100))));
    await assertFails(getDocs(query(products, where('createdBy', '==', 'tide'), limit(100))));
    await assertFails(getDocs(query(products, limit(100))));
    await assertFails(getDocs(query(collectionGroup(stage.as('mira'), 'musicProducts'), limit(100))));
    await assertFails(getDocs(query(collection(stage.asVisitor(), 'musicProducts'), mine, limit(100))));
  });
});

it('a release is made and removed by the server alone', async () => {
  const made = { ...stored({ ...owned, id: 'three' }), createdAt: serverTimestamp(), updatedAt: serverTimestamp() };
  await assertFails(setDoc(doc(stage.as('mira'), 'musicProducts/three'), made));
  await assertFails(deleteDoc(doc(stage.as('mira'), path)));
  await assertSucceeds(updateDoc(doc(stage.as('mira'), path), { title: 'T', updatedAt: serverTimestamp() }));
});
