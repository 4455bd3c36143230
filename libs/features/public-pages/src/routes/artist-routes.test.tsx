import { describe, expect, it } from 'vitest';
import { aReleasePage } from '@countin/domain/testing';
import { homePage } from '../home/home-page.tsx';
import { aRequest, HOSTS, pageOf, someServices } from '../testing/page-services.ts';
import { artistBySlug, artistOnSubdomain } from './artist-routes.ts';

const moment = (date: string) => ({ mode: 'instant', date, time: '00:00', zone: 'UTC' }) as const;
const releases = [
  aReleasePage({ id: 'late', title: 'Late', releaseMoment: moment('2026-12-24') }),
  aReleasePage({ id: 'soon', productSlug: 'soon', title: 'Soon', releaseMoment: moment('2026-11-21') }),
  aReleasePage({ id: 'new', title: 'New', kind: 'album', releaseMoment: moment('2026-10-03') }),
  aReleasePage({ id: 'old', title: 'Old', releaseMoment: moment('2024-05-01') }),
];
const onFourtrack = (segment: string, options: Parameters<typeof someServices>[0] = { releases }) => {
  const made = someServices(options);
  return artistBySlug(aRequest(`/${segment}`, { host: HOSTS.fourtrack }), made.services, segment).then((response) => ({
    response,
    logged: made.logged,
  }));
};

describe('an artist’s page on 4track', () => {
  it('lists upcoming releases, the next first, then released ones, the newest first', async () => {
    const { response } = await onFourtrack('mira-okafor');
    const page = pageOf(response ?? { body: '' });
    expect(page.title).toBe('4track - Mira Okafor');
    expect([...page.querySelectorAll('.strip .strip-title')].map((title) => title.textContent)).toEqual([
      'Soon',
      'Late',
      'New',
      'Old',
    ]);
    expect([...page.querySelectorAll('.strip .line')].map((line) => line.textContent)).toEqual([
      'Single, out November 21 (GMT+0)',
      'Single, out December 24 (GMT+0)',
      'Album, out since October 3 (GMT+0)',
      'Single, out since May 1, 2024 (GMT+0)',
    ]);
    expect([...page.querySelectorAll('.strip')].map((strip) => strip.getAttribute('data-channel'))).toEqual([
      '1',
      '2',
      '3',
      '4',
    ]);
    expect(page.querySelector('.strip a')?.getAttribute('href')).toBe(
      'http://countin.localhost:5173/release/mira-okafor.soon',
    );
  });

  it('counts down to upcoming releases only', async () => {
    const { response } = await onFourtrack('mira-okafor');
    const page = pageOf(response ?? { body: '' });
    expect([...page.querySelectorAll('.strip')].map((strip) => strip.querySelector('[role=timer]') !== null)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(JSON.parse(page.querySelector('[data-island=countdown]')?.getAttribute('data-props') ?? '')).toEqual({
      moment: { at: Date.UTC(2026, 10, 21) },
    });
  });

  it('is cached until the next release at most', async () => {
    const { response } = await onFourtrack('mira-okafor', {
      releases: [aReleasePage({ releaseMoment: { ...moment('2026-11-20'), time: '12:01' } })],
    });
    expect(response?.headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=0');
  });

  it('invites to come back where nothing is out yet', async () => {
    const { response } = await onFourtrack('mira-okafor', { releases: [] });
    expect(response?.body).toContain('Nothing is out yet');
    const feeds = [...pageOf(response ?? { body: '' }).querySelectorAll('.text-links a[type]')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(feeds).toEqual(
      [
        ['RSS', 'rss'],
        ['JSON Feed', 'json'],
        ['Calendar', 'ics'],
      ].map(([name, end]) => [name, `http://4track.localhost:5173/mira-okafor/feed.${end}`]),
    );
  });

  it.each(['unknown', 'a', 'x%20y', 'tide-line'])('goes to / for %s', async (segment) => {
    const { response } = await onFourtrack(segment);
    expect([response?.status, response?.headers['location'], response?.headers['cache-control']]).toEqual([
      302,
      '/',
      'no-store',
    ]);
  });

  it('goes to / when the lookup fails, and logs it', async () => {
    const { response, logged } = await onFourtrack('mira-okafor', { down: true });
    expect([response?.headers['location'], logged]).toEqual(['/', ['Error checking artist slug']]);
  });

  it('has one spelling', async () => {
    expect((await onFourtrack('Mira-Okafor')).response?.headers['location']).toBe('/mira-okafor');
  });

  it.each(['login', 'signup', 'discover'])('leaves %s to the application', async (segment) => {
    expect((await onFourtrack(segment)).response).toBeNull();
  });
});

describe('an artist’s subdomain', () => {
  const at = (path: string, slug = 'mira-okafor', options: Parameters<typeof someServices>[0] = { releases }) => {
    const made = someServices(options);
    return artistOnSubdomain(aRequest(path, { host: { kind: 'subdomain', slug } }), made.services, slug).then(
      (response) => ({ response, logged: made.logged }),
    );
  };

  it.each(['/', '/medley'])('serves the artist at %s, under the artist’s own name', async (path) => {
    const { response } = await at(path);
    const page = pageOf(response);
    expect([response.status, page.title]).toEqual([200, 'Mira Okafor']);
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'http://4track.localhost:5173/mira-okafor',
    );
  });

  it.each(['/', '/medley', '/?lang=pt-BR&from=a%26b'])(
    'without an owner leads to the main domain with the same path: %s',
    async (path) => {
      const { response } = await at(path, 'unknown');
      // The host adds the query of each request, with what no page reads.
      expect([response.headers['location'], response.keepsQuery]).toEqual([
        `http://countin.localhost:5173${path.split('?')[0]}`,
        true,
      ]);
    },
  );

  it.each(['/dashboard', '/feed', '/login', '/auth/sync', '/medley/x'])(
    'leads every other path to its root: %s',
    async (path) => {
      expect((await at(path)).response.headers['location']).toBe('/');
    },
  );

  it('continues to the page when the check of its name fails', async () => {
    const { services, logged } = someServices({ releases });
    let failures = 1;
    const profileBySlug: typeof services.read.profileBySlug = async (slug) => {
      if (failures-- > 0) throw new Error('the database is away');
      return services.read.profileBySlug(slug);
    };
    const response = await artistOnSubdomain(
      aRequest('/medley', { host: HOSTS.mira }),
      { ...services, read: { ...services.read, profileBySlug } },
      'mira-okafor',
    );
    expect([response.status, pageOf(response).title, logged]).toEqual([
      200,
      'Mira Okafor',
      ['Error handling subdomain routing'],
    ]);
  });

  it('is 503 while the page cannot be read either', async () => {
    const { response, logged } = await at('/', 'mira-okafor', { down: true });
    expect([response.status, logged]).toEqual([
      503,
      ['Error handling subdomain routing', 'The page of a subdomain could not be read'],
    ]);
  });
});

describe('4track’s start page', () => {
  it('says what it is to visitors and has the newest releases', async () => {
    const response = await homePage(aRequest('/', { host: HOSTS.fourtrack }), someServices({ releases }).services);
    const page = pageOf(response);
    expect(page.title).toBe('4track - Home');
    expect([...page.querySelectorAll('[data-for=visitor]')].map((link) => link.textContent)).toEqual([
      'Login',
      'Sign Up Free',
    ]);
    expect(page.querySelectorAll('.strip')).toHaveLength(4);
    expect(page.documentElement.getAttribute('data-site')).toBe('fourtrack');
  });

  it('still renders while the database is down, and is not cached', async () => {
    const response = await homePage(aRequest('/', { host: HOSTS.fourtrack }), someServices({ down: true }).services);
    expect([response.status, response.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(response.body).toContain('The first releases are on their way.');
  });
});
