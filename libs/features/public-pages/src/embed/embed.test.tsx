import { aMedley, anArtistPage, aReleasePage } from '@countin/domain/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aRequest, HOSTS, NOW, pageOf, someServices } from '../testing/page-services.ts';
import { artistPage } from '../artist/artist-page.tsx';
import { releasePage } from '../release/release-page.tsx';
import { pass, visitPage } from '../testing/visit-page.ts';
import { embedPage } from './embed-page.tsx';
import { followScheme } from '../document/follow-scheme.ts';
import { oembed } from './oembed.ts';

const release = aReleasePage({
  id: 'salt',
  title: 'Salt',
  releaseMoment: { mode: 'instant', date: '2026-11-20', time: '12:01', zone: 'UTC' },
});
const EVIL = '"></iframe><script>alert(1)</script><!-- \u202e';
const made = (overrides: Parameters<typeof someServices>[0] = {}) =>
  someServices({ releases: [release], ...overrides }).services;

async function embed(path: string, services = made()) {
  const response = await embedPage(aRequest(path), services);
  if (!response) throw new Error(`nothing at ${path}`);
  return { response, page: pageOf({ body: String(response.body) }) };
}

describe('an embedded release', () => {
  it('is a card that every site may frame and no search engine lists', async () => {
    const { response, page } = await embed('/embed/release/salt');
    expect([response.status, response.framing]).toEqual([200, 'anywhere']);
    expect([
      page.querySelector('h1')?.textContent,
      page.querySelector('.card-by')?.textContent,
      page.querySelector('.way a')?.textContent,
    ]).toEqual(['Salt', 'Mira Okafor', 'Get Notified']);
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'http://countin.localhost:5173/release/mira-okafor.tide-lines',
    );
  });

  it('says after its moment that it is out, and leads to where it is', async () => {
    const { page } = await embed(
      '/embed/release/salt',
      made({
        releases: [{ ...release, releaseMoment: { mode: 'instant', date: '2020-01-01', time: '00:00', zone: 'UTC' } }],
      }),
    );
    expect([
      page.querySelector('.line')?.textContent,
      page.querySelector('.way a')?.textContent,
      page.querySelector('[role=timer]'),
    ]).toEqual(['Salt is now available', 'View Details', null]);
  });

  it.each(['/embed/release/salt', '/embed/mira-okafor', '/embed/release/none'])(
    'at %s opens every link beside the page around it, runs no inline script and looks for no stored theme',
    async (path) => {
      const { page } = await embed(path, made({ medley: aMedley() }));
      const links = [...page.querySelectorAll('a')];
      expect(links.length).toBeGreaterThan(0);
      // `_blank` from the base gives no opener (HTML, "get an element's noopener"); the embeds story proves it in a browser.
      expect(page.querySelector('base')?.target).toBe('_blank');
      expect(links.every((link) => link.target === '' && !link.relList.contains('opener'))).toBe(true);
      expect([...page.scripts].every((script) => script.src !== '' || script.type === 'application/json')).toBe(true);
      expect(page.querySelectorAll('[autofocus], [data-autofocus]')).toHaveLength(0);
    },
  );

  it('follows the colour scheme around it, or the theme that its address names', async () => {
    const follows = await embed('/embed/release/salt');
    expect(follows.page.querySelector('meta[name=color-scheme]')?.getAttribute('content')).toBe('light dark');
    expect(follows.page.documentElement.hasAttribute('data-theme')).toBe(false);
    const dark = await embed('/embed/release/salt?theme=dark');
    expect([
      dark.page.documentElement.dataset['theme'],
      dark.page.querySelector('meta[name=color-scheme]')?.getAttribute('content'),
    ]).toEqual(['dark', 'dark']);
    expect(
      (await embed('/embed/release/salt?theme=x%22%20onload=1')).page.documentElement.hasAttribute('data-theme'),
    ).toBe(false);
  });

  it('for an unknown release is a card that says so', async () => {
    const { response, page } = await embed('/embed/release/none');
    expect([response.status, page.querySelector('h1')?.textContent]).toEqual([
      404,
      'This music is no longer available.',
    ]);
    expect((await embed('/embed/release/salt', made({ down: true }))).response.status).toBe(503);
  });

  it('writes texts as text, whatever they hold', async () => {
    const { page } = await embed(
      '/embed/release/salt',
      made({ releases: [{ ...release, title: EVIL, artistName: EVIL }] }),
    );
    expect([page.querySelector('h1')?.textContent, page.querySelector('.card-by')?.textContent]).toEqual([EVIL, EVIL]);
    expect(page.querySelector('h1 bdi')).not.toBeNull();
    expect(page.querySelectorAll('iframe, script:not([src]):not([type])')).toHaveLength(0);
  });
});

describe('an embedded artist', () => {
  it('has the medley with its player, and nothing is loaded before a tap', async () => {
    const { page } = await embed('/embed/mira-okafor', made({ medley: aMedley() }));
    expect(page.querySelectorAll('.medley-strip')).toHaveLength(4);
    expect(page.querySelector('[data-toggle]')).not.toBeNull();
    expect([...page.querySelectorAll('audio')].every((player) => player.preload === 'none')).toBe(true);
  });

  it('without a medley is a card', async () => {
    const { page } = await embed('/embed/mira-okafor');
    expect([page.querySelector('.medley'), page.querySelector('.way a')?.getAttribute('href')]).toEqual([
      null,
      'http://4track.localhost:5173/mira-okafor',
    ]);
  });

  it.each(['/embed/unknown', '/embed/%3Cscript%3E', '/embed/tide-line'])('is not found at %s', async (path) => {
    expect((await embed(path)).response.status).toBe(404);
  });
});

describe('the script of an embed', () => {
  beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }));
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('counts down, and touches neither storage nor focus', async () => {
    const stored = [
      vi.spyOn(Storage.prototype, 'getItem'),
      vi.spyOn(Storage.prototype, 'setItem'),
      vi.spyOn(HTMLElement.prototype, 'focus'),
    ];
    visitPage((await embed('/embed/release/salt')).response);
    await pass(1100);
    expect(document.querySelector('[data-unit=second] b')?.textContent).toBe('59');
    await pass(60_000);
    expect(document.querySelector('.line')?.textContent).toBe('Salt is now available');
    for (const spy of stored) expect(spy).not.toHaveBeenCalled();
  });
});

describe('oEmbed', () => {
  const ask = async (query: Record<string, string>, services = made()) => {
    const response = await oembed(aRequest(`/oembed?${new URLSearchParams(query)}`), services);
    return {
      response,
      described: response.body === '' ? null : (JSON.parse(String(response.body)) as Record<string, unknown>),
    };
  };
  const url = 'http://countin.localhost:5173/release/mira-okafor.tide-lines';

  it('describes a release, with the frame to put into a page', async () => {
    const { response, described } = await ask({ url });
    expect(response.headers['access-control-allow-origin']).toBe('*');
    expect(described).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: 'Salt by Mira Okafor',
      author_name: 'Mira Okafor',
      provider_name: 'Countin',
      width: 600,
      height: 208,
    });
    const frame = pageOf({ body: String(described?.['html']) }).querySelector('iframe');
    expect([frame?.getAttribute('src'), frame?.title, frame?.width, frame?.height]).toEqual([
      'http://countin.localhost:5173/embed/release/salt',
      'Salt by Mira Okafor',
      '600',
      '208',
    ]);
  });

  it.each(['http://4track.localhost:5173/mira-okafor', 'http://mira-okafor.cnt.localhost:5173/medley'])(
    'describes the player of %s',
    async (address) => {
      expect((await ask({ url: address })).described).toMatchObject({
        title: 'Music by Mira Okafor',
        provider_name: '4track',
        html: expect.stringContaining('/embed/mira-okafor"') as unknown,
      });
    },
  );

  it('stays within the room that is asked for', async () => {
    expect((await ask({ url, maxwidth: '320', maxheight: '9999' })).described).toMatchObject({
      width: 320,
      height: 208,
    });
    expect((await ask({ url, maxwidth: '120', maxheight: '100' })).described).toMatchObject({
      width: 120,
      height: 100,
    });
    expect((await ask({ url, maxwidth: 'wide' })).described).toMatchObject({ width: 600 });
  });

  it.each([
    ['without an address', {}, 400],
    ['in another format', { url, format: 'xml' }, 501],
    ['for an address of another site', { url: 'https://evil.example/release/salt' }, 404],
    ['for a release that is not there', { url: 'http://countin.localhost:5173/release/none' }, 404],
    ['for a page without music', { url: 'http://countin.localhost:5173/dashboard' }, 404],
  ] as const)('%s answers as the standard says', async (_, query, status) => {
    expect((await ask(query)).response.status).toBe(status);
  });

  it('holds hostile titles as text, in JSON and in the frame', async () => {
    const { described } = await ask({ url }, made({ releases: [{ ...release, title: EVIL }] }));
    const page = pageOf({ body: String(described?.['html']) });
    expect([page.body.children.length, page.querySelectorAll('script').length]).toEqual([1, 0]);
    expect(page.querySelector('iframe')?.title).toContain('</iframe><script>');
  });

  it('is found from a release’s and an artist’s page', async () => {
    const found = (body: string | Uint8Array) =>
      pageOf({ body: String(body) })
        .querySelector('link[type="application/json+oembed"]')
        ?.getAttribute('href');
    expect(
      found((await releasePage(aRequest('/release/mira-okafor.tide-lines'), made(), 'mira-okafor.tide-lines')).body),
    ).toBe(`http://countin.localhost:5173/oembed?url=${encodeURIComponent(url)}&format=json`);
    expect(
      found((await artistPage(aRequest('/mira-okafor', { host: HOSTS.fourtrack }), made(), anArtistPage())).body),
    ).toContain(encodeURIComponent('/mira-okafor'));
  });
});

it('dark rules hold for a theme that is set, and for the scheme around where none is', () => {
  expect(followScheme(":root{a:b}:root[data-theme='dark'] .x{a:c}@media print{.y{a:d}}")).toBe(
    ":root{a:b}:root[data-theme='dark'] .x{a:c}@media print{.y{a:d}}@media (prefers-color-scheme:dark){:root:not([data-theme]) .x{a:c}}",
  );
});
