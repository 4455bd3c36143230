import { documents, type DocumentOf } from '@countin/domain/documents';
import { ALL_FANS, isInSegment, type SegmentConditions } from '@countin/domain/fan';
import { aFan } from '@countin/domain/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { refTo, setDocument } from '../platform/write-document.ts';
import { createWorld, NOW, type TestWorld } from '../testing/services.ts';
import { putArtist } from '../testing/stage.ts';
import { countFans, countSegment } from './count-fans.ts';
import { fansOf } from './fan-query.ts';
import { removeSegment, saveSegment } from './save-segment.ts';

const OWNER = { ownerKind: 'artist', ownerId: 'artist-mira' } as const;

const DAY = 86_400_000;
type Fan = DocumentOf<typeof documents.fan>;

const FANS: readonly Partial<Fan>[] = [
  { id: 'ada', contact: 'ada@example.com', name: 'Ada Lovelace', country: 'DE', state: 'confirmed', follows: true },
  { id: 'ben', contact: 'ben.salt@example.com', name: '', country: 'DE', state: 'confirmed', releases: ['tide'] },
  {
    id: 'chi',
    contact: 'chi@example.org',
    name: 'Ben Okri',
    language: 'ja',
    service: 'spotify',
    releases: ['tide', 'salt'],
  },
  { id: 'dua', contact: '+4917012345678', channel: 'phone', name: 'Dua', country: 'AT', state: 'stopped' },
  {
    id: 'eve',
    contact: 'eve@example.com',
    name: 'Éve',
    language: 'fr',
    country: 'FR',
    createdAt: NOW - 90 * DAY,
  },
  {
    id: 'fay',
    contact: 'ben@example.net',
    name: 'Fay',
    language: 'fr',
    follows: true,
    releases: ['salt'],
  },
];

const CASES: readonly [string, Partial<SegmentConditions>, string, string][] = [
  ['all', {}, '', 'ada ben chi dua eve fay'],
  ['a language', { languages: ['fr'] }, '', 'eve fay'],
  ['one of two languages', { languages: ['fr', 'ja'] }, '', 'chi eve fay'],
  ['a country', { countries: ['DE'] }, '', 'ada ben'],
  ['countries and a state', { countries: ['DE', 'AT'], state: 'stopped' }, '', 'dua'],
  ['a service', { services: ['spotify'] }, '', 'chi'],
  ['a channel', { channel: 'phone' }, '', 'dua'],
  ['followers', { follows: true }, '', 'ada fay'],
  ['no followers, in a language', { follows: false, languages: ['fr'] }, '', 'eve'],
  ['a release', { releases: ['tide'] }, '', 'ben chi'],
  ['one of two releases', { releases: ['tide', 'salt'] }, '', 'ben chi fay'],
  ['a release, in a language', { releases: ['salt'], languages: ['fr'] }, '', 'fay'],
  ['a time', { since: NOW - 89 * DAY }, '', 'ada ben chi dua fay'],
  ['a time and a country', { since: NOW - DAY, countries: ['DE'] }, '', 'ada ben'],
  ['one of two releases and languages', { releases: ['tide', 'salt'], languages: ['ja', 'fr'] }, '', 'chi fay'],
  ['the beginning of a name or contact', {}, 'be', 'ben chi fay'],
  ['an accent that is not typed', {}, 'EVE', 'eve'],
  ['a word within an address', {}, 'salt', 'ben'],
  ['two words', {}, 'ben okri', 'chi'],
  ['the beginning of an address', {}, 'ben@exa', 'fay'],
  ['a whole address', {}, 'ben@example.net', 'fay'],
  ['an address that only begins alike', {}, 'ben@example.com', ''],
  ['a phone number', {}, '+49170', 'dua'],
  ['a search in a release', { releases: ['tide'] }, 'ben', 'ben chi'],
  ['a search in a country', { countries: ['DE'] }, 'ben', 'ben'],
  ['a search without words', {}, ' – ', 'ada ben chi dua eve fay'],
];
const filterOf = (conditions: Partial<SegmentConditions>, search: string) => ({
  conditions: { ...ALL_FANS, ...conditions },
  search,
});

describe('a segment', () => {
  let world: TestWorld;
  const fans = FANS.map((fan) => aFan({ createdAt: NOW, ...fan }));

  beforeAll(async () => {
    world = createWorld('segments');
    await putArtist(world);
    for (const fan of fans) await setDocument(world.db, refTo(world.db, documents.fan('artist-mira', fan.id)), fan);
  });

  test.each(CASES)('%s: database, memory and count agree', async (_, conditions, search, ids) => {
    const filter = filterOf(conditions, search);
    const { query, isExact } = fansOf(world.db, OWNER, filter);
    const found = (await query.get()).docs.map(({ id }) => id);
    const wanted = ids.split(' ').filter(Boolean);
    const inMemory = fans.filter((fan) => isInSegment(fan, filter)).map(({ id }) => id);
    expect(inMemory).toEqual(wanted);
    expect(isExact ? found.sort() : found.filter((id) => inMemory.includes(id)).sort()).toEqual(wanted);
    expect(await countSegment(world.db, OWNER, filter)).toBe(wanted.length);
  });

  test('is counted for those who may read fans', async () => {
    const input = { artistId: 'artist-mira', conditions: ALL_FANS, search: '' };
    expect(await countFans(world, 'uid-mira', input)).toEqual({ count: 6 });
    await expect(countFans(world, 'uid-tide', input)).rejects.toMatchObject({ code: 'access/denied' });
  });

  test('is saved under a name, replaced under the same, and removed', async () => {
    const owner = { ownerId: 'artist-mira', ownerKind: 'artist' } as const;
    const save = (name: string, conditions: Partial<SegmentConditions>) =>
      saveSegment(world, 'uid-mira', { ...owner, name, conditions: { ...ALL_FANS, ...conditions } });
    const { segmentId } = await save('France', { countries: ['FR'] });
    expect(await save('France', { languages: ['fr'] })).toEqual({ segmentId });
    const path = documents.segment('artist', 'artist-mira', segmentId).path;
    expect(await world.read(path)).toMatchObject({ name: 'France', conditions: { languages: ['fr'], countries: [] } });
    await removeSegment(world, 'uid-mira', { ...owner, segmentId });
    expect(await world.read(path)).toBeUndefined();
  });
});
