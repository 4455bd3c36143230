import { createHmac } from 'node:crypto';
import { campaignSchema, isWritten, missingParts } from '@countin/domain/campaigns';
import { paths } from '@countin/domain/documents';
import { checkLedger } from '@countin/domain/consent';
import type { Fan, Signup } from '@countin/domain/fan';
import { profileSlugSchema } from '@countin/domain/fields';
import { IMAGE_WIDTHS } from '@countin/domain/media';
import type { Medley } from '@countin/domain/medley';
import type { Agreement } from '@countin/domain/agreements';
import { LANGUAGES } from '@countin/domain/locale';
import type { ArtistProfile, LabelProfile } from '@countin/domain/profile';
import { releaseStateAt, type MusicProduct, type ReleasePage } from '@countin/domain/release';
import { recogniseLink } from '@countin/domain/store-links';
import { measureText, shownText, TEXT_KINDS } from '@countin/domain/texts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ARTISTS } from './catalogue/catalogue.ts';
import { exampleDocuments } from './example-documents.ts';
import { clipsOf } from './medleys.ts';
import { examplePictures } from './example-pictures.ts';
import { PHOTOGRAPH_SIDE } from './pictures/take-photograph.ts';
import { storedDocument } from './write-documents.ts';

const NOW = Date.parse('2026-11-20T15:04:05Z');
const SECRET = 'a secret of thirty-two characters';
const documents = exampleDocuments(NOW, SECRET);
const inCollection = <T>(prefix: string) =>
  documents
    .filter(({ path }) => path.startsWith(`${prefix}/`) && path.split('/').length === 2)
    .map(({ data }) => data as T);
const pages = inCollection<ReleasePage>(paths.releasePages);
const products = inCollection<MusicProduct>(paths.musicProducts);
const signups = documents.filter(({ path }) => path.includes('/signups/')).map(({ data }) => data as unknown as Signup);

test('the profiles of each owner are counted, as creating them does', () => {
  const counted = new Map<string, number>();
  for (const { createdBy } of [
    ...inCollection<ArtistProfile>(paths.artistProfiles),
    ...inCollection<LabelProfile>(paths.labelProfiles),
  ])
    counted.set(createdBy, (counted.get(createdBy) ?? 0) + 1);
  const counts = inCollection<{ artists: number; labels: number; createdBy: string }>('profileCounts');
  expect(new Map(counts.map(({ artists, labels, createdBy }) => [createdBy, artists + labels]))).toEqual(counted);
});

test('there are a dozen artists, two labels and some sixty releases of every kind and state', () => {
  expect(inCollection(paths.artistProfiles)).toHaveLength(12);
  expect(inCollection(paths.labelProfiles)).toHaveLength(2);
  expect(products.length).toBeGreaterThanOrEqual(60);
  expect(new Set(products.map(({ kind }) => kind))).toEqual(new Set(['single', 'ep', 'album']));
  expect(new Set(products.map(({ status }) => status))).toEqual(new Set(['draft', 'published', 'archived']));
  expect(new Set(pages.map(({ releaseMoment }) => releaseMoment.mode))).toEqual(new Set(['instant', 'local']));
  expect(new Set(pages.map((page) => releaseStateAt(page, NOW, 'UTC')))).toEqual(
    new Set(['scheduled', 'released', 'archived']),
  );
  expect(new Set(products.map(({ language }) => language)).size).toBe(10);
});

test('one artist has a manager, an editor and a viewer', () => {
  const members = documents.filter(({ path }) => path.startsWith('artistProfiles/artist-mira-okafor/members/'));
  const roles = members.map(({ data }) => data['role']);
  expect(roles).toEqual(['manager', 'editor', 'viewer']);
  for (const { data } of members)
    expect(documents.find(({ path }) => path === `users/${String(data['uid'])}`)?.data['artistRoles']).toEqual({
      'artist-mira-okafor': data['role'],
    });
});

test('each artist of a roster has an agreement in force, and one offer waits for an answer', () => {
  const agreements = inCollection<Agreement>(paths.agreements);
  const inForce = agreements.filter(({ state }) => state === 'in-force');
  for (const { id, artistIds } of inCollection<LabelProfile>(paths.labelProfiles))
    expect(inForce.filter(({ labelId }) => labelId === id).map(({ artistId }) => artistId)).toEqual(artistIds);
  expect(agreements.filter(({ state }) => state === 'offered')).toMatchObject([{ waitsFor: 'artist' }]);
});

test('an artist of each label offers its news, by an agreement, and the label has fans of its own', () => {
  const offering = inCollection<ArtistProfile>(paths.artistProfiles).filter(({ newsLabel }) => newsLabel !== null);
  const agreements = inCollection<Agreement>(paths.agreements).filter(({ grants }) => grants.includes('fans.message'));
  expect(offering.map(({ id, newsLabel }) => `${newsLabel?.id}.${id}`).sort()).toEqual(
    agreements.map(({ labelId, artistId }) => `${labelId}.${artistId}`).sort(),
  );
  expect(new Set(agreements.map(({ labelId }) => labelId)).size).toBe(2);
  for (const { id } of inCollection<LabelProfile>(paths.labelProfiles))
    expect(signups.filter(({ ownerId }) => ownerId === id).length).toBeGreaterThan(5);
});

test('some come out tomorrow and some in a month', () => {
  const dates = pages.map(({ releaseMoment }) => releaseMoment.date);
  expect(dates).toContain('2026-11-21');
  expect(dates).toContain('2026-12-20');
});

test('Mira Okafor’s next release is six days ahead, at local midnight', () => {
  expect(pages.find(({ id }) => id === 'low-sun-long-water')).toMatchObject({
    title: 'Low Sun, Long Water',
    kind: 'ep',
    artistName: 'Mira Okafor',
    artistSlug: 'mira-okafor',
    labelName: 'Tidewrack Records',
    releaseMoment: { mode: 'local', date: '2026-11-26', time: '00:00' },
    createdBy: 'seed-mira',
  });
});

test('Mira Okafor’s next release has texts in three languages, which its page shows', () => {
  const stored = documents.filter(({ path }) => path.startsWith('musicProducts/low-sun-long-water/texts/'));
  expect(stored.map(({ data }) => data['language'])).toEqual(['en', 'ar', 'ja']);
  const page = pages.find(({ id }) => id === 'low-sun-long-water');
  for (const language of ['en', 'ar', 'ja', 'de'] as const)
    expect(page && shownText(page, language)).toMatchObject({
      language: language === 'de' ? 'en' : language,
      fallback: language === 'de',
    });
});

test('no text is beyond what its network or reader takes', () => {
  for (const { path, data } of documents.filter(({ path: each }) => /\/texts\/[^/]+$/.test(each)))
    for (const kind of TEXT_KINDS) expect(measureText(kind, String(data[kind])).over, `${path} ${kind}`).toBe(0);
});

test('every path is there once, and a second run gives the same documents', () => {
  expect(new Set(documents.map(({ path }) => path)).size).toBe(documents.length);
  expect(exampleDocuments(NOW, SECRET)).toEqual(documents);
});

test('another day moves the dates and keeps the ids', () => {
  const later = exampleDocuments(NOW + 10 * 86_400_000, SECRET);
  expect(later.map(({ path }) => path).filter((path) => path.startsWith('releasePages/'))).toEqual(
    documents.map(({ path }) => path).filter((path) => path.startsWith('releasePages/')),
  );
});

test('a third of the releases have an uploaded cover, coming ones and those that are out, on both labels, and some artists a photograph', () => {
  const photographed = pages.filter(({ coverImage }) => coverImage !== null);
  expect(photographed.length / pages.length).toBeGreaterThan(1 / 3);
  expect(photographed.length / pages.length).toBeLessThan(1 / 2);
  expect(new Set(photographed.map((page) => `${page.labelId} ${releaseStateAt(page, NOW, 'UTC')}`))).toEqual(
    new Set([
      'label-tidewrack scheduled',
      'label-tidewrack released',
      'label-kumo-tapes scheduled',
      'label-kumo-tapes released',
      'null scheduled',
      'null released',
    ]),
  );
  expect(
    inCollection<ArtistProfile>(paths.artistProfiles).filter(({ pictureImage }) => pictureImage !== null),
  ).toHaveLength(4);
});

test('every uploaded picture has a record with its owner and purpose', () => {
  const records = documents.filter(({ path }) => /\/images\//.test(path));
  expect(records).toHaveLength(examplePictures().length);
  // As processing records it of a square upload.
  for (const { data } of records)
    expect(data).toMatchObject({ state: 'ready', widths: [...IMAGE_WIDTHS], side: PHOTOGRAPH_SIDE });
  const chosen = [
    ...pages.flatMap(({ artistId, coverImage }) =>
      coverImage ? [`${paths.image(artistId, coverImage.imageId)} cover`] : [],
    ),
    ...inCollection<ArtistProfile>(paths.artistProfiles).flatMap(({ id, pictureImage }) =>
      pictureImage ? [`${paths.image(id, pictureImage.imageId)} picture`] : [],
    ),
  ];
  expect(new Set(records.map(({ path, data }) => `${path} ${String(data['kind'])}`))).toEqual(new Set(chosen));
});

test('whatever script a name has, its slug may be claimed', () => {
  for (const { slug } of ARTISTS) expect(v.is(profileSlugSchema, slug)).toBe(true);
});

test('every published release has links that are releases of the services they name', () => {
  for (const { storeLinks } of pages) {
    expect(storeLinks.length).toBeGreaterThanOrEqual(3);
    for (const { url, service } of storeLinks)
      expect(recogniseLink(url)).toMatchObject({ ok: true, service, url, doubt: null });
  }
});

test('no signup waits for a published release, and every waiting one is due later', () => {
  expect(signups.length).toBeGreaterThan(200);
  for (const { state, scope, dueAt, createdAt, channel } of signups) {
    // News of a label have no due time.
    if (state === 'confirmed' && scope !== 'label') expect(dueAt).toBeGreaterThan(NOW);
    expect(createdAt).toBeLessThan(NOW);
    if (channel === 'phone') expect(['unconfirmed', 'stopped']).toContain(state);
  }
});

test('some artists have a medley, and its tracks lead to releases of theirs that have a page', () => {
  const medleys = inCollection<Medley>(paths.medleys);
  expect(medleys.map(({ slots }) => slots.length).sort()).toEqual([2, 3, 4, 4, 4]);
  for (const { artistId, slots } of medleys) {
    for (const { productId } of slots) expect(pages.find(({ id }) => id === productId)?.artistId).toBe(artistId);
  }
  expect(clipsOf(documents)).toHaveLength(17);
});

test('one artist has a campaign that could be sent as it is, in ten languages', () => {
  const [stored, ...others] = documents.filter(({ path }) => path.includes('/campaigns/'));
  expect(others).toEqual([]);
  const campaign = v.parse(campaignSchema, stored?.data);
  expect(missingParts(campaign)).toEqual([]);
  expect(LANGUAGES.filter((language) => !isWritten(campaign, language))).toEqual([]);
  expect(pages.find(({ id }) => id === campaign.productId)?.artistId).toBe(campaign.ownerId);
});

test('all example releases may be listed: their owners count as confirmed', () => {
  expect(new Set([...pages, ...inCollection<Medley>(paths.medleys)].map(({ shelf }) => shelf))).toEqual(
    new Set(['listed']),
  );
  for (const owner of new Set(pages.map(({ createdBy }) => createdBy)))
    expect(documents.find(({ path }) => path === paths.ownerConfirmation(owner))?.data).toMatchObject({
      confirmed: true,
    });
});

test('what each artist has published is noted for the discovery index, as a change that is left over', () => {
  const changes = inCollection<{ artistId: string; productId: null; at: number }>(paths.discoveryChanges);
  expect(changes.map(({ artistId }) => artistId).sort()).toEqual(
    inCollection<ArtistProfile>(paths.artistProfiles)
      .map(({ id }) => id)
      .sort(),
  );
  for (const { productId, at } of changes) {
    expect(productId).toBeNull();
    expect(at).toBeLessThan(NOW - 60_000);
  }
});

test('instants are written as timestamps, other numbers as they are', () => {
  const written = storedDocument({ createdAt: 5, seed: 5, consent: { at: 7 }, dueAt: null, list: [{ at: 1 }] });
  expect(written).toMatchObject({ seed: 5, dueAt: null, list: [{ at: 1 }] });
  expect((written['createdAt'] as { toMillis(): number }).toMillis()).toBe(5);
  expect((written['consent'] as { at: { toMillis(): number } }).at.toMillis()).toBe(7);
});

test('every fan has a whole ledger, so that they are written to', () => {
  const fans = documents.filter(({ path }) => path.includes('/fans/')).map(({ data }) => data as unknown as Fan);
  const heads = new Map(documents.map(({ path, data }) => [path, data['hash']]));
  const hash = (text: string) => createHmac('sha256', SECRET).update(`consent\n${text}`).digest('hex');
  expect(fans.reduce((sum, { ledger }) => sum + ledger.filter(({ action }) => action === 'given').length, 0)).toBe(
    signups.length,
  );
  for (const { id, ledger } of fans)
    expect(checkLedger({ fanId: id, entries: ledger, head: String(heads.get(paths.consentHead(id))) }, hash)).toEqual({
      ok: true,
    });
  expect(new Set(fans.map(({ state }) => state))).toEqual(new Set(['unconfirmed', 'confirmed', 'stopped']));
});
