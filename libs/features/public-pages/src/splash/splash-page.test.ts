import { aReleasePage } from '@countin/domain/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aRequest, NOW, pageOf, someServices } from '../testing/page-services.ts';
import { find, pass, visitPage } from '../testing/visit-page.ts';
import { EXAMPLE_RELEASE_ID, splashPage } from './splash-page.tsx';

const EXAMPLE = aReleasePage({ id: EXAMPLE_RELEASE_ID, title: 'Low Sun, Long Water', artistName: 'Mira Okafor' });

async function splash(backend: Parameters<typeof someServices>[0] = { releases: [EXAMPLE] }, path = '/') {
  const { services, logged } = someServices(backend);
  const answer = await splashPage(aRequest(path), services);
  return { ...answer, body: String(answer.body), page: pageOf({ body: String(answer.body) }), logged };
}
const hrefs = (page: Document) =>
  [...page.querySelectorAll('.splash-opening a:not([hidden])')].map((link) => link.getAttribute('href'));

beforeEach(() => localStorage.clear());

describe('without a script', () => {
  it('says what Countin is, leads to the sign-up, and to the example', async () => {
    const { page, status, headers } = await splash();
    expect(status).toBe(200);
    expect(page.title).toBe('Countin - Music with a countdown');
    expect(page.querySelector('h1')?.textContent).toBe('Every release deserves a count-in');
    const example = 'http://countin.localhost:5173/release/mira-okafor.tide-lines';
    expect(hrefs(page)).toEqual(['/login?mode=signup', example, example]);
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('http://countin.localhost:5173/');
    expect(headers['cache-control']).toMatch(/s-maxage=60/);
  });

  it('shows the example release with artist, title and moment', async () => {
    const { page } = await splash();
    const phone = page.querySelector('.phone');
    for (const text of ['Mira Okafor', 'Low Sun, Long Water']) expect(phone?.textContent).toContain(text);
    expect(phone?.querySelector('[role=timer] b')?.textContent).toMatch(/^\d+$/);
  });

  it('after its moment the example does not count', async () => {
    const { services } = someServices({ releases: [EXAMPLE] });
    const answer = await splashPage(aRequest('/', { now: Date.UTC(2027, 5, 1) }), services);
    expect(pageOf({ body: String(answer.body) }).querySelector('[role=timer]')).toBeNull();
  });
});

describe('without the example', () => {
  it.each([
    ['without a published release', { releases: [] }],
    ['that cannot be read', { down: true }],
  ])('%s a drawn one leads nowhere', async (_, backend) => {
    const { page, status } = await splash(backend);
    expect(status).toBe(200);
    expect(hrefs(page)).toEqual(['/login?mode=signup']);
    expect(page.querySelector('.phone .countdown')).not.toBeNull();
  });

  it('an error is logged, and the page is not cached', async () => {
    const { headers, logged } = await splash({ down: true });
    expect(logged).toEqual(['The example release could not be read']);
    expect(headers['cache-control']).not.toMatch(/s-maxage/);
  });
});

describe('with a script', () => {
  // A real timer of the countdown would still run after the tests of this file.
  beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('a signed-in user is linked to the dashboard, and to the log-in page after a log-out in another tab', async () => {
    localStorage.setItem('countin-auth-token', 'a.b.c');
    visitPage(await splash());
    const shown = () =>
      [...document.querySelectorAll<HTMLAnchorElement>('[data-for]')]
        .filter(({ hidden }) => !hidden)
        .map((link) => link.getAttribute('href'));
    expect(shown()).toEqual(['/dashboard', '/dashboard']);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'countin-auth-token' }));
    expect(shown()).toEqual(['/login', '/login?mode=signup']);
  });

  it('the example counts down on the server’s clock', async () => {
    visitPage(await splash(), { fetch: async () => new Response(JSON.stringify({ now: NOW + 10 * 86_400_000 })) });
    await pass(1);
    expect(find('[data-unit=day] b').textContent).toMatch(/^0?4$/);
    expect(find('[role=timer]').hasAttribute('data-pending')).toBe(false);
  });
});
