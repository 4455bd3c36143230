import { aReleasePage, aStoreLink } from '@countin/domain/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { releasePage } from '../release/release-page.tsx';
import { aRequest, NOW, someServices } from '../testing/page-services.ts';
import { find, pass, visitPage } from '../testing/visit-page.ts';

const storeLinks = [
  aStoreLink({ id: 'a' }),
  aStoreLink({ id: 'b', territories: ['JP'] }),
  aStoreLink({ id: 'c', service: 'tidal', url: 'https://tidal.com/album/1' }),
];
const out = aReleasePage({
  id: 'salt',
  title: 'Salt',
  storeLinks,
  releaseMoment: { mode: 'instant', date: '2026-11-01', time: '12:00', zone: 'UTC' },
});
const waiting = { ...out, releaseMoment: { mode: 'instant', date: '2026-11-20', time: '12:03', zone: 'UTC' } as const };
const page = (release = out, query = '', now = NOW) =>
  releasePage(
    aRequest(`/release/mira-okafor.tide-lines${query}`, { now }),
    someServices({ releases: [release] }).services,
    'mira-okafor.tide-lines',
  );
const saying =
  (answer: object): typeof fetch =>
  async () =>
    Response.json({ now: NOW, country: null, name: null, ...answer });
const where = () => find('.location p span').textContent;
const rows = () => [...document.querySelectorAll<HTMLElement>('.stores li')];
const stores = () =>
  rows()
    .filter((row) => !row.hasAttribute('data-elsewhere'))
    .map((row) => row.querySelector('.store')?.textContent);

beforeEach(() => {
  vi.useFakeTimers({
    now: NOW,
    toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance', 'requestAnimationFrame'],
  });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

describe('the fan’s country in the script', () => {
  it('comes from the platform and decides the stores', async () => {
    visitPage(await page(), { fetch: saying({ country: 'JP', name: 'Japan' }) });
    await vi.waitFor(() => expect(where()).toBe('Your location: Japan'));
    expect(stores()).toEqual(['SpotifyOnly in Japan', 'TIDAL']);
    // Nothing jumps: stores of other countries are dimmed in place.
    expect(rows().filter((row) => row.hidden)).toEqual([]);
  });

  it('is asked of the server with the browser’s clock and the page’s language', async () => {
    const requested: string[] = [];
    visitPage(await page(out, '?lang=de'), {
      fetch: async (address) => (
        requested.push(String(address)),
        saying({ country: 'BR', name: 'Brasilien' })(address)
      ),
    });
    await vi.waitFor(() => expect(where()).toContain('Brasilien'));
    expect(requested).toEqual([
      `/time?${new URLSearchParams({ zone: new Intl.DateTimeFormat().resolvedOptions().timeZone, lang: 'de' })}`,
    ]);
    expect(stores()).toEqual(['Spotify', 'TIDAL']);
  });

  it('is not known without a network, and every store stays', async () => {
    visitPage(await page(), { fetch: async () => Promise.reject(new Error('offline')) });
    await vi.waitFor(() => expect(where()).toBe('Your location: not known'));
    expect(stores()).toHaveLength(3);
  });

  it('is the fan’s choice from then on, and is sent with the form', async () => {
    visitPage(await page(waiting), { fetch: saying({ country: 'PT' }) });
    await vi.waitFor(() => expect(find<HTMLInputElement>('[data-signup] [name=country]').value).toBe('PT'));
    find('.location p a').click();
    const select = find<HTMLSelectElement>('#country');
    expect([find('.location form').hidden, document.activeElement, select.options.length]).toEqual([
      false,
      select,
      250,
    ]);
    select.value = 'JP';
    find<HTMLFormElement>('.location form').requestSubmit();
    expect([where(), document.activeElement]).toEqual(['Your location: Japan', find('.location p a')]);
    expect(find<HTMLInputElement>('[data-signup] [name=country]').value).toBe('JP');

    visitPage(await page(), { fetch: saying({ country: 'PT' }) });
    expect(where()).toBe('Your location: Japan');
    expect(stores()).toEqual(['SpotifyOnly in Japan', 'TIDAL']);
    find('.location p a').click();
    find<HTMLSelectElement>('#country').value = 'PT';
    find<HTMLFormElement>('.location form').requestSubmit();
    expect(
      rows()
        .filter((row) => row.hidden)
        .map((row) => row.querySelector('.store')?.textContent),
    ).toEqual(['SpotifyOnly in Japan']);
  });

  it('without a store of its own shows all stores', async () => {
    visitPage(await page({ ...out, storeLinks: [aStoreLink({ territories: ['JP'] })] }), {
      fetch: saying({ country: 'PT' }),
    });
    await vi.waitFor(() => expect(where()).toBe('Your location: Portugal'));
    expect(stores()).toEqual(['SpotifyOnly in Japan']);
  });
});

describe('the service that the artist prefers in a country', () => {
  const preferring = { ...out, preferredServices: [{ country: 'PT', service: 'tidal' } as const] };
  const choosePortugal = () => {
    find('.location p a').click();
    find<HTMLSelectElement>('#country').value = 'PT';
    find<HTMLFormElement>('.location form').requestSubmit();
  };

  it('comes first in a page that is asked for there', async () => {
    visitPage(await page(preferring, '?country=PT'));
    expect(stores()).toEqual(['TIDAL', 'Spotify']);
  });

  it('does not move its row when the country is only found out', async () => {
    visitPage(await page(preferring), { fetch: saying({ country: 'PT', name: 'Portugal' }) });
    await vi.waitFor(() => expect(where()).toBe('Your location: Portugal'));
    expect(stores()).toEqual(['Spotify', 'TIDAL']);
  });

  it('comes first once the fan chooses the country, after the fan’s own service', async () => {
    visitPage(await page(preferring), { fetch: saying({ country: 'JP' }) });
    await vi.waitFor(() => expect(where()).toBe('Your location: Japan'));
    choosePortugal();
    expect(stores()).toEqual(['TIDAL', 'Spotify']);

    localStorage.setItem('countin-service', 'spotify');
    visitPage(await page(preferring), { fetch: saying({ country: 'JP' }) });
    choosePortugal();
    expect(stores()[0]).toBe('Spotify');
  });
});

describe('the service that a fan chose', () => {
  it('comes first next time, in the list and in the form', async () => {
    visitPage(await page());
    find('[data-service=tidal]').click();
    visitPage(await page());
    expect(stores()).toEqual(['TIDAL', 'Spotify', 'SpotifyOnly in Japan']);
    visitPage(await page(waiting));
    expect(find<HTMLSelectElement>('#service').value).toBe('tidal');
  });

  it('is remembered from the form too, and forgotten there', async () => {
    visitPage(await page(waiting));
    const choose = (value: string) => {
      find<HTMLSelectElement>('#service').value = value;
      find('#service').dispatchEvent(new Event('change', { bubbles: true }));
    };
    choose('spotify');
    expect(localStorage.getItem('countin-service')).toBe('spotify');
    choose('');
    expect(localStorage.getItem('countin-service')).toBeNull();
  });
});

describe('a countdown', () => {
  it('does not turn because the device’s clock is ahead of the server’s', async () => {
    vi.setSystemTime(NOW + 86_400_000);
    visitPage(await page(waiting), { fetch: saying({ now: NOW }) });
    expect(find('[data-when=after]').hidden).toBe(true);
    await pass(1100);
    expect(find('[data-when=after]').hidden).toBe(true);
    await vi.waitFor(() => expect(find('[data-unit=minute]').textContent).toBe('02 minutes'));
    await pass(180_000);
    expect(find('[data-when=after]').hidden).toBe(false);
  });

  it('uses the device’s clock when the server does not answer', async () => {
    vi.setSystemTime(NOW + 86_400_000);
    visitPage(await page(waiting));
    await vi.waitFor(() => expect(find('[data-when=after]').hidden).toBe(false));
  });

  it('of a person who wants nothing to move changes by the minute, and turns on time', async () => {
    visitPage(await page(waiting), { media: ['(prefers-reduced-motion: reduce)'] });
    const shown = () => ['hour', 'minute', 'second'].map((unit) => find(`[data-unit=${unit}] b`).textContent);
    expect(shown()).toEqual(['00', '03', '00']);
    await pass(30_000);
    expect(shown()).toEqual(['00', '03', '00']);
    await pass(31_000);
    expect(shown()).toEqual(['00', '02', '00']);
    await pass(118_000);
    expect([shown(), find('[data-when=after]').hidden]).toEqual([['00', '01', '00'], true]);
    await pass(1100);
    expect(find('[data-when=after]').hidden).toBe(false);
  });
});
