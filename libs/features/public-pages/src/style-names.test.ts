import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_APPEARANCE, type Appearance } from '@countin/domain/appearance';
import type { Medley } from '@countin/domain/medley';
import type { PageResponse } from '@countin/domain/pages';
import { aMedley, anArtistPage, anArtistShow, aReleasePage } from '@countin/domain/testing';
import { releasePath, releaseReference } from '@countin/domain/urls';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { artistBySlug, releasePage } from './index.ts';
import { aRequest, HOSTS, pageOf, someServices } from './testing/page-services.ts';
import { nameFaults, type NamedText, type NameRules } from './testing/style-names.ts';

const SOURCE = dirname(fileURLToPath(import.meta.url));

/** Whose class is whose. A name belongs to one sheet, on whichever pages the sheet is (decision 0003). */
const RULES: NameRules = {
  common: [
    'document/base.css',
    'signup/signup.css',
    'components/label-logo.css',
    'components/round-picture.css',
    'components/text-links.css',
    'moment/countdown.css',
  ],
  prefixes: {
    'bar/bar.css': ['bar', 'site-bar'],
    // `ReleaseLine` is a `line` in strips, feeds and frames.
    'catalogue/release-strips.css': ['strip', 'strips', 'line'],
    'embed/label-embed.css': ['feed-card'],
    'medley/medley.css': ['medley'],
    'release/backdrop.css': ['backdrop'],
    'release/layouts.css': ['layout'],
    'release/video.css': ['video'],
  },
  attributes: {
    'catalogue/release-strips.css': ['data-channel'],
    'release/layouts.css': ['data-layout'],
    'release/release.css': ['data-when', 'data-elsewhere'],
    'signup/signup.css': ['data-notify'],
  },
  layers: {
    'artist/artist.css': {
      reason: 'strips grow on wide screens, and a countdown belongs to the strip above it',
      draws: ['.strip-title', '.countdown', '.medley-headline'],
    },
    'catalogue/release-strips.css': { reason: 'it names colours', draws: [':root', ":root[data-theme='dark']"] },
    'embed/embed.css': {
      reason: 'a frame is its whole document, and smaller than a page',
      draws: [
        ...['html', 'body', '.live', '.line', '.countdown'],
        ...['.medley', '.medley-strip', '.medley-transport', '.medley-play', '.medley-player', '.medley-volume'],
        ...['.medley-number', '.medley-length'],
      ],
    },
    'embed/label-embed.css': { reason: 'the card of a feed is a card', draws: ['.way'] },
    'home/home.css': {
      reason: 'the opening has its own distances, and strips are in columns',
      draws: ['.actions', '.strips', '.medley'],
    },
    'label/label.css': { reason: 'it loads no strips, and its logo is large', draws: ['.logo', '.line', '.countdown'] },
    'medley/medley.css': { reason: 'a track has the words of a strip', draws: ['.strip-words', '.strip-title'] },
    'receipt/receipt.css': { reason: 'it follows the grey text of a form', draws: ['.form-error'] },
    'release/layouts.css': {
      reason: 'a layout arranges the release page anew',
      draws: ['.release', '.sleeve', '.liner', '.available', '.calendar-link', '.actions', '.label-mark', '.page'],
    },
    'release/release.css': {
      reason: 'the page has one heading, a large countdown and three actions, and its form stands below a button',
      draws: ['.actions', 'h1', 'h1[data-long]', 'h1 small', 'form#notify > h2', '.countdown', '.panel'],
    },
    'splash/splash.css': { reason: 'its example is a small page', draws: ['.actions', '.line', '.countdown'] },
  },
  // Both are on the release page alone.
  folders: { 'release/release.css': ['moment', 'location'] },
  // The weight meter of the editor finds sections by them.
  marks: ['description', 'own-buttons', 'video-section'],
};

const filesIn = (ending: string): NamedText[] =>
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && !name.includes('.test.'))
    .map((name) => ({ name, text: readFileSync(join(SOURCE, name), 'utf8') }));

/** The rules of a page's sheets that match an element, as text. */
function rulesOn(element: Element, page: Document): string[] {
  const found: string[] = [];
  for (const sheet of page.querySelectorAll('style'))
    postcss.parse(sheet.textContent).walkRules((rule) => {
      const hits = rule.selectors.some((selector) => !selector.includes('::') && element.matches(selector));
      if (hits) found.push(rule.toString());
    });
  return found;
}

async function drawn(shown: Promise<PageResponse | null>, selector: string): Promise<string[][]> {
  const page = pageOf({ body: String((await shown)?.body) });
  const parts = [...page.querySelectorAll(selector)].map((part) => rulesOn(part, page));
  expect(parts.flat().length).toBeGreaterThan(0);
  return parts;
}

it('draws the stores of a release alike beside a video', async () => {
  const stores = (video: Appearance['video']) => {
    const release = aReleasePage({
      appearance: { ...DEFAULT_APPEARANCE, video },
      releaseMoment: { mode: 'instant', date: '2020-02-02', time: '12:00', zone: 'UTC' },
    });
    const { services } = someServices({ releases: [release] });
    return drawn(releasePage(aRequest(releasePath(release)), services, releaseReference(release)), '.stores *');
  };
  expect(await stores({ provider: 'youtube', id: 'dQw4w9WgXcQ' })).toEqual(await stores(null));
});

it('draws the shows of an artist alike beside a medley', async () => {
  const shows = (medley?: Medley) => {
    const artist = anArtistPage({ shows: [anArtistShow({ city: 'Limerick' })] });
    const { services } = someServices({ artist, ...(medley && { medley }) });
    const request = aRequest('/mira-okafor', { host: HOSTS.fourtrack });
    return drawn(artistBySlug(request, services, 'mira-okafor'), '.show *');
  };
  expect(await shows(aMedley())).toEqual(await shows());
});

it('gives every class one sheet, and every page the classes of its own sheets', () => {
  expect(nameFaults(filesIn('.css'), [...filesIn('.tsx'), ...filesIn('.ts')], RULES)).toEqual([]);
});
