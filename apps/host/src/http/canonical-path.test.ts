import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

describe('one spelling of each path', () => {
  it.each([
    ['main', '/release/Ab_9-z/', '/release/Ab_9-z'],
    ['main', '/RELEASE//Ab_9-z', '/release/Ab_9-z'],
    ['main', '/release/Ab_9-z.ICS', '/release/Ab_9-z.ics'],
    ['main', '/release/Mira-Okafor.Tide-Lines', '/release/mira-okafor.tide-lines'],
    ['main', '/release/Mira.Tide.ICS/', '/release/mira.tide.ics'],
    ['main', '/embed/Release/Ab_9-z/', '/embed/release/Ab_9-z'],
    ['main', '/embed/Mira-Okafor', '/embed/mira-okafor'],
    ['fourtrack', '/MIRA-okafor/Feed.RSS', '/mira-okafor/feed.rss'],
    ['fourtrack', '/mira-okafor/', '/mira-okafor'],
    ['subdomain', '/Medley-Success', '/medley-success'],
    ['main', '/%72elease/%41b', '/release/Ab'],
    ['main', '/a/./b/../release/x', '/a/release/x'],
    ['main', '//evil.example/%2e%2e/x', '/x'],
    ['main', '/AUTH//%73ync/', '/auth/sync'],
    ['main', '/r/AbC/', '/r/AbC'],
    ['main', '/caf%c3%a9', '/caf%C3%A9'],
    ['main', '/sitemap-releases-Ab9.xml', '/sitemap-releases-Ab9.xml'],
    ['main', '/artist/Ab9/products/Cd8', '/artist/Ab9/products/Cd8'],
    ['main', '///', '/'],
  ] as const)('on %s %s is %s', (kind, path, canonical) => {
    expect(canonicalPath(path, kind)).toBe(canonical);
  });

  it.each(['/%252e%252e/x', '/a%2fb', '/a%5cb', '/a%00', '/a%25'])(
    '%s keeps what means something else when it is decoded',
    (path) => {
      expect(canonicalPath(path, 'main').toLowerCase()).toBe(path);
    },
  );
});

const kinds = fc.constantFrom('main', 'fourtrack', 'subdomain', 'unknown') as fc.Arbitrary<
  'main' | 'fourtrack' | 'subdomain' | 'unknown'
>;
const piece = fc.oneof(
  fc.constantFrom(
    '/',
    '//',
    '.',
    '..',
    '%2e',
    '%2F',
    '%5c',
    '\\',
    '%',
    '%25',
    'release',
    'RELEASE',
    'auth',
    'sync',
    '%73',
    'embed',
    'feed.rss',
    '@',
    ':',
    'evil.example',
  ),
  fc.string({ maxLength: 4 }),
  fc.string({ unit: 'binary', maxLength: 3 }),
);
const target = fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`);
const pathOf = (text: string) => new URL(`http://countin.localhost${text.replaceAll(/[?#]/g, '')}`).pathname;

test('the canonical path of a canonical path is itself, whatever was asked for', () => {
  fc.assert(
    fc.property(
      target.filter((text) => URL.canParse(`http://countin.localhost${text}`)),
      kinds,
      (text, kind) => {
        const once = canonicalPath(pathOf(text), kind);
        expect(canonicalPath(once, kind)).toBe(once);
        // As the next request brings it: a browser that follows the redirect asks for exactly this.
        expect(canonicalPath(pathOf(once), kind)).toBe(once);
      },
    ),
    { numRuns: 2000 },
  );
});

test('a redirect to it stays on the host, whatever was asked for', () => {
  fc.assert(
    fc.property(
      target.filter((text) => URL.canParse(`http://countin.localhost${text}`)),
      kinds,
      (text, kind) => {
        const path = canonicalPath(pathOf(text), kind);
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(new URL(path, 'http://countin.localhost').host).toBe('countin.localhost');
      },
    ),
    { numRuns: 2000 },
  );
});

const PAGES: readonly (readonly ['main' | 'fourtrack' | 'subdomain', string, words: boolean])[] = [
  ['main', '/', true],
  ['main', '/release/Ab_9-z', false],
  ['main', '/release/mira-okafor.tide-lines', true],
  ['main', '/release/mira.tide.ics', true],
  ['main', '/embed/release/Ab_9-z', false],
  ['main', '/embed/mira-okafor', true],
  ['main', '/feed.rss', true],
  ['main', '/feed', true],
  ['main', '/oembed', true],
  ['main', '/auth/sync', true],
  ['main', '/r/AbC-_9', false],
  ['main', '/sitemap.xml', true],
  ['main', '/robots.txt', true],
  ['fourtrack', '/mira-okafor', true],
  ['fourtrack', '/mira-okafor/feed.ics', true],
  ['subdomain', '/medley', true],
  ['subdomain', '/medley-success', true],
];
const mutations: Readonly<Record<string, (path: string, at: number) => string>> = {
  slash: (path) => `${path}/`,
  doubled: (path) => path.replace('/', '//'),
  dot: (path) => `/.${path}`,
  up: (path) => `/x/..${path}`,
  escaped: (path, at) =>
    path.replaceAll(/%..|[^%/]/g, (found, from: number) =>
      from === at && found.length === 1 ? `%${found.charCodeAt(0).toString(16)}` : found,
    ),
};

test('every other spelling of a page is led to the page', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PAGES),
      fc.array(fc.tuple(fc.constantFrom(...Object.values(mutations)), fc.nat(40)), { maxLength: 4 }),
      fc.boolean(),
      ([kind, page, words], steps, upper) => {
        const spelled = steps.reduce(
          (path, [mutate, at]) => mutate(path, at),
          upper && words ? page.toUpperCase() : page,
        );
        expect(canonicalPath(pathOf(spelled), kind)).toBe(page);
      },
    ),
    { numRuns: 1000 },
  );
});
