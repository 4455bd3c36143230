import { aReleasePage, aStoreLink } from '@countin/domain/testing';
import { describe, expect, it } from 'vitest';
import { aRequest, pageOf, someServices } from '../testing/page-services.ts';
import { releasePage } from '../release/release-page.tsx';

const release = aReleasePage({
  id: 'salt',
  releaseMoment: { mode: 'instant', date: '2026-11-01', time: '00:00', zone: 'UTC' },
  storeLinks: [
    aStoreLink({ id: 'a' }),
    aStoreLink({ id: 'b', territories: ['JP'] }),
    aStoreLink({ id: 'c', service: 'qobuz', url: 'https://www.qobuz.com/album/x/1', territories: ['FR', 'DE'] }),
    aStoreLink({
      id: 'd',
      service: 'tidal',
      url: 'https://tidal.com/album/1',
      territories: ['AT', 'BE', 'CH', 'DE', 'FR'],
    }),
  ],
});
const open = async (query: string, overrides: Parameters<typeof aRequest>[1] = {}) =>
  pageOf(
    await releasePage(
      aRequest(`/release/mira-okafor.tide-lines${query}`, overrides),
      someServices({ releases: [release] }).services,
      'mira-okafor.tide-lines',
    ),
  );
const stores = (page: Document) => [...page.querySelectorAll('.stores .store')].map((store) => store.textContent);
const line = (page: Document) => page.querySelector('.location p span')?.textContent;

describe('the fan’s country', () => {
  it('is unknown on the shared page, which shows every store with its territory', async () => {
    const page = await open('', { country: 'JP' });
    expect(line(page)).toBe('Your location: not known');
    expect(stores(page)).toEqual([
      'Spotify',
      'SpotifyOnly in Japan',
      'QobuzOnly in France and Germany',
      'TIDALOnly in 5 countries',
    ]);
  });

  it('comes from the address and decides the stores', async () => {
    expect(stores(await open('?country=JP'))).toEqual(['SpotifyOnly in Japan']);
    expect(stores(await open('?country=PT'))).toEqual(['Spotify']);
    expect(stores(await open('?country=DE'))).toEqual([
      'Spotify',
      'QobuzOnly in France and Germany',
      'TIDALOnly in 5 countries',
    ]);
    expect(line(await open('?country=DE&lang=fr'))).toContain('Allemagne');
  });

  it('can be changed by a link to a form, in the language of the page', async () => {
    const page = await open('?lang=de');
    expect(page.querySelector('.location p a')?.getAttribute('href')).toBe('?lang=de&country=#where');
    expect(page.querySelector<HTMLElement>('.location form')?.hidden).toBe(true);
    const choosing = await open('?lang=de&country=');
    expect(choosing.querySelector<HTMLElement>('.location form')?.hidden).toBe(false);
    const names = [...choosing.querySelectorAll('#country option')].map((option) => option.textContent);
    expect(names).toHaveLength(250);
    expect(names.slice(1, 4)).toEqual(['Afghanistan', 'Ägypten', 'Ålandinseln']);
    expect(choosing.querySelector<HTMLInputElement>('.location input[name=lang]')?.value).toBe('de');
  });

  it('with an unknown code is ignored', async () => {
    expect(stores(await open('?country=XX'))).toHaveLength(4);
  });

  it('does not change the canonical address of the page', async () => {
    const page = await open('?country=JP');
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'http://countin.localhost:5173/release/mira-okafor.tide-lines',
    );
  });
});
