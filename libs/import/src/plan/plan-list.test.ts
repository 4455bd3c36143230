import type { ProductContent } from '@countin/domain/release';
import type { StoreLink } from '@countin/domain/store-links';
import { aProductContent } from '@countin/domain/testing';
import { expect, it } from 'vitest';
import { aRecord } from '../testing/a-record.ts';
import { planContextOf } from './plan-context.ts';
import { planRun } from './plan-run.ts';
import { NO_ANSWERS, type RowAnswers } from './row-answers.ts';
import type { ListFacts } from '../records/release-record.ts';
import type { ReleaseRecord } from '../records/release-record.ts';

const ALBUM = { spotify: 'https://open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy', tidal: 'https://tidal.com/album/77' };
const link = (service: 'spotify' | 'tidal' | 'deezer', url: string): StoreLink => ({
  id: service,
  service,
  url,
  label: '',
  hidden: false,
  territories: [],
  source: 'upc',
  confidence: 90,
  foundAt: 1,
});
const LIST: ListFacts = { entries: [{ code: ALBUM.spotify, line: 1 }], releases: [], links: [], unreached: [] };
const option = (id: string, confidence: number) => ({
  url: `https://www.deezer.com/album/${id}`,
  source: 'title' as const,
  confidence,
  foundAt: 1,
  title: 'Tide Lines',
  artists: ['Mira'],
  date: null,
  trackCount: 4,
});

async function planned(
  record: ReleaseRecord,
  before: readonly Partial<ProductContent>[],
  answers: Partial<RowAnswers> = {},
  corrections: { column: string; track: null; text: string }[] = [],
) {
  const page = {
    artists: [{ artistId: 'mira', name: 'Mira Okafor', slug: 'mira', mayCreate: true, mayEdit: true }],
    releases: before.map((content, at) => ({
      productId: `product-${at}`,
      artistId: 'mira',
      productSlug: `slug-${at}`,
      status: 'draft' as const,
      content: aProductContent(content),
      messageAt: null,
    })),
    formerSlugs: [],
  };
  const context = planContextOf([page], {
    artists: [{ name: 'Mira Okafor', artistId: 'mira' }],
    madeByRun: new Set(),
    language: 'en',
  });
  const rows = new Map([[0, { answers: { ...NO_ANSWERS, ...answers }, corrections }]]);
  const reading = { answers: { dateOrder: null, decimalSign: null, emptyCells: 'keep', lostZeros: 'refuse' } as const };
  for await (const [row] of planRun([record], { rows, columnValues: [], done: new Set(), reading }, context))
    return row;
  return undefined;
}

it('a release that has the link gets the links that it lacks, and keeps everything else', async () => {
  const record = {
    ...aRecord({
      title: 'Written by a service',
      genre: 'jazz',
      storeLinks: [link('spotify', ALBUM.spotify), link('tidal', ALBUM.tidal)],
    }),
    cover: { kind: 'url', url: 'https://example.org/a.jpg' } as const,
    list: LIST,
  };
  const own = { ...link('spotify', `${ALBUM.spotify}`), label: 'Listen', id: 'mine' };
  const row = await planned(record, [{ title: 'Tide Lines', storeLinks: [own] }]);
  expect(row).toMatchObject({ state: 'changed', target: { kind: 'update', productId: 'product-0' }, cover: null });
  expect(row?.changes.map(({ field }) => field)).toEqual(['storeLinks']);
  expect(row?.content?.storeLinks).toEqual([own, link('tidal', ALBUM.tidal)]);
});

it('another link of a service that the release has is neither added nor put in its place', async () => {
  const upc = '602445790128';
  const record = { ...aRecord({ title: 'Tide Lines', upc, storeLinks: [link('spotify', ALBUM.spotify)] }), list: LIST };
  const own = link('spotify', 'https://open.spotify.com/album/0000000000000000000000');
  const row = await planned(record, [{ title: 'Tide Lines', upc, storeLinks: [own] }]);
  expect([row?.state, row?.content?.storeLinks]).toEqual(['unchanged', [own]]);
});

it('what a person corrects is written, also in a release that is here', async () => {
  const record = { ...aRecord({ title: 'Tide Lines', storeLinks: [link('spotify', ALBUM.spotify)] }), list: LIST };
  const before = [{ title: 'Tide Lines', storeLinks: [link('spotify', ALBUM.spotify)] }];
  const row = await planned(record, before, {}, [{ column: 'title', track: null, text: 'Tide Lines II' }]);
  expect([row?.content?.title, row?.changes.length]).toEqual(['Tide Lines II', 1]);
});

it('a doubtful page of a service is asked about, and added only after a yes', async () => {
  const list: ListFacts = { ...LIST, links: [{ service: 'deezer', options: [option('1', 60), option('2', 50)] }] };
  const record = { ...aRecord({ title: 'Tide Lines', storeLinks: [link('spotify', ALBUM.spotify)] }), list };
  const asked = await planned(record, []);
  expect(asked).toMatchObject({ state: 'doubtful', doubts: [{ code: 'which-link', service: 'deezer' }] });
  const chosen = await planned(record, [], { links: [{ service: 'deezer', url: 'https://www.deezer.com/album/2' }] });
  expect(chosen).toMatchObject({ state: 'new', doubts: [] });
  expect(chosen?.content?.storeLinks.find(({ service }) => service === 'deezer')).toMatchObject({
    url: 'https://www.deezer.com/album/2',
    source: 'title',
    confidence: 50,
  });
  const none = await planned(record, [], { links: [{ service: 'deezer', url: null }] });
  expect([none?.state, none?.content?.storeLinks.length]).toEqual(['new', 1]);
  const invented = await planned(record, [], { links: [{ service: 'deezer', url: 'https://www.deezer.com/album/9' }] });
  expect(invented?.state).toBe('doubtful');
});

it('a service that the release has a link of is not asked about', async () => {
  const list: ListFacts = { ...LIST, links: [{ service: 'deezer', options: [option('1', 60)] }] };
  const record = { ...aRecord({ title: 'Tide Lines', storeLinks: [link('spotify', ALBUM.spotify)] }), list };
  const before = [link('spotify', ALBUM.spotify), link('deezer', 'https://www.deezer.com/album/8')];
  expect((await planned(record, [{ title: 'Tide Lines', storeLinks: before }]))?.state).toBe('unchanged');
});
