import type { PageRequest, PageServices } from '@countin/domain/pages';
import { anArtistPage, aReleasePage } from '@countin/domain/testing';
import { expect, it } from 'vitest';
import { renderPage } from './renderer.tsx';

const services: PageServices = {
  read: {
    releasePage: async () => null,
    releaseBySlugs: async () => null,
    profileBySlug: async (slug) => (slug === 'mira-okafor' ? { kind: 'artist', profile: anArtistPage() } : null),
    releasesOfArtist: async () => [aReleasePage()],
    nextReleases: async () => [aReleasePage()],
    newestReleases: async () => [],
    releasesOfLabel: async () => [aReleasePage()],
    releasesByIds: async () => [],
    labelById: async () => null,
    artistsByIds: async () => [],
    comingReleases: async () => [aReleasePage()],
    publicPages: async () => [],
    publicPageEnds: async () => [],
    medley: async () => null,
    listedMedleys: async () => [],
  },
  call: async () => Promise.reject(new Error('nothing is called here')),
  sites: {
    main: 'countin.localhost',
    fourtrack: '4track.localhost',
    short: 'cnt.localhost',
    scheme: 'http',
    port: null,
  },
  asset: () => undefined,
  log: () => undefined,
};

function ask(path: string, method: PageRequest['method'] = 'GET') {
  const request: PageRequest = {
    method,
    path,
    query: new URLSearchParams(),
    host: { kind: 'fourtrack' },
    acceptLanguage: '',
    cookies: {},
    form: {},
    wantsJson: false,
    now: Date.UTC(2026, 10, 20),
    clientAddress: '',
    country: null,
  };
  return renderPage(request, services);
}

it.each(['/', '/mira-okafor'])('renders %s', async (path) => {
  expect((await ask(path))?.status).toBe(200);
});

it('sends an unknown slug to the start page', async () => {
  expect((await ask('/unknown'))?.headers['location']).toBe('/');
});

// The host has one spelling of each path: a renderer is asked for no other.
it.each(['/mira-okafor/', '/login', '/signup', '/artist/x/medley', '/auth/sync'])(
  'leaves %s to the application',
  async (path) => {
    expect(await ask(path)).toBeNull();
  },
);

it('takes no posts', async () => {
  expect(await ask('/', 'POST')).toBeNull();
});

it.each([
  '/mira-okafor/feed.rss',
  '/mira-okafor/feed.json',
  '/mira-okafor/feed.ics',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-artists.xml',
])('answers %s', async (path) => {
  expect((await ask(path))?.status).toBe(200);
});

it('answers 404 for the feed of an unknown artist', async () => {
  expect((await ask('/unknown-here/feed.rss'))?.status).toBe(404);
});
