import { describe, expect, it, test } from 'vitest';
import { MOST_CODES, MOST_LINKS, readCodes } from './read-codes.ts';

const KEEP = { completeZeros: false };
const codesOf = (text: string) => readCodes(text, KEEP).codes.map(({ kind, code, line }) => `${line} ${kind} ${code}`);

it('UPCs, EANs and ISRCs are read as people paste them', () => {
  expect(
    codesOf('602445790128\r\n4006381333931, ISRC GB-AYE-06-00001\n\nqz k6f 26 00001;0602445790128\t036000-291452'),
  ).toEqual([
    '1 upc 602445790128',
    '2 upc 4006381333931',
    '2 isrc GBAYE0600001',
    '4 isrc QZK6F2600001',
    '4 upc 036000291452',
  ]);
});

test.each([
  ['a list from a spreadsheet', '"602445790128"\n"4006381333931"', ['1 upc 602445790128', '2 upc 4006381333931']],
  ['Arabic digits and signs', '٦٠٢٤٤٥٧٩٠١٢٨، 4006381333931', ['1 upc 602445790128', '1 upc 4006381333931']],
  ['a byte order mark', '\uFEFF602445790128', ['1 upc 602445790128']],
  ['a GTIN-14 of the same release', '00602445790128', ['1 upc 602445790128']],
  ['nothing', ' \n\n', []],
])('%s', (_, text, expected) => {
  expect(codesOf(text)).toEqual(expected);
});

it('a code that is there twice counts once, in any spelling', () => {
  const list = readCodes('602445790128\n0602445790128\nGBAYE0600001\ngb-aye-06-00001', KEEP);
  expect(list.codes).toHaveLength(2);
  expect(list.repeated.map(({ line }) => line)).toEqual([2, 4]);
});

describe('links', () => {
  const ALBUM = 'https://open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy';

  it('stand between codes, with or without a scheme, and beside each other', () => {
    expect(
      codesOf(
        `602445790128, ${ALBUM}?si=abc&utm_source=copy#t\n\nmusic.apple.com/de/album/x/1 https://tidal.com/album/2`,
      ),
    ).toEqual([
      '1 upc 602445790128',
      `1 url ${ALBUM}`,
      '3 url https://music.apple.com/de/album/x/1',
      '3 url https://tidal.com/album/2',
    ]);
    expect(codesOf('spotify:track:4aawyAB9vmqN3uQ7FjRGTy')).toEqual([
      '1 url https://open.spotify.com/track/4aawyAB9vmqN3uQ7FjRGTy',
    ]);
  });

  it('of one page count once, whatever tracks people and whatever the country', () => {
    const list = readCodes(
      [
        ALBUM,
        `${ALBUM}?si=1`,
        `https://open.spotify.com/intl-de/album/4aawyAB9vmqN3uQ7FjRGTy`,
        'https://music.apple.com/us/album/x/1',
        'https://music.apple.com/jp/album/y/1?at=2',
      ].join('\n'),
      KEEP,
    );
    expect(list.codes.map(({ line }) => line)).toEqual([1, 4]);
    expect(list.repeated.map(({ line }) => line)).toEqual([2, 3, 5]);
  });

  it('that are short are entries: only their service knows what they lead to', () => {
    expect(codesOf('https://spotify.link/AbC1\nhttps://on.soundcloud.com/xyz')).toEqual([
      '1 url https://spotify.link/AbC1',
      '2 url https://on.soundcloud.com/xyz',
    ]);
  });

  test.each([
    ['https://open.spotify.com/playlist/37i9dQZF1DXcBWIGoYBM5M', 'import/link-playlist'],
    ['https://music.apple.com/us/playlist/x/pl.1', 'import/link-playlist'],
    ['https://www.youtube.com/playlist?list=PLabc', 'import/link-playlist'],
    ['https://music.yandex.ru/users/mira/playlists/3', 'import/link-playlist'],
    ['https://open.spotify.com/show/37i9dQZF1DXcBWIGoYBM5M', 'import/link-podcast'],
    ['https://podcasts.apple.com/us/podcast/x/id1', 'import/link-podcast'],
    ['https://www.deezer.com/us/artist/1', 'import/link-artist'],
    ['https://music.apple.com/us/artist/mira/1', 'import/link-artist'],
    ['https://open.spotify.com/user/mira', 'import/link-user'],
    ['https://www.youtube.com/@mira', 'import/link-user'],
    ['https://example.org/album/1', 'import/link-service'],
    ['https://open.spotify.com/', 'link/not-a-release'],
    ['https://open.spotify.com.evil.example/album/1', 'link/look-alike'],
    ['https://127.0.0.1/album/1', 'link/not-a-web-address'],
    ['javascript://alert(1)', 'link/not-a-web-address'],
    [`https://open.spotify.com/${'a'.repeat(2100)}`, 'link/too-long'],
    ['see the list', 'import/no-entry'],
  ])('%.60s is %s', (entry, code) => {
    expect(readCodes(`${ALBUM}\n${entry}`, KEEP).problems).toMatchObject([{ code, place: { line: 2 } }]);
  });

  it('of an album on YouTube Music is an entry', () => {
    expect(codesOf('https://music.youtube.com/playlist?list=OLAK5uy_abc')).toHaveLength(1);
  });

  it('beyond the most are counted, and codes behind them are read', () => {
    const text = Array.from({ length: MOST_LINKS + 2 }, (_, at) => `https://tidal.com/album/${at + 1}`).join('\n');
    const list = readCodes(`${text}\n602445790128`, KEEP);
    expect([list.codes.length, list.leftOut, list.linksLeftOut]).toEqual([MOST_LINKS + 1, 2, 2]);
  });
});

describe('what is wrong is said with its line', () => {
  test.each([
    ['602445790127', 'gtin/check-digit', { expected: '8' }],
    ['60244579012', 'gtin/length', {}],
    ['GBAYE060001', 'isrc/length', {}],
    ['1BAYE0600001', 'isrc/format', {}],
    ['Tide Lines by Mira Okafor', 'import/no-entry', {}],
    ['6.02445E+11', 'isrc/length', {}],
    ['7'.repeat(2_000_000), 'import/cell-too-long', { max: 64 }],
  ])('%.20s', (entry, code, params) => {
    const { codes, problems } = readCodes(`602445790128\n${entry}\n4006381333931`, KEEP);
    expect(codes).toHaveLength(2);
    expect(problems).toMatchObject([{ code, place: { line: 2 }, params }]);
    expect(problems[0]?.found.length).toBeLessThanOrEqual(200);
  });

  it('zeros that a spreadsheet removed are offered, and restored after a confirmation', () => {
    expect(readCodes('36000291452', KEEP).problems).toMatchObject([
      { code: 'import/lost-zeros', params: { digits: '36000291452', expected: '036000291452' } },
    ]);
    expect(readCodes('36000291452', { completeZeros: true })).toMatchObject({
      codes: [{ code: '036000291452' }],
      problems: [],
    });
  });
});

it('codes beyond the most are counted, not lost silently', () => {
  const text = Array.from({ length: MOST_CODES + 3 }, (_, at) => `QZK6F26${String(at).padStart(5, '0')}`).join('\n');
  const list = readCodes(text, KEEP);
  expect(list.codes).toHaveLength(MOST_CODES);
  expect(list.leftOut).toBe(3);
});
