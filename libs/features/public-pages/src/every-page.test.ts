import { LANGUAGES } from '@countin/domain/locale';
import type { PageRequest, PageResponse, PageServices } from '@countin/domain/pages';
import type { ReleasePage } from '@countin/domain/release';
import { releasePath, releaseReference } from '@countin/domain/urls';
import { aLabelProfile, aMedley, anArtistPage, aReleasePage } from '@countin/domain/testing';
import { expect, it } from 'vitest';
import { artistBySlug, artistOnSubdomain, embedPage, homePage, labelFeed, receiptPage, releasePage } from './index.ts';
import { aRequest, HOSTS, NOW, pageOf, someServices, TOKEN } from './testing/page-services.ts';

type Show = (
  services: PageServices,
  ask: (path: string, more?: Partial<PageRequest>) => PageRequest,
) => Promise<PageResponse | null>;
const RELEASE = aReleasePage({ labelId: 'label-tide' });
const CONSENT = {
  scope: { kind: 'artist', id: 'artist-mira' },
  name: RELEASE.artistName,
  status: 'confirmed',
  entries: [{ action: 'given', method: 'form', at: NOW, wordingVersion: '2026-11', language: 'en' }],
};
const RECEIPT = {
  state: 'confirmed',
  productId: RELEASE.id,
  releaseTitle: RELEASE.title,
  artistName: RELEASE.artistName,
  contact: 'ana@example.com',
  language: 'en',
  channel: 'email',
  zone: null,
  service: null,
  country: null,
  dueAt: NOW,
  sentAt: null,
  agreed: [],
  consents: [CONSENT],
  mayFollow: true,
};
const services = () =>
  someServices({ releases: [RELEASE], label: aLabelProfile(), medley: aMedley(), call: async () => RECEIPT as never })
    .services;
const release =
  (shown: ReleasePage): Show =>
  (given, ask) =>
    releasePage(ask(releasePath(shown)), given, releaseReference(shown));
const artistHost =
  (path: string): Show =>
  (given, ask) =>
    artistOnSubdomain(ask(path, { host: HOSTS.mira }), given, 'mira-okafor');

const MAIN = 'http://countin.localhost:5173';
const FOURTRACK = 'http://4track.localhost:5173';
const FOUND: readonly (readonly [string, Show, canonical: string, type: string])[] = [
  ['a release that is coming', release(RELEASE), MAIN + releasePath(RELEASE), 'MusicRecording'],
  [
    'a release that is out',
    (given, ask) =>
      releasePage(ask(releasePath(RELEASE), { now: Date.UTC(2027, 5, 1) }), given, releaseReference(RELEASE)),
    MAIN + releasePath(RELEASE),
    'MusicRecording',
  ],
  [
    'an artist on 4track',
    (given, ask) => artistBySlug(ask('/mira-okafor', { host: HOSTS.fourtrack }), given, 'mira-okafor'),
    `${FOURTRACK}/mira-okafor`,
    'MusicGroup',
  ],
  ['an artist on a subdomain', artistHost('/'), `${FOURTRACK}/mira-okafor`, 'MusicGroup'],
  ['a medley on a subdomain', artistHost('/medley'), `${FOURTRACK}/mira-okafor`, 'MusicGroup'],
  [
    'a label',
    (given, ask) => labelFeed(ask('/feed?label=tide-line'), given),
    'http://tide-line.cnt.localhost:5173/',
    'CollectionPage',
  ],
  [
    'the start page of 4track',
    (given, ask) => homePage(ask('/', { host: HOSTS.fourtrack }), given),
    `${FOURTRACK}/`,
    'WebSite',
  ],
];

it.each(FOUND)('%s has one address, ten languages, and carries structured data', async (_, show, canonical, type) => {
  const page = pageOf({ body: String((await show(services(), aRequest))?.body) });
  const hrefs = (selector: string) => [...page.querySelectorAll(selector)].map((link) => link.getAttribute('href'));
  expect(hrefs('link[rel=canonical]')).toEqual([canonical]);
  expect([...page.querySelectorAll('link[hreflang]')].map((link) => link.getAttribute('hreflang'))).toEqual([
    ...LANGUAGES,
    'x-default',
  ]);
  expect(hrefs('link[hreflang=x-default]')).toEqual([canonical]);
  expect(page.querySelector('meta[name=robots]')).toBeNull();
  const data = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null') as Record<
    string,
    unknown
  >;
  expect([data['@context'], data['@type']]).toEqual(['https://schema.org', type]);
  for (const property of ['og:title', 'og:description', 'og:url', 'og:image', 'og:locale'])
    expect(page.querySelector(`meta[property="${property}"]`)?.getAttribute('content'), property).toBeTruthy();
  expect(page.querySelectorAll('[data-island] button.needs-script').length).toBeGreaterThan(0);
});

/** The page's script carries a chosen language to every other host of a link without `rel`. */
it.each(FOUND)('%s leads away from the product only by links that say so', async (_, show) => {
  const page = pageOf({ body: String((await show(services(), aRequest))?.body) });
  const unsaid = [...page.querySelectorAll<HTMLAnchorElement>('a[href^=http]:not([rel])')].map(
    ({ hostname }) => hostname,
  );
  expect(unsaid.filter((host) => !host.endsWith('.localhost'))).toEqual([]);
});

it.each(FOUND)('%s has no two headings alike', async (_, show) => {
  const page = pageOf({ body: String((await show(services(), aRequest))?.body) });
  const headings = [...page.querySelectorAll('h2, h3')].map((heading) => heading.textContent.toLowerCase());
  // "Get notified" would repeat "Get notified about Low Sun, Long Water".
  const repeated = headings.filter((heading, at) =>
    headings.some((other, place) => place !== at && other.startsWith(heading)),
  );
  expect(repeated).toEqual([]);
  expect(new Set([...page.querySelectorAll('h1, h2')].map(({ textContent }) => textContent)).size).toBe(
    page.querySelectorAll('h1, h2').length,
  );
  for (const form of page.querySelectorAll('form[data-signup]'))
    expect(form.querySelectorAll('h2, h3')).toHaveLength(1);
});

it('a release that is archived can still be shared', async () => {
  const archived = someServices({ releases: [{ ...RELEASE, status: 'archived' }] }).services;
  const page = pageOf(await releasePage(aRequest(releasePath(RELEASE)), archived, releaseReference(RELEASE)));
  expect(page.querySelectorAll('[data-island] button.needs-script')).toHaveLength(1);
});

const NOT_FOUND: readonly (readonly [string, Show])[] = [
  ['a release that is not there', release({ ...RELEASE, id: 'none', productSlug: 'none' })],
  ['a receipt', (given, ask) => receiptPage(ask(`/r/${TOKEN}`), given, TOKEN)],
  ['the page after a signup', artistHost('/medley-success?state=unconfirmed')],
  ['a further page of a label', (given, ask) => labelFeed(ask('/feed?label=tide-line&after=1.a'), given)],
  ['a release in a frame', (given, ask) => embedPage(ask(`/embed/release/${RELEASE.id}`), given)],
  ['a player in a frame', (given, ask) => embedPage(ask(`/embed/${anArtistPage().customSlug}`), given)],
];

it.each(NOT_FOUND)('%s is not for search engines', async (_, show) => {
  const page = pageOf({ body: String((await show(services(), aRequest))?.body) });
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(page.querySelectorAll('link[hreflang]')).toHaveLength(0);
});
