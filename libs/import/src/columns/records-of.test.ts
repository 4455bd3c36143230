import { LIMITS } from '@countin/domain/fields';
import { expect, it, test } from 'vitest';
import { recogniseHeadings } from './headings.ts';
import { recordsOf } from './records-of.ts';
import { CAUTIOUS_ANSWERS } from './table-answers.ts';
import { problemsOf, readTable, tableOf } from './table.test-data.ts';

const value = (of: unknown) => ({ value: of });

/** The one record of a table with a title and some other columns. */
async function readRow(cells: Readonly<Record<string, string>>, chosen: Parameters<typeof readTable>[2] = {}) {
  const { records } = await readTable(
    ['Title', ...Object.keys(cells)],
    [['Low Tide', ...Object.values(cells)]],
    chosen,
  );
  return records[0]!;
}

it('one row gives one release with each of its fields', async () => {
  const record = await readRow({
    Artist: 'Okafor, Mira',
    UPC: '0 76123-45678 9',
    Typ: 'Single',
    Veröffentlichungsdatum: '27.11.2026',
    Uhrzeit: '18h30',
    Zeitzone: 'Europe/Berlin',
    Genre: 'R&B/Soul',
    '℗-Zeile': '℗ & © 2026 Tide Line Records',
    '© line': '4AD',
    'Title language': 'ドイツ語',
    Language: 'Deutsch',
    Explicit: 'nein',
    'Featured artists': 'Jonas Weil; Tyler, The Creator / AC/DC',
    Remixers: 'Kiri Tanaka',
    Spotify: 'open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy?si=1',
    Links: 'https://tidal.com/album/77610756|https://shop.example/lowtide',
    Cover: './covers\\low-tide.jpg',
    Slug: 'low-tide',
  });
  expect(record.problems).toEqual([]);
  expect(record).toMatchObject({
    key: '2',
    artistName: 'Okafor, Mira',
    slug: 'low-tide',
    cover: { kind: 'file', path: 'covers/low-tide.jpg' },
    message: null,
  });
  expect(record.fields).toEqual({
    title: value('Low Tide'),
    upc: value('076123456789'),
    kind: value('single'),
    releaseMoment: value({ mode: 'instant', date: '2026-11-27', time: '18:30', zone: 'Europe/Berlin' }),
    genre: value('r-b-soul'),
    pLine: value({ year: 2026, owner: 'Tide Line Records' }),
    cLine: value({ year: null, owner: '4AD' }),
    titleLanguage: value('de'),
    language: value('de'),
    explicit: value(false),
    artists: value([
      { name: 'Jonas Weil', role: 'featured', artistId: null },
      { name: 'Tyler, The Creator', role: 'featured', artistId: null },
      { name: 'AC/DC', role: 'featured', artistId: null },
      { name: 'Kiri Tanaka', role: 'remixer', artistId: null },
    ]),
    storeLinks: value([
      aLink('spotify', 'https://open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy'),
      aLink('tidal', 'https://tidal.com/album/77610756'),
      aLink('other', 'https://shop.example/lowtide'),
    ]),
  });
});

function aLink(service: string, url: string) {
  return { id: service, service, url, label: '', hidden: false, territories: [], source: 'pasted' };
}

test.each([
  ['2026-11-27', { mode: 'local', date: '2026-11-27', time: '00:00' }],
  ['2026-11-27T18:30', { mode: 'local', date: '2026-11-27', time: '18:30' }],
  ['2026年11月27日', { mode: 'local', date: '2026-11-27', time: '00:00' }],
  ['٢٧/١١/٢٠٢٦', { mode: 'local', date: '2026-11-27', time: '00:00' }],
  ['11/27/2026', { mode: 'local', date: '2026-11-27', time: '00:00' }],
  ['27 de novembro de 2026', { mode: 'local', date: '2026-11-27', time: '00:00' }],
])('the date %s', async (text, moment) => {
  expect((await readRow({ 'Release date': text })).fields.releaseMoment).toEqual(value(moment));
});

it('rows of one release become its tracks, by disc and number', async () => {
  const { records } = await readTable(
    ['UPC', 'Artist', 'Title', 'Disc', 'Track number', 'Track title', 'ISRC', 'Duration', 'Performer', 'Composer'],
    [
      ['076123456789', 'Mira Okafor', 'Low Tide', '2', '1', 'Salt', '', '185', '', ''],
      ['0076123456789', 'Mira Okafor', 'Low Tide', '1', '2', 'Ebb', 'qz-k6f-26-00002', 'PT1H2M9S', '', ''],
      ['', '', '', '1', '1', 'Flow', '', '3:05', 'Jonas Weil (cello); Ana', 'Mira Okafor'],
      ['', 'Mira Okafor', 'Low Tide', '2', '2', 'Sand', '', '', '', ''],
      ['', 'Mira Okafor', 'High Tide', '', '', 'Wave', '', '', '', ''],
    ],
  );
  // The third spelling of the code is the same code, written differently.
  expect(problemsOf(records)).toEqual(['import/tracks-differ | 3 | UPC | 0076123456789']);
  expect(records.map(({ key }) => key)).toEqual(['2', '6']);
  const plain = { version: '', isrc: '', durationMs: null, explicit: false, ai: null, credits: [] };
  expect(records[0]!.fields.tracks).toEqual(
    value([
      {
        ...plain,
        title: 'Flow',
        durationMs: 185_000,
        credits: [
          { role: 'performer', name: 'Jonas Weil', instrument: 'cello' },
          { role: 'performer', name: 'Ana', instrument: '' },
          { role: 'composer', name: 'Mira Okafor', instrument: '' },
        ],
      },
      { ...plain, title: 'Ebb', isrc: 'QZK6F2600002', durationMs: 3_729_000 },
      { ...plain, title: 'Salt', durationMs: 185_000 },
      { ...plain, title: 'Sand' },
    ]),
  );
});

it('a column that is absent, an empty cell and a dash say three different things', async () => {
  const cells = { Description: '', Label: '-', Genre: 'NULL' };
  const kept = await readRow(cells);
  expect(kept.fields).toEqual({ title: value('Low Tide'), labelName: { cleared: true }, genre: { cleared: true } });
  const cleared = await readRow(cells, { emptyCells: 'clear' });
  expect(cleared.fields).toEqual({ ...kept.fields, description: { cleared: true } });
});

it('twenty kinds of mistakes each belong to their row, and leave the other rows alone', async () => {
  const headings = [
    'Artist',
    'Title',
    'UPC',
    'Release date',
    'Time zone',
    'Genre',
    'Explicit',
    'Spotify',
    'Cover',
    'Type',
    'Slug',
    '℗ line',
    'Language',
    'Release time',
    'AI',
  ];
  const right = [
    'Mira',
    'Low Tide',
    '076123456789',
    '2026-11-27',
    'UTC',
    'Jazz',
    'no',
    'https://open.spotify.com/album/1',
    'a.jpg',
    'EP',
    'low-tide',
    '2026 Tide',
    'en',
    '18:00',
    'none',
  ];
  const mistakes: readonly (readonly [heading: string, text: string, code: string])[] = [
    ['Title', '', 'none'],
    ['Title', '-', 'import/cannot-be-cleared'],
    ['Title', 'x'.repeat(201), 'field/too-long'],
    ['Title', 'a\u0000b', 'import/characters'],
    ['Title', 'half \ud83d', 'import/characters'],
    ['Title', 'x'.repeat(2_000_000), 'import/cell-too-long'],
    ['Artist', 'NULL', 'import/cannot-be-cleared'],
    ['UPC', '076123456788', 'gtin/check-digit'],
    ['UPC', '76123456789', 'import/lost-zeros'],
    ['UPC', '7612345678X', 'gtin/characters'],
    ['UPC', '=1+1', 'import/formula'],
    ['Release date', '=TODAY()', 'import/formula'],
    ['Release date', '1899-12-31', 'import/date-range'],
    ['Release date', '20261-11-27', 'import/date-range'],
    ['Release date', '2026-02-30', 'moment/date'],
    ['Release date', '27.11.26', 'import/date'],
    ['Release date', '03/04/2026', 'import/date'],
    ['Release date', 'soon', 'import/date'],
    ['Release time', '25:00', 'moment/time'],
    ['Time zone', 'Berlin', 'moment/zone'],
    ['Genre', 'Polka', 'import/genre'],
    ['Explicit', 'perhaps', 'import/yes-or-no'],
    ['Spotify', 'https://tidal.com/album/1', 'link/wrong-service'],
    ['Spotify', 'https://spotlfy.com/album/1', 'link/look-alike'],
    ['Spotify', 'not an address', 'link/not-a-web-address'],
    ['Cover', '../../etc/passwd', 'import/picture-address'],
    ['Cover', 'http://example.com/a.jpg', 'import/picture-address'],
    ['Type', 'Cassette', 'import/kind'],
    ['Slug', 'Low Tide', 'slug/format'],
    ['℗ line', '© 2026 Tide', 'import/rights-line'],
    ['Language', 'Swedish', 'import/language'],
    ['AI', 'perhaps', 'import/ai'],
    ['AI', 'partly: cover', 'import/ai'],
    ['AI', 'none: vocals', 'import/ai'],
    ['AI', '=A1', 'import/formula'],
  ];
  const rows = mistakes.flatMap(([heading, text]) => [right, right.with(headings.indexOf(heading), text)]);
  const { records } = await readTable(headings, rows);
  expect(records).toHaveLength(rows.length);
  for (const [at, [heading, text, code]] of mistakes.entries()) {
    const [sound, wrong] = [records[at * 2]!, records[at * 2 + 1]!];
    expect(sound.problems).toEqual([]);
    const found = new Set(wrong.problems.map((problem) => problem.code));
    expect([text.slice(0, 40), ...found]).toEqual([text.slice(0, 40), ...(code === 'none' ? [] : [code])]);
    for (const problem of wrong.problems) {
      expect(problem.place).toEqual({ part: '', line: at * 2 + 3, column: heading });
      expect(problem.found.length).toBeLessThanOrEqual(200);
    }
  }
});

it.each([
  ['none', 'none', []],
  ['Keine', 'none', []],
  ['all', 'all', []],
  ['partly: lyrics, vocals', 'partly', ['vocals', 'lyrics']],
  ['Partly (vocals; Post-Production)', 'partly', ['vocals', 'post-production']],
  ['En partie : voix, paroles', 'partly', ['vocals', 'lyrics']],
  ['部分：人声、歌词', 'partly', ['vocals', 'lyrics']],
  ['جزئيًا: الغناء، الكلمات', 'partly', ['vocals', 'lyrics']],
  ['composition', null, ['composition']],
] as const)('reads %j as what is said of AI', async (text, extent, contributions) => {
  const { fields, trackFields, problems } = await readRow({ AI: text, 'Track title': 'Salt', 'Track AI': text });
  expect(problems).toEqual([]);
  expect(fields.ai).toEqual(value({ extent, contributions }));
  expect(fields.tracks).toMatchObject(value([{ title: 'Salt', ai: { extent, contributions } }]));
  expect(trackFields).toContain('ai');
});

it('names what would be right', async () => {
  const [digit] = (await readRow({ UPC: '076123456788' })).problems;
  expect(digit).toMatchObject({ code: 'gtin/check-digit', field: 'upc', params: { expected: '9' } });
  const [zeros] = (await readRow({ UPC: '76123456789' })).problems;
  expect(zeros).toMatchObject({ params: { digits: '76123456789', expected: '076123456789' } });
  expect((await readRow({ UPC: '76123456789' }, { lostZeros: 'complete' })).fields.upc).toEqual(value('076123456789'));
  const [kind] = (await readRow({ Type: 'Tape' })).problems;
  expect(kind).toMatchObject({ field: 'kind', params: { accepted: 'single, ep, album' } });
});

it('a record has all of its problems', async () => {
  const record = await readRow({ UPC: '1', Genre: 'Polka', Explicit: '?', Links: 'a b https://shop.example/x' });
  expect(problemsOf([record])).toEqual([
    'gtin/length | 2 | UPC | 1',
    'import/genre | 2 | Genre | Polka',
    'import/yes-or-no | 2 | Explicit | ?',
    'link/not-a-web-address | 2 | Links | a',
    'link/not-a-web-address | 2 | Links | b',
  ]);
});

it('mistakes in rows of tracks name their line', async () => {
  const { records } = await readTable(
    ['Title', 'Label', 'Track title', 'ISRC', 'Duration', 'Track number', 'Producer'],
    [
      ['', '', 'Before any release', '', '', '', ''],
      ['Low Tide', 'Tide', 'Salt', 'QZK6F26000011', '3:75', '1', 'x'.repeat(81)],
      ['Low Tide', 'Ebb', '', '=A1', '0', 'B1', ''],
      ['Low Tide', 'Tide', '-', '', '', '', ''],
      ['High Tide', 'Tide', '=1+1', '', '', '1'],
      ['High Tide', '', 'Wave', '', '', '2', '', '', 'one too many'],
      ['', 'Tide', 'Nameless', '', '', '', ''],
    ],
  );
  expect(problemsOf(records)).toEqual([
    'import/track-without-release | 2 |  | ',
    'import/tracks-differ | 4 | Label | Ebb',
    'isrc/length | 3 | ISRC | QZK6F26000011',
    'import/duration | 3 | Duration | 3:75',
    `field/too-long | 3 | Producer | ${'x'.repeat(81)}`,
    'import/number | 4 | Track number | B1',
    'import/required | 4 | Track title | ',
    'import/formula | 4 | ISRC | =A1',
    'import/duration | 4 | Duration | 0',
    'import/cannot-be-cleared | 5 | Track title | -',
    'import/cells-missing | 6 |  | ',
    'import/cells-extra | 7 |  | ',
    'import/required | 8 | Title | ',
  ]);
  expect(records[1]!.problems[0]!.params).toEqual({ line: 3, first: 'Tide' });
});

it('a formula is kept as text in a title, and nowhere else', async () => {
  const { records } = await readTable(['Title', 'Catalogue number'], [['=1+1', '=1+1']]);
  expect(records[0]!.fields).toEqual({ title: value('=1+1') });
});

it('a spreadsheet’s kinds of cells are read as it means them', async () => {
  const headings = ['Title', 'UPC', 'Release date', 'Explicit', 'Track title', 'Track number', 'Duration'];
  const row = ['Low Tide', '4260123456788', '2026-04-03', 'true', 'Salt', '1', '185.125'];
  const { survey, records } = await readTable(headings, [row], {}, [
    'text',
    'number',
    'date',
    'yes-or-no',
    'text',
    'number',
    'number',
  ]);
  expect(survey.questions).toMatchObject({ dateOrder: null, decimalSign: null });
  expect(problemsOf(records)).toEqual([]);
  expect(records[0]!.fields).toMatchObject({
    explicit: value(true),
    tracks: value([expect.objectContaining({ durationMs: 185_125 })]),
  });
});

it('names of genres in another language are known if they are given', async () => {
  const { mapping } = recogniseHeadings(['Titel', 'Genre']);
  const table = tableOf(['Titel', 'Genre'], [['Ebbe', 'Klassik']]);
  const records = recordsOf(table, mapping, CAUTIOUS_ANSWERS, new Map([['klassik', 'classical']]));
  for await (const { fields } of records) expect(fields.genre).toEqual(value('classical'));
});

it('a release with too many tracks has one problem, however many there are', async () => {
  const rows = Array.from({ length: 5000 }, (_, at) => ['Low Tide', `Track ${at}`]);
  const { records } = await readTable(['Title', 'Track title'], rows);
  expect(problemsOf(records)).toEqual([`field/too-many | ${LIMITS.tracks + 2} |  | `]);
});

it('ten thousand releases are read in constant memory', async () => {
  const headings = ['Artist', 'Title', 'UPC', 'Release date', 'Genre', 'Track title', 'Duration', 'Links'];
  function* rows() {
    for (let at = 0; at < 10_000; at++)
      yield ['Mira', `Release ${at}`, '', '27.11.2026', 'Jazz', 'Salt', '3:05', 'https://tidal.com/album/1'];
  }
  const { mapping } = recogniseHeadings(headings);
  let [read, problems, most] = [0, 0, 0];
  const before = process.memoryUsage().heapUsed;
  for await (const record of recordsOf(tableOf(headings, rows()), mapping, { ...CAUTIOUS_ANSWERS, dateOrder: 'dmy' })) {
    read += 1;
    problems += record.problems.length;
    most = Math.max(most, process.memoryUsage().heapUsed - before);
  }
  expect([read, problems]).toEqual([10_000, 0]);
  expect(most).toBeLessThan(150 * 2 ** 20);
});

it('an empty cell cannot clear what a release needs, and leaves an open kind to the plan', async () => {
  const headings = ['Artist', 'Title', 'Type', 'UPC', 'Track title'];
  const rows = [
    ['Mira', 'Low Tide', '', '', 'Salt'],
    ['', '', '', '4260123456788', ''],
  ];
  const { records } = await readTable(headings, rows, { emptyCells: 'clear' });
  expect(problemsOf(records)).toEqual([
    'import/cannot-be-cleared | 3 | Artist | ',
    'import/cannot-be-cleared | 3 | Title | ',
  ]);
  expect(records[0]!.fields.kind).toBeUndefined();
  const kept = await readTable(headings, rows);
  expect(problemsOf(kept.records)).toEqual([]);
  expect(kept.records[1]!.fields).toEqual({ upc: value('4260123456788') });
});

it('a service’s own column clears its links alone, and only what has a column is said of tracks', async () => {
  const headings = ['Title', 'Spotify', 'Deezer', 'Track title', 'ISRC', 'Producer'];
  const rows = [['Tide', '-', 'https://www.deezer.com/album/302127', 'Salt', '', 'Elin Sand']];
  const { records } = await readTable(headings, rows);
  expect(records[0]).toMatchObject({
    clearedServices: ['spotify'],
    trackFields: ['title', 'isrc', 'credits'],
    fields: { storeLinks: { value: [{ service: 'deezer' }] } },
  });
  const cleared = await readTable(['Title', 'Spotify'], [['Tide', '-']]);
  expect(cleared.records[0]).toMatchObject({ clearedServices: ['spotify'] });
  expect(cleared.records[0]!.fields.storeLinks).toBeUndefined();
});

test.each([
  ['other codes', ['UPC', 'Title'], ['076123456789', 'Tide'], ['4260123456788', 'Tide'], 2],
  ['one code without a title', ['UPC', 'Title'], ['076123456789', 'Tide'], ['76123456789'.padStart(13, '0'), ''], 1],
  ['a code in the later row alone', ['UPC', 'Title'], ['', 'Tide'], ['076123456789', 'Tide'], 1],
  ['other versions', ['Title', 'Version'], ['Tide', ''], ['Tide', 'Live'], 2],
  ['other artists', ['Title', 'Artist'], ['Tide', 'Mira'], ['Tide', 'Ana'], 2],
  ['other case and width', ['Title', 'Artist'], ['Ｔｉｄｅ', 'Mira'], ['tide', 'Mira'], 1],
])('two rows with %s', async (_what, headings, first, second, releases) => {
  const rows = [
    [...first, 'Salt'],
    [...second, 'Ebb'],
  ];
  const { records } = await readTable([...headings, 'Track title'], rows);
  expect(records).toHaveLength(releases);
  // Without columns of tracks, each row is a release of its own.
  expect((await readTable(headings, [first, second])).records).toHaveLength(2);
});
