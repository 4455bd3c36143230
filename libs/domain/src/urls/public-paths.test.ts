import { coverPath, parseCoverPath } from '@countin/cover-art';
import { isReservedSlug, SLUG_MIN_LENGTH } from '@countin/slug';
import { expect, test } from 'vitest';
import { ROUTE_SAMPLES } from '../testing/index.ts';
import {
  clipPath,
  imagePath,
  logoPath,
  parseClipPath,
  parseImagePath,
  parseLogoPath,
  pageTypefacePath,
  parsePageTypefacePath,
  parseTypefacePath,
  personImagePath,
  typefacePath,
} from './media-paths.ts';
import { buildPath, matchPath, pathPrefix } from './path-pattern.ts';
import {
  artistFeedPath,
  artistPath,
  feedPath,
  labelFeedPath,
  medleySuccessPath,
  parseArtistFeedPath,
  parseArtistPath,
  parseFeedPath,
} from './profile-paths.ts';
import { embedPath, isEmbedPath, oembedPath, parseEmbedPath } from './public-address.ts';
import { PUBLIC_PATHS, type PublicPathName } from './public-paths.ts';
import {
  campaignLinkPath,
  mayHoldReceiptToken,
  parseCampaignLinkPath,
  parseReceiptPath,
  receiptPath,
} from './receipt-path.ts';
import { parseReleasePath, releaseCalendarPath, releasePath } from './release-paths.ts';
import { parseSummaryMailPath, summaryMailPath } from './analysis-paths.ts';
import { keptCalendarPath, parseKeptCalendarPath } from './kept-paths.ts';
import { parsePlanCalendarPath, parsePlanMailPath, planCalendarPath, planMailPath } from './planner-paths.ts';
import { parseQrPath, qrPath } from './qr-paths.ts';
import { cardPath, parseCardPath } from './share-paths.ts';
import { parseSitemapPath, sitemapPath } from './sitemap-paths.ts';

const release = { id: 'Tide_1', artistSlug: 'mira-okafor', productSlug: 'tide-lines' };
const reference = 'mira-okafor.tide-lines';
const token = 'A'.repeat(43);
const design = { style: 'waves', colours: ['#0b3954', '#ff6b35', '#f7fff7'], seed: 42 } as const;
const card = { kind: 'release', id: reference, language: 'pt-BR' } as const;
const qr = { kind: 'artist', id: 'mira-okafor', format: 'png' } as const;
const embedded = [
  { kind: 'release', id: 'Tide_1' },
  { kind: 'profile', slug: 'mira-okafor' },
] as const;

type Row = readonly [
  name: PublicPathName,
  built: string,
  path: string,
  parse?: (path: string) => unknown,
  parsed?: unknown,
];

/** One row per path with parameters or a builder: the builder's result, its spelling, and the parsed value. */
const BUILT: readonly Row[] = [
  ['sitemap', sitemapPath('releases'), '/sitemap-releases.xml', parseSitemapPath, { list: 'releases', after: null }],
  [
    'sitemapPart',
    sitemapPath('artists', 'a-B_9'),
    '/sitemap-artists-a-B_9.xml',
    parseSitemapPath,
    { list: 'artists', after: 'a-B_9' },
  ],
  [
    'logo',
    logoPath('label-tide', { logoId: 'aB_9', format: 'svg' }),
    '/images/labels/label-tide/aB_9.svg',
    parseLogoPath,
    { labelId: 'label-tide', logoId: 'aB_9', format: 'svg' },
  ],
  ['typeface', typefacePath('serif'), '/fonts/serif.woff2', parseTypefacePath, 'serif'],
  [
    'pageTypeface',
    pageTypefacePath('artist1', 'file1'),
    '/fonts/artist1/file1.woff2',
    parsePageTypefacePath,
    { artistId: 'artist1', fileId: 'file1' },
  ],
  ['release', releasePath(release), `/release/${reference}`, parseReleasePath, { reference, calendar: false }],
  [
    'releaseCalendar',
    releaseCalendarPath(release),
    `/release/${reference}.ics`,
    parseReleasePath,
    { reference, calendar: true },
  ],
  ['receipt', receiptPath(token), `/r/${token}`, parseReceiptPath, token],
  ['campaignLink', campaignLinkPath(token), `/r/go/${token}`, parseCampaignLinkPath, token],
  ['keptCalendar', keptCalendarPath(token), `/r/kept/${token}.ics`, parseKeptCalendarPath, token],
  ['planCalendar', planCalendarPath(token), `/r/calendar/${token}.ics`, parsePlanCalendarPath, token],
  ['planMail', planMailPath(token), `/r/morning/${token}`, parsePlanMailPath, token],
  ['summaryMail', summaryMailPath(token), `/r/summary/${token}`, parseSummaryMailPath, token],
  ['oembed', oembedPath('https://x.example/'), '/oembed?url=https%3A%2F%2Fx.example%2F&format=json'],
  ['embedRelease', embedPath(embedded[0]), '/embed/release/Tide_1', parseEmbedPath, embedded[0]],
  ['embedProfile', embedPath(embedded[1]), '/embed/mira-okafor', parseEmbedPath, embedded[1]],
  ['artist', artistPath('mira-okafor'), '/mira-okafor', parseArtistPath, 'mira-okafor'],
  [
    'artistFeed',
    artistFeedPath('mira-okafor', 'ics'),
    '/mira-okafor/feed.ics',
    parseArtistFeedPath,
    { slug: 'mira-okafor', format: 'ics' },
  ],
  ['labelFeed', labelFeedPath('tide-line'), '/feed?label=tide-line'],
  ['feed', feedPath('json'), '/feed.json', parseFeedPath, 'json'],
  ['medleySuccess', medleySuccessPath('de'), '/medley-success?state=unconfirmed&lang=de'],
  ['card', cardPath(card, 'v1'), `/card/release/${reference}/pt-BR.png?v=v1`, parseCardPath, card],
  ['qrCode', qrPath(qr), '/qr/artist/mira-okafor.png', parseQrPath, qr],
  [
    'cover',
    coverPath(design),
    '/covers/waves/0b3954-ff6b35-f7fff7/42.svg',
    parseCoverPath,
    { design, title: '', artist: '' },
  ],
  [
    'image',
    imagePath('mira', 'one', 640, 'webp'),
    '/images/mira/one/640.webp',
    parseImagePath,
    { owner: 'artist', ownerId: 'mira', imageId: 'one', width: 640, format: 'webp' },
  ],
  [
    'personImage',
    personImagePath('uid', 'one', 320, 'avif'),
    '/images/people/uid/one/320.avif',
    parseImagePath,
    { owner: 'person', ownerId: 'uid', imageId: 'one', width: 320, format: 'avif' },
  ],
  ['clip', clipPath('mira', 'one'), '/clips/mira/one', parseClipPath, { artistId: 'mira', clipId: 'one' }],
];

for (const [name, built, path, parse, parsed] of BUILT) {
  const bare = path.split('?')[0] ?? '';

  test(`${name} is built as ${path}, by its pattern`, () => {
    expect(built).toBe(path);
    expect(matchPath(PUBLIC_PATHS[name], bare)).not.toBeNull();
  });

  if (parse)
    test(`${name} parses to the values it was built from, and not with another segment`, () => {
      expect(parse(bare)).toEqual(parsed);
      for (const other of [`${bare}/`, `${bare}/more`, `/more${bare}`, '/', ''])
        expect(parse(other)).not.toEqual(parsed);
    });
}

test('every public path with a parameter is in the table above', () => {
  const named = new Set(BUILT.map(([name]) => name));
  const withParameter = Object.entries(PUBLIC_PATHS).filter(([, pattern]) => pattern.includes('{'));
  expect(withParameter.map(([name]) => name).filter((name) => !named.has(name as PublicPathName))).toEqual([]);
});

test('no slug can shadow a public path', () => {
  const segments = Object.values(PUBLIC_PATHS).map((pattern) => pattern.split('/')[1] ?? '');
  // Slugs have no dot and a minimum length, so other segments cannot collide with one.
  const words = segments.filter((word) => word.length >= SLUG_MIN_LENGTH && !/[.{]/.test(word));
  expect(words).toEqual(expect.arrayContaining(['release', 'embed', 'feed', 'card', 'images', 'purge']));
  expect(words.filter((word) => !isReservedSlug(word))).toEqual([]);
});

test('no slug can shadow a screen of either site', () => {
  const first = Object.values(ROUTE_SAMPLES)
    .flat()
    .map(({ path }) => path.split('/')[1] ?? '');
  const words = [...new Set(first)].filter((word) => word !== '' && !word.startsWith('{'));
  expect(words.length).toBeGreaterThan(20);
  expect(words.filter((word) => !isReservedSlug(word))).toEqual([]);
});

test('a dot in a pattern is only a dot', () => {
  expect(matchPath('/feed.{format}', '/feedXrss')).toBeNull();
  expect(matchPath('/feed.{format}', '/feed.rss')).toEqual({ format: 'rss' });
  expect(buildPath('/a/{b}.{c}', { b: 'x.y', c: 1 })).toBe('/a/x.y.1');
  expect(matchPath('/a/{b}.{c}', '/a/x.y.1')).toEqual({ b: 'x.y', c: '1' });
  expect(pathPrefix('/a/{b}.{c}')).toBe('/a/');
});

test('a path that may hold a token is known by its beginning, whatever follows', () => {
  const secret = [
    receiptPath(token),
    planCalendarPath(token),
    keptCalendarPath(token),
    planMailPath(token),
    summaryMailPath(token),
    '/r/',
    '/r/a/b',
    '/r/%00',
  ];
  expect(secret.filter((path) => !mayHoldReceiptToken(path))).toEqual([]);
  expect(['/release/x', '/r', '/rr/x', '/'].map(mayHoldReceiptToken)).toEqual([false, false, false, false]);
  expect(['/r/', '/r/a/b', '/r/a.b', `/r/${'a'.repeat(129)}`].map(parseReceiptPath)).toEqual([null, null, null, null]);
});

test('a path below /embed is one of a frame, also where nothing has its name', () => {
  expect(['/embed/release/a.b', '/embed/x', '/embed/Login'].map(isEmbedPath)).toEqual([true, true, true]);
  expect(['/embed', '/embed/', '/embed/a/b', '/embed/release/a/b'].map(isEmbedPath)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test.each([
  '/sitemap-.xml',
  '/sitemap-Artists.xml',
  '/sitemap-artists-a.b.xml',
  '/sitemap.xml',
  '/sitemap-artists.txt',
])('%s is no list of a sitemap', (path) => {
  expect(parseSitemapPath(path)).toBeNull();
});
