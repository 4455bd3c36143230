import { describe, expect, it } from 'vitest';
import { aMedley, aReleasePage } from '@countin/domain/testing';
import { artistBySlug, artistOnSubdomain } from '../routes/artist-routes.ts';
import { homePage } from '../home/home-page.tsx';
import { aRequest, HOSTS, pageOf, someServices } from '../testing/page-services.ts';

type Options = Parameters<typeof someServices>[0];
const next = aReleasePage({ id: 'product-tide', title: 'Tide Lines' });
const medley = aMedley();
const FORM = { contact: 'ana@example.com', name: '', consent: 'on', wordingVersion: '2026-11' };

async function onFourtrack(options: Options = {}, request: Parameters<typeof aRequest>[1] = {}) {
  const made = someServices({ releases: [next], medley, ...options });
  const response = await artistBySlug(
    aRequest('/mira-okafor', { host: HOSTS.fourtrack, ...request }),
    made.services,
    'mira-okafor',
  );
  return { response, page: pageOf(response ?? { body: '' }), ...made };
}
const propsOf = (page: Document) =>
  JSON.parse(page.querySelector<HTMLElement>('[data-island=medley]')?.dataset['props'] ?? '{}') as {
    medley: { tracks: { src: string; seconds: number }[] };
  };

describe('the medley of an artist', () => {
  it('has its tracks in order, each with its time and where it leads', async () => {
    const { page } = await onFourtrack();
    expect(page.querySelector('.medley-headline')?.textContent).toBe('Four tracks, one tap');
    const strips = [...page.querySelectorAll('.medley-strip')];
    expect(
      strips.map((strip) => [
        strip.querySelector('.strip-title')?.textContent,
        strip.querySelector('.medley-length')?.textContent,
      ]),
    ).toEqual([
      ['Ferry Songs', '0:30'],
      ['Low Sun', '0:35'],
      ['Harbour Lights', '0:40'],
      ['Salt', '0:45'],
    ]);
    expect(strips.map((strip) => strip.querySelector('a')?.getAttribute('href') ?? null)).toEqual([
      ...Array<string>(3).fill('http://countin.localhost:5173/release/mira-okafor.tide-lines'),
      null,
    ]);
    expect(strips[0]?.querySelector('.line')?.textContent).toContain('Tide Lines');
    expect(propsOf(page).medley.tracks[1]).toMatchObject({ src: '/clips/artist-mira/clip-2', seconds: 35 });
  });

  it('plays without script, and preloads nothing', async () => {
    const { page } = await onFourtrack();
    const players = [...page.querySelectorAll('audio')];
    expect(
      players.map((player) => [
        player.getAttribute('src'),
        player.getAttribute('preload'),
        player.hasAttribute('controls'),
      ]),
    ).toEqual([1, 2, 3, 4].map((number) => [`/clips/artist-mira/clip-${number}`, 'none', true]));
  });

  it('has no link to a release that has no page any more', async () => {
    const { page } = await onFourtrack({ releases: [] });
    expect(page.querySelectorAll('.medley-strip a')).toHaveLength(0);
  });

  it('that cannot be read is left out, and the page is there', async () => {
    const made = someServices({ releases: [next] });
    const services = {
      ...made.services,
      read: { ...made.services.read, medley: async () => Promise.reject(new Error('away')) },
    };
    const response = await artistBySlug(aRequest('/mira-okafor', { host: HOSTS.fourtrack }), services, 'mira-okafor');
    expect([response?.status, pageOf(response ?? { body: '' }).querySelector('.medley'), made.logged]).toEqual([
      200,
      null,
      ['A medley could not be read'],
    ]);
  });

  it('writes titles as text, whatever they hold', async () => {
    const [slot] = medley.slots;
    const title = '</script><img src=x onerror=alert(1)>\u202e';
    const { page } = await onFourtrack({ medley: aMedley({ slots: slot ? [{ ...slot, title }] : [] }) });
    expect(page.querySelector('.medley-strip .strip-title')?.textContent).toBe(title);
    expect(page.querySelectorAll('img[onerror]')).toHaveLength(0);
    expect(page.querySelector('.medley-strip bdi')).not.toBeNull();
  });

  it('is heard on the start page', async () => {
    const { services } = someServices({ medley });
    const page = pageOf(await homePage(aRequest('/', { host: HOSTS.fourtrack }), services));
    expect(page.querySelector('.featured')?.textContent).toBe('Hear Mira Okafor now');
    expect(page.querySelectorAll('.medley-strip')).toHaveLength(4);
    expect(page.querySelector('.reel')).toBeNull();
  });
});

describe('following an artist', () => {
  const call = async () => ({ channel: 'email' }) as never;
  const posted = (options: Options = {}) => onFourtrack({ call, ...options }, { method: 'POST', form: FORM });
  const out = aReleasePage({ releaseMoment: { mode: 'instant', date: '2025-01-01', time: '00:00', zone: 'UTC' } });

  it.each([
    ['a release is coming', [next]],
    ['everything is out', [out]],
    ['nothing was ever released', []],
  ])('is offered where %s', async (_, releases) => {
    const { page } = await onFourtrack({ releases });
    expect(page.querySelector('#follow h2')?.textContent).toBe('Follow Mira Okafor');
    expect(page.querySelector('#follow .consent')?.textContent).toMatch(
      /contact info with Mira Okafor.*new releases.*not a data sale.*unsubscribe at any time/,
    );
    const { calls, page: answered } = await posted({ releases });
    expect(calls[0]).toMatchObject({
      key: 'followArtist',
      input: { artistId: 'artist-mira', contact: 'ana@example.com', consent: true },
    });
    expect(answered.querySelector('#follow h2')?.textContent).toBe('Almost there');
  });

  it('hides the button that leads to the form after the form was sent', async () => {
    const { page } = await onFourtrack({});
    expect(
      [...page.querySelectorAll('main a, main button, main h2')].filter(
        ({ textContent }) => textContent === 'Get Notified',
      ),
    ).toHaveLength(1);
    expect((await posted()).page.querySelector('[data-notify]')).toBeNull();
  });

  it('offers another address when it is answered', async () => {
    const again = (await posted()).page.querySelector('#follow a');
    expect([again?.textContent, again?.getAttribute('href')]).toEqual(['Use another address', '/mira-okafor?lang=en']);
  });

  it('reports missing entries, and keeps the others', async () => {
    const { response, page } = await onFourtrack({ call }, { method: 'POST', form: { ...FORM, consent: '' } });
    expect(response?.status).toBe(422);
    expect(page.querySelector('[data-error-of=consent]')?.textContent).not.toBe('');
    expect(page.querySelector('#follow-contact')?.getAttribute('value')).toBe('ana@example.com');
  });

  it('answers its script with the same texts, so that the medley continues without a reload', async () => {
    const { response } = await onFourtrack({ call }, { method: 'POST', form: FORM, wantsJson: true });
    expect(JSON.parse(response?.body ?? '')).toMatchObject({
      scope: 'artist',
      ok: true,
      title: 'Almost there',
      another: 'Use another address',
    });
  });
});

describe('after following on the artist’s subdomain', () => {
  const ask = (path: string, request: Parameters<typeof aRequest>[1] = {}) =>
    artistOnSubdomain(
      aRequest(path, { host: HOSTS.mira, ...request }),
      someServices({ releases: [next], medley, call: async () => ({ channel: 'email' }) as never }).services,
      'mira-okafor',
    );

  it('there is a separate page, and a reload posts nothing', async () => {
    const response = await ask('/medley', { method: 'POST', form: FORM });
    expect([response.status, response.headers['location']]).toEqual([303, '/medley-success?state=unconfirmed&lang=en']);
    const page = pageOf(await ask(response.headers['location'] ?? ''));
    expect(page.querySelector('h1')?.textContent).toBe('Almost there');
    expect(page.querySelector('.text')?.textContent).toContain('what Mira Okafor releases next');
    expect([...page.querySelectorAll('.actions a')].map((link) => link.getAttribute('href'))).toEqual([
      '/medley',
      'http://4track.localhost:5173/mira-okafor/feed.ics',
    ]);
    expect(page.body.textContent).not.toContain('ana@example.com');
  });

  it('is posted as a form, since a separate page answers', async () => {
    expect(
      pageOf(await ask('/medley'))
        .querySelector('form#follow')
        ?.getAttribute('data-signup'),
    ).toBe('page');
  });

  it.each(['/medley-success', '/medley-success?release=none'])(
    'without a signup %s leads to the medley',
    async (path) => {
      expect((await ask(path)).headers['location']).toBe('/medley');
    },
  );
});
