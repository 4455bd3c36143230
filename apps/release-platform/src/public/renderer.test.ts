import type { CallableOutput } from '@countin/domain/callables';
import type { PageRequest, PageServices } from '@countin/domain/pages';
import { aLabelProfile, anArtistPage, aReleasePage } from '@countin/domain/testing';
import { expect, it } from 'vitest';
import { renderPage } from './renderer.tsx';

const receipt: CallableOutput<'readReceipt'> = {
  state: 'confirmed',
  scope: 'release',
  productId: 'salt',
  releaseTitle: 'Salt',
  artistName: 'Mira Okafor',
  artistSlug: 'mira-okafor',
  agreed: [{ wording: 'Share it.', language: 'en' }],
  contact: 'ana@example.com',
  language: 'en',
  channel: 'email',
  zone: null,
  service: null,
  country: null,
  dueAt: null,
  sentAt: null,
  consents: [],
  mayFollow: false,
};
const services: PageServices = {
  read: {
    releasePage: async (id) => (id === 'salt' ? aReleasePage({ id }) : null),
    releaseBySlugs: async (artistSlug, productSlug) =>
      artistSlug === 'mira-okafor' && productSlug === 'tide-lines' ? aReleasePage({ id: 'salt' }) : null,
    profileBySlug: async (slug) => {
      if (slug === 'mira-okafor') return { kind: 'artist', profile: anArtistPage() };
      return slug === 'tide-line' ? { kind: 'label', profile: aLabelProfile() } : null;
    },
    releasesOfArtist: async () => [aReleasePage()],
    nextReleases: async () => [],
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
  call: (async () => receipt) as unknown as PageServices['call'],
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

function ask(path: string, overrides: Partial<PageRequest> = {}) {
  return renderPage(
    {
      method: 'GET',
      path,
      query: new URLSearchParams(),
      host: { kind: 'main' },
      acceptLanguage: '',
      cookies: {},
      form: {},
      wantsJson: false,
      now: Date.UTC(2026, 10, 20),
      clientAddress: '',
      country: null,
      ...overrides,
    },
    services,
  );
}

it.each([
  '/',
  '/release/mira-okafor.tide-lines',
  '/release/mira-okafor.tide-lines.ics',
  '/release/salt.ics',
  `/r/${'a'.repeat(43)}`,
])('renders %s', async (path) => {
  expect((await ask(path))?.status).toBe(200);
});

it('leads an id to the readable address', async () => {
  expect(await ask('/release/salt')).toMatchObject({
    status: 301,
    headers: { location: '/release/mira-okafor.tide-lines' },
  });
});

// The host has one spelling of each path: a renderer is asked for no other.
it.each(['/release/salt/', `/r/${'a'.repeat(43)}/`, '/embed/release/salt/'])('has no page at %s', async (path) => {
  expect(await ask(path)).toBeNull();
});

it.each([
  '/dashboard',
  '/release',
  '/release/salt/links',
  '/release/salt.tide.rss',
  '/release/%2e%2e',
  '/r/',
  '/mira-okafor',
])('leaves %s to the application', async (path) => {
  expect(await ask(path)).toBeNull();
});

it.each(['/', '/medley'])('renders an artist’s subdomain at %s', async (path) => {
  expect((await ask(path, { host: { kind: 'subdomain', slug: 'mira-okafor' } }))?.body).toContain('Mira Okafor');
});

it('takes the post of the form on a subdomain', async () => {
  expect((await ask('/', { host: { kind: 'subdomain', slug: 'mira-okafor' }, method: 'POST' }))?.status).toBe(422);
});

it('redirects an unclaimed subdomain to the main domain', async () => {
  expect((await ask('/medley', { host: { kind: 'subdomain', slug: 'unknown' } }))?.headers['location']).toBe(
    'http://countin.localhost/medley',
  );
});

const tide = { host: { kind: 'subdomain', slug: 'tide-line' } } as const;
const named = { query: new URLSearchParams('subdomain=tide-line') };

it.each([
  ['/feed', named],
  ['/feed.rss', named],
  ['/feed.json', named],
  ['/feed.ics', named],
  ['/feed', tide],
  ['/', tide],
  ['/feed.rss', tide],
  ['/feed.ics', { host: { kind: 'subdomain', slug: 'mira-okafor' } }],
  ['/embed/release/salt', {}],
  ['/embed/mira-okafor', {}],
  ['/oembed', { query: new URLSearchParams('url=http://countin.localhost/release/salt') }],
  ['/robots.txt', {}],
  ['/robots.txt', tide],
  ['/sitemap.xml', {}],
  ['/sitemap-labels.xml', {}],
] as const)('answers %s of %j', async (path, requested) => {
  expect((await ask(path, requested))?.status).toBe(200);
});

it.each([
  ['/feed', {}],
  ['/feed', { query: new URLSearchParams('subdomain=unknown') }],
  ['/feed', { host: { kind: 'subdomain', slug: 'mira-okafor' } }],
] as const)('without a label %s goes to the start: %#', async (path, requested) => {
  expect(await ask(path, requested)).toMatchObject({ status: 302, headers: { location: '/' } });
});

it('takes no form where nothing is posted', async () => {
  expect(await ask('/oembed', { method: 'POST' })).toBeNull();
  expect(await ask('/feed', { method: 'POST' })).toBeNull();
});
