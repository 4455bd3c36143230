import type { ProductContent } from '@countin/domain/release';
import { aProductContent, aStoreLink, aTrack } from '@countin/domain/testing';
import { describe, expect, it } from 'vitest';
import { aRecord } from '../testing/a-record.ts';
import { indexReleases, type ExistingRelease } from './existing-releases.ts';
import { RowPlanner, type PlanContext, type RunArtist } from './plan-row.ts';
import { NO_ANSWERS } from './row-answers.ts';

const UPC = '602445790128';
const OTHER_UPC = '036000291452';
const MIRA: RunArtist = {
  artistId: 'artist-mira',
  name: 'Mira Okafor',
  slug: 'mira-okafor',
  mayCreate: true,
  mayEdit: true,
};
const KUMO: RunArtist = { artistId: 'artist-kumo', name: 'Kumo', slug: 'kumo', mayCreate: true, mayEdit: true };

function aRelease(content: Partial<ProductContent> = {}, overrides: Partial<ExistingRelease> = {}): ExistingRelease {
  return {
    productId: 'tide',
    artistId: MIRA.artistId,
    productSlug: 'tide-lines',
    status: 'draft',
    content: aProductContent(content),
    messageAt: null,
    ...overrides,
  };
}

function aPlanner(releases: readonly ExistingRelease[] = [], artists: readonly RunArtist[] = [MIRA, KUMO]) {
  const context: PlanContext = {
    index: indexReleases(releases),
    artists: new Map(artists.map((artist) => [artist.artistId, artist])),
    artistIdOf: (written) => artists.find(({ name }) => name === written)?.artistId ?? null,
    isSlugTaken: (artistId, slug) =>
      releases.some((release) => release.artistId === artistId && release.productSlug === slug),
    language: 'en',
  };
  return new RowPlanner(context);
}

describe('a new release', () => {
  it('gets the address of its title, a kind by its tracks, and the same cover in every preview', () => {
    const record = aRecord({
      title: 'Low Sun',
      tracks: ['One', 'Two', 'Three', 'Four'].map((title) => aTrack({ title })),
    });
    const row = aPlanner().plan(record, NO_ANSWERS);
    expect(row).toMatchObject({
      state: 'new',
      target: { kind: 'create', artistId: MIRA.artistId, productSlug: 'low-sun' },
      content: { title: 'Low Sun', kind: 'ep', language: 'en', releaseMoment: null },
    });
    expect(aPlanner().plan(record, NO_ANSWERS).content?.cover).toEqual(row.content?.cover);
  });

  it('whose address is taken asks for the next one, and takes it once somebody agrees', () => {
    const releases = [aRelease({ title: 'Another' }, { productSlug: 'low-sun' })];
    const asked = aPlanner(releases).plan(aRecord({ title: 'Low Sun' }), NO_ANSWERS);
    expect(asked).toMatchObject({ state: 'doubtful', doubts: [{ code: 'numbered-slug', slug: 'low-sun-2' }] });
    const agreed = aPlanner(releases).plan(aRecord({ title: 'Low Sun' }), { ...NO_ANSWERS, slug: 'low-sun-2' });
    expect(agreed).toMatchObject({ state: 'new', target: { productSlug: 'low-sun-2' } });
  });

  it('with a title in another script has an address without a question', () => {
    const planner = aPlanner();
    const rows = ['夜の海', '朝の海', '昼の海'].map((title) => planner.plan(aRecord({ title }), NO_ANSWERS));
    expect(rows.map(({ state, target }) => [state, target?.kind === 'create' && target.productSlug])).toEqual([
      ['new', 'release'],
      ['new', 'release-2'],
      ['new', 'release-3'],
    ]);
    expect(aPlanner().plan(aRecord({ title: '夜の海', upc: UPC }), NO_ANSWERS).target).toMatchObject({
      productSlug: `release-${UPC}`,
    });
  });

  it('without a title, an artist or the permission is refused', () => {
    const codes = (row: { problems: readonly { code: string }[] }) => row.problems.map(({ code }) => code);
    expect(codes(aPlanner().plan(aRecord({ upc: UPC }), NO_ANSWERS))).toEqual(['import/required']);
    expect(codes(aPlanner().plan(aRecord({ title: 'A' }, { artistName: 'Nobody' }), NO_ANSWERS))).toEqual([
      'import/no-artist',
    ]);
    expect(codes(aPlanner([], [{ ...MIRA, mayCreate: false }]).plan(aRecord({ title: 'A' }), NO_ANSWERS))).toEqual([
      'import/not-permitted',
    ]);
  });

  it('that a message offers nowhere is not made', () => {
    const message = { messageId: 'm', createdAt: 1, takedown: true, availability: [], shownFrom: null };
    expect(aPlanner().plan(aRecord({ title: 'Gone' }, { message }), NO_ANSWERS)).toMatchObject({
      state: 'unchanged',
      target: null,
    });
  });
});

describe('a release that is here', () => {
  it.each([
    ['its UPC, in another spelling', { upc: UPC }, aRecord({ title: 'Tide Line', upc: `00${UPC}` })],
    ['its address', {}, aRecord({ title: 'New title' }, { slug: 'tide-lines' })],
    ['an equal title', {}, aRecord({ title: 'TIDE  lines' })],
    [
      'its ISRC and title',
      { tracks: [aTrack({ isrc: 'DEA122600001' })] },
      aRecord({ title: 'Tide Lines', tracks: [aTrack({ isrc: 'DEA122600001' })] }),
    ],
  ])('is recognised by %s', (_, content, record) => {
    const row = aPlanner([aRelease(content)]).plan(record, NO_ANSWERS);
    expect(row.target).toMatchObject({ kind: 'update', productId: 'tide' });
  });

  it('shows each field before and after, and nothing that the file does not mention', () => {
    const row = aPlanner([aRelease({ upc: UPC, genre: 'folk', labelName: 'Tide Line Records' })]).plan(
      {
        ...aRecord({ upc: UPC, genre: 'jazz' }),
        fields: { upc: { value: UPC }, genre: { value: 'jazz' }, labelName: { cleared: true } },
      },
      NO_ANSWERS,
    );
    expect(row.state).toBe('changed');
    expect(row.changes).toEqual([
      { field: 'labelName', before: 'Tide Line Records', after: '' },
      { field: 'genre', before: 'folk', after: 'jazz' },
    ]);
    expect(row.content?.description).toBe('Recorded in one night.');
  });

  it('says what it says of AI; a track of which the file says nothing keeps it', () => {
    const [partly, none] = [
      { extent: 'partly' as const, contributions: ['vocals' as const] },
      { extent: 'none' as const, contributions: [] },
    ];
    const release = aRelease({ upc: UPC, ai: partly, tracks: [aTrack({ title: 'Tide', ai: partly })] });
    const said = { upc: UPC, ai: none, tracks: [aTrack({ title: 'Tide' })] };
    expect(aPlanner([release]).plan(aRecord(said), NO_ANSWERS).changes).toEqual([
      { field: 'ai', before: partly, after: none },
    ]);
    const both = aRecord(said, { trackFields: ['title', 'ai'] });
    expect(
      aPlanner([release])
        .plan(both, NO_ANSWERS)
        .changes.map(({ field }) => field),
    ).toEqual(['ai', 'tracks']);
    const cleared = { ...aRecord({ upc: UPC }), fields: { upc: { value: UPC }, ai: { cleared: true as const } } };
    expect(aPlanner([release]).plan(cleared, NO_ANSWERS).content?.ai).toBeNull();
  });

  it('is unchanged when the file says what is here', () => {
    expect(aPlanner([aRelease({ upc: UPC })]).plan(aRecord({ upc: UPC, title: 'Tide Lines' }), NO_ANSWERS).state).toBe(
      'unchanged',
    );
  });

  it('keeps credits of tracks and links of services that the file does not mention', () => {
    const credits = [{ role: 'producer' as const, name: 'Elin Sand', instrument: '' }];
    const spotify = aStoreLink({ id: 'one' });
    const release = aRelease({ upc: UPC, tracks: [aTrack({ title: 'Tide', credits })], storeLinks: [spotify] });
    const deezer = aStoreLink({ id: 'two', service: 'deezer', url: 'https://www.deezer.com/album/1234' });
    const row = aPlanner([release]).plan(
      aRecord({ upc: UPC, tracks: [aTrack({ title: 'New' }), aTrack({ title: 'Tide' })], storeLinks: [deezer] }),
      NO_ANSWERS,
    );
    expect(row.content?.tracks.map(({ title, credits: own }) => [title, own.length])).toEqual([
      ['New', 0],
      ['Tide', 1],
    ]);
    expect(row.content?.storeLinks).toEqual([spotify, deezer]);
  });

  it('of another artist is asked about, and changed only by somebody who may', () => {
    const release = aRelease({ upc: UPC, title: 'Elsewhere' }, { artistId: KUMO.artistId });
    const record = aRecord({ title: 'Low Sun', upc: UPC });
    expect(aPlanner([release]).plan(record, NO_ANSWERS).doubts).toMatchObject([{ code: 'other-artist' }]);
    const chosen = { ...NO_ANSWERS, target: { productId: 'tide' } };
    expect(aPlanner([release]).plan(record, chosen).target).toMatchObject({ artistId: KUMO.artistId });
    expect(aPlanner([release], [MIRA, { ...KUMO, mayEdit: false }]).plan(record, chosen).problems).toMatchObject([
      { code: 'import/not-permitted' },
    ]);
    expect(aPlanner([release]).plan(record, { ...NO_ANSWERS, target: 'new' }).state).toBe('new');
  });

  it('with a nearly equal title is asked about; an answer that names another release is none', () => {
    const releases = [aRelease({ title: 'Daybreak at Sea' })];
    const record = aRecord({ title: 'Daybreaks at Sea' });
    expect(aPlanner(releases).plan(record, NO_ANSWERS)).toMatchObject({
      state: 'doubtful',
      doubts: [{ code: 'similar', candidates: [{ productId: 'tide' }] }],
    });
    expect(aPlanner(releases).plan(record, { ...NO_ANSWERS, target: { productId: 'else' } }).state).toBe('doubtful');
    expect(aPlanner(releases).plan(record, { ...NO_ANSWERS, target: { productId: 'tide' } }).state).toBe('changed');
  });

  it('with the same UPC and another title is asked about', () => {
    const row = aPlanner([aRelease({ upc: UPC })]).plan(aRecord({ title: 'Low Sun', upc: UPC }), NO_ANSWERS);
    expect(row).toMatchObject({ state: 'doubtful', doubts: [{ code: 'similar' }] });
  });

  it('with an equal title and another UPC is no match', () => {
    const row = aPlanner([aRelease({ upc: OTHER_UPC })]).plan(aRecord({ title: 'Tide Lines', upc: UPC }), NO_ANSWERS);
    expect(row.state).toBe('doubtful');
    expect(row.target?.kind).not.toBe('update');
  });

  it('is changed once: a second row about it waits for a yes', () => {
    const planner = aPlanner([aRelease({ upc: UPC })]);
    planner.plan(aRecord({ upc: UPC, genre: 'jazz' }, { key: '2' }), NO_ANSWERS);
    expect(planner.plan(aRecord({ upc: UPC, genre: 'folk' }, { key: '3' }), NO_ANSWERS)).toMatchObject({
      state: 'doubtful',
      doubts: [{ code: 'same-release', row: '2' }],
    });
    expect(planner.plan(aRecord({ upc: UPC, genre: 'folk' }, { key: '4' }), { ...NO_ANSWERS, again: true }).state).toBe(
      'changed',
    );
  });

  it('is taken down by a message without a deal, and not changed by an older message', () => {
    const message = { messageId: 'm', createdAt: 5, takedown: true, availability: [], shownFrom: null };
    const release = aRelease({ upc: UPC }, { status: 'published', messageAt: 4 });
    expect(aPlanner([release]).plan(aRecord({ upc: UPC }, { message }), NO_ANSWERS)).toMatchObject({
      state: 'changed',
      target: { withdraw: true },
    });
    const newer = { ...release, messageAt: 6 };
    expect(aPlanner([newer]).plan(aRecord({ upc: UPC }, { message }), NO_ANSWERS).problems).toMatchObject([
      { code: 'import/older-message' },
    ]);
  });
});

it('an excluded row takes nothing from the others', () => {
  const planner = aPlanner();
  expect(planner.plan(aRecord({ title: 'Low Sun' }), { ...NO_ANSWERS, excluded: true }).state).toBe('excluded');
  expect(planner.plan(aRecord({ title: 'Low Sun' }, { key: '3' }), NO_ANSWERS).target).toMatchObject({
    productSlug: 'low-sun',
  });
});
