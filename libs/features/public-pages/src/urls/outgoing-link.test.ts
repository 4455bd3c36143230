import { describe, expect, it } from 'vitest';
import { anArtistLink, anArtistPage, anArtistShow, aReleasePage, aStoreLink } from '@countin/domain/testing';
import { artistBySlug } from '../routes/artist-routes.ts';
import { releasePage } from '../release/release-page.tsx';
import { aRequest, HOSTS, NOW, pageOf, someServices } from '../testing/page-services.ts';

const PATH = '/release/mira-okafor.tide-lines';
const release = aReleasePage({
  storeLinks: [
    aStoreLink({ id: 'a', service: 'tidal', url: 'https://tidal.com/album/1' }),
    aStoreLink({ id: 'b', hidden: true }),
  ],
  releaseMoment: { mode: 'instant', date: '2020-01-01', time: '00:00', zone: 'UTC' },
});
const buttons = [{ label: 'Shirts', url: 'https://shop.example/shirts' }];
const open = (query = '', { given = release, reference = 'mira-okafor.tide-lines', ...more } = {}) =>
  releasePage(aRequest(PATH + query, more), someServices({ releases: [given] }).services, reference);
const follow = async (...requested: Parameters<typeof open>) => {
  const { status, headers, click } = await open(...requested);
  return [status, headers['location'], click];
};

describe('a link of a release, without script', () => {
  it('leads through the page’s own address to what the page links to', async () => {
    const page = pageOf(await open());
    const link = page.querySelector('.stores a');
    expect([link?.getAttribute('href'), link?.getAttribute('rel')]).toEqual(['?go=a', 'nofollow']);
    expect(await follow('?go=a')).toEqual([302, 'https://tidal.com/album/1', { kind: 'store', service: 'tidal' }]);
    const withButton = { ...release, appearance: { ...release.appearance, buttons } };
    expect(await follow('?go=.0', { given: withButton })).toEqual([
      302,
      'https://shop.example/shirts',
      { kind: 'link', url: 'https://shop.example/shirts' },
    ]);
  });

  it('leads nowhere else, whatever the address says', async () => {
    for (const name of ['b', 'x', '.0', '.1', 'https://evil.example', '//evil.example', ''])
      expect(await follow(`?${new URLSearchParams({ go: name })}`)).toEqual([302, PATH, undefined]);
    expect((await open('?go=a', { method: 'POST' } as object)).status).not.toBe(302);
  });

  it('of a page that was withdrawn says that there is none', async () => {
    const { status, body } = await open('?go=a', { reference: 'mira-okafor.nothing' });
    expect(status).toBe(404);
    expect(pageOf({ body }).querySelector('h1')).not.toBeNull();
  });

  it('is direct where programs read it', async () => {
    const facts = pageOf(await open()).querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(facts).not.toContain('?go=');
  });
});

describe('links of an artist', () => {
  const later = new Date(NOW + 86_400_000).toISOString().slice(0, 10);
  const artist = anArtistPage({
    pageLinks: [anArtistLink({ id: 'shop', url: 'https://shop.example/' })],
    shows: [anArtistShow({ id: 'hall', date: later, ticketUrl: 'https://tickets.example/1' })],
  });
  const visit = (query: string) =>
    artistBySlug(
      aRequest(`/mira-okafor${query}`, { host: HOSTS.fourtrack }),
      someServices({ artist }).services,
      'mira-okafor',
    );

  it.each([
    ['shop', 'https://shop.example/'],
    ['hall', 'https://tickets.example/1'],
  ])('%s is followed from the page', async (name, url) => {
    const response = await visit('');
    expect(pageOf(response!).querySelector(`a[href="?go=${name}"]`)?.getAttribute('data-to')).toBe(url);
    expect(await visit(`?go=${name}`)).toMatchObject({
      status: 302,
      headers: { location: url },
      click: { kind: 'link', url },
    });
  });

  it('that the page has not got lead to the page', async () => {
    expect(await visit('?go=none')).toMatchObject({ status: 302, headers: { location: '/mira-okafor' } });
  });
});
