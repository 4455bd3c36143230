import { parseGtin } from '@countin/domain/identifiers';
import { beforeEach, expect, it } from 'vitest';
import { TERMS } from '../settings/terms.ts';
import { Stage } from '../testing/stage.ts';
import { CachedClient } from './cached-client.ts';
import type { CatalogueCache } from './catalogue-cache.ts';

let now = 0;
let stage: Stage;
let client: CachedClient;

beforeEach(async () => {
  now = 1_000_000;
  stage = new Stage();
  await stage.reset();
  client = new CachedClient(stage.client('deezer'), cacheInMemory());
});

it('the same question is asked once, until the terms’ time is over', async () => {
  const gtin = code((await stage.album('low-sun-long-water')).upc);
  const first = await client.byUpc(gtin, stage.options());
  const count = (await stage.requests('deezer')).length;
  expect(await client.byUpc(gtin, stage.options())).toEqual(first);
  expect(await stage.requests('deezer')).toHaveLength(count);
  now += TERMS.deezer.cacheMs;
  await client.byUpc(gtin, stage.options());
  expect((await stage.requests('deezer')).length).toBeGreaterThan(count);
});

it('another country is another question', async () => {
  const gtin = code((await stage.album('low-sun-long-water')).upc);
  await client.byUpc(gtin, stage.options('US'));
  const count = (await stage.requests('deezer')).length;
  await client.byUpc(gtin, stage.options('JP'));
  expect((await stage.requests('deezer')).length).toBeGreaterThan(count);
});

it('that there is nothing is kept for ten minutes only', async () => {
  const gtin = code('036000291452');
  expect(await client.byUpc(gtin, stage.options())).toEqual([]);
  const count = (await stage.requests('deezer')).length;
  now += 9 * 60_000;
  await client.byUpc(gtin, stage.options());
  expect(await stage.requests('deezer')).toHaveLength(count);
  now += 2 * 60_000;
  await client.byUpc(gtin, stage.options());
  expect((await stage.requests('deezer')).length).toBeGreaterThan(count);
});

it('an error is not kept', async () => {
  const gtin = code((await stage.album('low-sun-long-water')).upc);
  await stage.fault('deezer', 'garbage', { times: 1 });
  await expect(client.byUpc(gtin, stage.options())).rejects.toThrow();
  expect(await client.byUpc(gtin, stage.options())).toHaveLength(1);
});

it('the albums of an artist are asked for once', async () => {
  const artistId = await stage.artistId('mira-okafor', 'deezer');
  const first = await client.albumsOf(artistId, stage.options());
  expect(first?.albums.length).toBeGreaterThan(0);
  const count = (await stage.requests('deezer')).length;
  expect(await client.albumsOf(artistId, stage.options())).toEqual(first);
  expect(await stage.requests('deezer')).toHaveLength(count);
});

function code(text: string) {
  const parsed = parseGtin(text);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.gtin;
}

function cacheInMemory(): CatalogueCache {
  const kept = new Map<string, { readonly value: unknown; readonly until: number }>();
  return {
    async get(key) {
      const found = kept.get(key);
      return found && found.until > now ? found.value : undefined;
    },
    async set(key, value, ttlMs) {
      kept.set(key, { value, until: now + ttlMs });
    },
  };
}
