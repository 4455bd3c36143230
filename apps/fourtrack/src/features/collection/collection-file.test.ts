import type { KeptRow } from '@countin/domain/collection';
import { describe, expect, it } from 'vitest';
import { FILE_FORMATS, readFile, writeFile } from './collection-file.ts';
import { positionAt } from './use-kept-actions.ts';

const ORIGINS = { main: 'https://countin.example', fourtrack: 'https://4track.example' };
const FOLDERS = [{ id: 'rain', name: 'Rain & <sun>' }];

const row = (change: Partial<KeptRow> = {}): KeptRow => ({
  key: 'release.tide',
  kind: 'release',
  id: 'tide',
  state: 'there',
  title: 'Tide "Lines"',
  artistId: 'mira',
  artistName: '坂本, Mira',
  artistSlug: 'mira-okafor' as KeptRow['artistSlug'],
  productSlug: 'tide-lines' as KeptRow['productSlug'],
  releaseMoment: null,
  cover: null,
  coverImage: null,
  folder: 'rain',
  note: 'for Ana\nand <Ben>',
  order: 'a0',
  keptAt: Date.UTC(2026, 5, 12),
  playable: false,
  ...change,
});
const ROWS = [row(), row({ key: 'artist.gone', kind: 'artist', id: 'gone', artistSlug: null, folder: '', note: '' })];

const written = async (format: (typeof FILE_FORMATS)[number], rows = ROWS) =>
  writeFile(format, { rows, folders: FOLDERS, origins: ORIGINS }).text();

describe.each(FILE_FORMATS)('a collection as %s', (format) => {
  it('is read again as it was, with folders and notes', async () => {
    const { items, unreadable } = readFile(await written(format));
    expect(unreadable).toBe(0);
    expect(items.map(({ kind, id, folder, note }) => [kind, id, folder, note])).toEqual([
      ['release', 'tide', 'Rain & <sun>', 'for Ana\nand <Ben>'],
      ['artist', 'gone', '', ''],
    ]);
  });

  it.each([
    '-mix',
    "'-mix",
    "''=1",
    '=1+1;=2',
    'a\n- b\n- c\n\n=d',
    "a,'=b;\"''@c",
    "rock'n'roll",
    '+4915112345678',
    "'+4915112345678",
    "'til",
    '|x|%',
  ])('keeps a note and a folder of %j', async (text) => {
    const folders = [{ id: 'rain', name: text }];
    const file = await writeFile(format, { rows: [row({ note: text })], folders, origins: ORIGINS }).text();
    expect(readFile(file).items[0]).toMatchObject({ note: text, folder: text });
  });

  it('of nothing has nothing to read', async () => {
    expect(readFile(await written(format, []))).toEqual({ items: [], unreadable: 0 });
  });

  it('of ten thousand is read in full', async () => {
    const many = Array.from({ length: 10_000 }, (_, at) => row({ key: `release.r${at}`, id: `r${at}` }));
    expect(readFile(await written(format, many)).items).toHaveLength(10_000);
  });
});

it('OPML has the feed of each artist that has one, for feed readers', async () => {
  const page = new DOMParser().parseFromString(await written('opml'), 'text/xml');
  expect([...page.querySelectorAll('outline')].map((each) => each.getAttribute('xmlUrl'))).toEqual([
    'https://4track.example/mira-okafor/feed.rss',
    null,
  ]);
});

it.each([
  ['nothing', '', 0],
  ['a broken file', '{"collection":', 0],
  ['another file', '{"collection":[{"kind":"label","id":"x"},7]}', 2],
  ['a hostile id', 'kind,id\nrelease,../users\nrelease,a.b\n', 2],
  ['a feed reader’s list', '<opml><body><outline text="a" xmlUrl="https://x.example/"/></body></opml>', 1],
])('%s keeps nothing, and says how many rows it could not read', (_name, text, unreadable) => {
  expect(readFile(text)).toEqual({ items: [], unreadable });
});

it('an item that a file names twice is read once', () => {
  expect(readFile('kind,id\nrelease,tide\nrelease,tide\n').items).toHaveLength(1);
});

it('a moved row is between its new neighbours, wherever it came from', () => {
  const rows = ['a0', 'a1', 'a2', 'a3'].map((order) => ({ key: order, order }));
  const moved = (from: number, to: number) => {
    const [item] = rows.slice(from, from + 1);
    if (!item) throw new Error('no row');
    const order = positionAt(rows, item, to);
    return [...rows.filter(({ key }) => key !== item.key), { key: item.key, order }]
      .sort((a, b) => (a.order < b.order ? -1 : 1))
      .map(({ key }) => key);
  };
  expect(moved(3, 0)).toEqual(['a3', 'a0', 'a1', 'a2']);
  expect(moved(2, 1)).toEqual(['a0', 'a2', 'a1', 'a3']);
  expect(moved(0, 1)).toEqual(['a1', 'a0', 'a2', 'a3']);
  expect(moved(0, 3)).toEqual(['a1', 'a2', 'a3', 'a0']);
});
