import type { Correction } from '@countin/domain/imports';
import type { ProductContent } from '@countin/domain/release';
import { aProductContent, aTrack } from '@countin/domain/testing';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { ImportPageError, readRecordPage, writeRecordPage, type ReleaseRecord } from '../records/index.ts';
import { aRecord } from '../testing/a-record.ts';
import { someFields } from '../testing/some-fields.ts';
import {
  NO_ANSWERS,
  planContextOf,
  planRun,
  previewDigest,
  readContextPage,
  writeContextPage,
  type ContextPage,
  type ExistingRelease,
  type NumberedRow,
  type RunArtist,
  type RunRows,
} from './index.ts';

const MIRA: RunArtist = { artistId: 'mira', name: 'Mira Okafor', slug: 'mira', mayCreate: true, mayEdit: true };
const KUMO: RunArtist = { ...MIRA, artistId: 'kumo', name: 'Kumo', slug: 'kumo' };
const NONE: RunRows = { rows: new Map(), columnValues: [], done: new Set(), reading: {} };
const UNTOUCHED = { artists: [], madeByRun: new Set<string>(), language: 'en' } as const;

function aPage(releases: readonly ExistingRelease[] = [], overrides: Partial<ContextPage> = {}): ContextPage {
  return { artists: [MIRA, KUMO], releases, formerSlugs: [], ...overrides };
}

function aRelease(productSlug: string, content: Partial<ProductContent> = {}): ExistingRelease {
  return {
    productId: `id-${productSlug}`,
    artistId: MIRA.artistId,
    productSlug,
    status: 'draft',
    content: aProductContent(content),
    messageAt: null,
  };
}

async function plan(
  records: readonly ReleaseRecord[],
  run: Partial<RunRows> = {},
  pages: readonly ContextPage[] = [aPage()],
  context: Partial<Parameters<typeof planContextOf>[1]> = {},
) {
  const rows: NumberedRow[] = [];
  const planned = planRun(records, { ...NONE, ...run }, planContextOf(pages, { ...UNTOUCHED, ...context }));
  for await (const chunk of planned) rows.push(...chunk);
  return rows;
}

const correction = (column: string, text: string, track: number | null = null): Correction => ({ column, track, text });

describe('a run', () => {
  it('plans its rows with the texts of columns, then with their own corrections and answers', async () => {
    const rows = await plan(
      ['One', 'Two', 'Three', 'Four'].map((title) => aRecord({ title })),
      {
        columnValues: [correction('genre', 'Jazz'), correction('labelName', 'Tide Line')],
        rows: new Map([
          [1, { answers: NO_ANSWERS, corrections: [correction('genre', 'Folk')] }],
          [3, { answers: { ...NO_ANSWERS, excluded: true }, corrections: [] }],
        ]),
        done: new Set([2]),
      },
    );
    expect(rows.map(({ row, state, content }) => [row, state, content?.genre, content?.labelName])).toEqual([
      [0, 'new', 'jazz', 'Tide Line'],
      [1, 'new', 'folk', 'Tide Line'],
      [3, 'excluded', undefined, undefined],
    ]);
  });

  it('changes a corrected field of one track, and nothing of the others', async () => {
    const tracks = ['One', 'Two'].map((title) => aTrack({ title, version: 'Live' }));
    const release = aRelease('tide', { upc: '602445790128', tracks });
    const record = aRecord({ upc: '602445790128', tracks: ['One', 'Two'].map((title) => aTrack({ title })) });
    const rows = new Map([[0, { answers: NO_ANSWERS, corrections: [correction('track.version', '', 1)] }]]);
    const [row] = await plan([record], { rows }, [aPage([release])]);
    expect(row?.content?.tracks.map(({ version }) => version)).toEqual(['Live', '']);
  });

  it('is planned in chunks, however many records there are', async () => {
    async function* many() {
      for (let at = 0; at < 600; at += 1) yield aRecord({ title: `Release ${at}` }, { key: String(at) });
    }
    const sizes: number[] = [];
    for await (const chunk of planRun(many(), NONE, planContextOf([aPage()], UNTOUCHED))) sizes.push(chunk.length);
    expect(sizes).toEqual([250, 250, 100]);
  });

  it('finds artists by what was chosen for their names, else by the only artist of that name', async () => {
    const names = ['Mira Okafor', 'M. O.', ' mira  okafor ', 'Nobody', '__proto__', 'Kumo'];
    const records = names.map((artistName) => aRecord({ title: artistName }, { artistName }));
    const chosen = [
      { name: 'M. O.', artistId: 'mira' },
      { name: 'Kumo', artistId: null },
    ];
    const [, , , nobody, proto, kumo] = await plan(records, {}, [aPage()], { artists: chosen });
    expect(
      (await plan(records, {}, [aPage()], { artists: chosen })).slice(0, 3).map(({ target }) => target?.artistId),
    ).toEqual(['mira', 'mira', 'mira']);
    for (const row of [nobody, proto, kumo]) expect(row?.problems).toMatchObject([{ code: 'import/no-artist' }]);
    const twins = aPage([], { artists: [MIRA, { ...KUMO, name: MIRA.name }] });
    expect((await plan([aRecord({ title: 'A' })], {}, [twins]))[0]?.problems).toMatchObject([
      { code: 'import/no-artist' },
    ]);
  });

  it('takes no address that a release has, had, or that the run itself has made', async () => {
    const pages = [
      aPage([aRelease('one', { title: 'Else' })]),
      aPage([aRelease('two', { title: 'Two' })], { formerSlugs: [{ artistId: 'mira', slug: 'three' }] }),
    ];
    const rows = await plan(
      ['One', 'Two', 'Three'].map((title) => aRecord({ title })),
      {},
      pages,
      { madeByRun: new Set(['id-two']) },
    );
    expect(rows.map(({ target }) => target?.kind === 'create' && target.productSlug)).toEqual([
      'one-2',
      'two-2',
      'three-2',
    ]);
  });
});

describe('the digest of a preview', () => {
  const records = [aRecord({ title: 'One' }), aRecord({ title: 'Two' }, { key: '3' })];

  it('is of what rows do, and of nothing else', async () => {
    const rows = await plan(records);
    const digest = await previewDigest(rows);
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
    const problem = { code: 'import/date', field: null, place: records[0]!.place, found: '', params: {} } as const;
    expect(await previewDigest(rows.map((row) => ({ ...row, problems: [problem] })))).toBe(digest);
    const backwards = rows.map((row) => ({ ...row, target: reversed(row.target), content: reversed(row.content) }));
    expect(await previewDigest(backwards)).toBe(digest);
    const others = [
      rows.toReversed(),
      rows.slice(1),
      rows.map((row) => ({ ...row, key: `${row.key}a` })),
      rows.map((row) => ({ ...row, state: 'excluded' as const })),
      rows.map((row) => ({ ...row, cover: { kind: 'url' as const, url: 'https://example.com/a.jpg' } })),
      rows.map((row) => ({ ...row, content: row.content && { ...row.content, description: '\ud800' } })),
      rows.map((row) => ({ ...row, target: row.target && { ...row.target, artistId: 'kumo' } })),
    ];
    const digests = await Promise.all(others.map((one) => previewDigest(one)));
    expect(new Set([digest, ...digests]).size).toBe(others.length + 1);
  });

  it('is the same in whatever pieces the rows come', async () => {
    const [row] = await plan(records);
    const rows = Array.from({ length: 1300 }, (_, at) => ({ ...row!, key: String(at) }));
    async function* later() {
      yield* rows;
    }
    expect(await previewDigest(later())).toBe(await previewDigest(rows));
  });
});

function reversed<T extends object | null>(value: T): T {
  return value && (Object.fromEntries(Object.entries(value).reverse()) as T);
}

test.each([
  ['no JSON', ''],
  ['no page', '[]'],
  ['an artist without a name', JSON.stringify({ ...aPage(), artists: [{ ...MIRA, name: 3 }] })],
  ['a release without content', JSON.stringify(aPage([{ ...aRelease('one'), content: null as never }]))],
  ['an address of nobody', JSON.stringify({ ...aPage(), formerSlugs: [['mira', 'one']] })],
])('a page of the context with %s is a clear error', (_, text) => {
  expect(() => readContextPage(text)).toThrow(ImportPageError);
});

const aTitle = fc.constantFrom('One', 'Two', 'Low Tide', 'Low Tides', '夜の海');
const aUpc = fc.constantFrom('', '602445790128', '036000291452');
const someReleases = fc
  .uniqueArray(fc.record({ title: aTitle, upc: aUpc, slug: fc.constantFrom('one', 'two', 'low-tide', 'release') }), {
    selector: ({ slug }) => slug,
  })
  .map((all) =>
    all.map(({ title, upc, slug }) => aRelease(slug, { title, upc, tracks: [aTrack({ title, isrc: '' })] })),
  );
const someRecords = fc
  .array(
    fc.record({
      fields: someFields,
      title: aTitle,
      upc: aUpc,
      artistName: fc.constantFrom('Mira Okafor', 'Kumo', 'Nobody'),
    }),
    { maxLength: 8 },
  )
  .map((all) =>
    all.map(({ fields, title, upc, artistName }, at) =>
      aRecord(
        {},
        {
          key: String(at),
          artistName,
          fields: { ...fields, title: { value: title }, ...(upc !== '' && { upc: { value: upc } }) },
          trackFields: ['title', 'isrc'],
          cover: at % 3 === 0 ? { kind: 'file', path: 'a.jpg' } : null,
        },
      ),
    ),
  );
const someRows = fc.dictionary(
  fc.nat(8).map(String),
  fc.record({
    answers: fc.record({
      excluded: fc.boolean(),
      target: fc.constantFrom(null, 'new' as const, { productId: 'id-one' }),
      slug: fc.constantFrom(null, 'one-2', 'release-2'),
      again: fc.boolean(),
    }),
    corrections: fc.array(
      fc.record({
        column: fc.constantFrom('title', 'upc', 'artist', 'genre', 'releaseDate', 'track.title', 'nothing'),
        track: fc.constantFrom(null, 0, 1),
        text: fc.constantFrom('', 'Kumo', 'Jazz', '2026-11-27', '602445790128', '\0'),
      }),
      { maxLength: 3 },
    ),
  }),
);

it('preview and import plan the same, whether or not records and context were pages of JSON', async () => {
  await fc.assert(
    fc.asyncProperty(someRecords, someReleases, someRows, async (records, releases, touched) => {
      const rows = new Map(Object.entries(touched).map(([row, one]) => [Number(row), one]));
      const run = { rows, columnValues: [correction('labelName', 'Tide Line')] };
      const pages = [aPage(releases.slice(0, 1)), aPage(releases.slice(1))];
      const direct = await plan(records, run, pages);
      const read = pages.map((page) => readContextPage(writeContextPage(page)));
      const again = await plan(readRecordPage(writeRecordPage(records)), run, read);
      expect(again).toEqual(direct);
      expect(await previewDigest(again)).toBe(await previewDigest(direct));
    }),
    { numRuns: 150 },
  );
});
