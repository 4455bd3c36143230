import { parseGtin } from '@countin/domain/identifiers';
import { storeReferenceOf, type StoreReference } from '@countin/domain/store-links';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RequestOptions, CatalogueClient, CatalogueItem } from '../client/catalogue-client.ts';
import type { CatalogueId } from '../client/catalogue-ids.ts';
import { Stage } from '../testing/stage.ts';
import { checkLink } from './check-link.ts';

const RELEASE = 'low-sun-long-water';
const MARKETS: readonly [string, ...string[]] = ['US', 'JP', 'DE'];

beforeEach(() => new Stage().reset());
afterEach(() => new Stage().reset());

describe('the check of a link', () => {
  it('finds it live in each country that is asked', async () => {
    const stage = new Stage();
    const { reference } = await linkAt(stage, 'spotify');
    expect(await check(stage, 'spotify', reference)).toEqual({
      state: 'live',
      markets: ['DE', 'JP', 'US'],
      complete: false,
    });
  });

  it('of Deezer asks once, and names countries for tracks alone', async () => {
    const stage = new Stage();
    const { reference } = await linkAt(stage, 'deezer');
    await stage.reset();
    expect(await check(stage, 'deezer', reference)).toEqual({ state: 'live', markets: [], complete: false });
    expect(await stage.requests('deezer')).toHaveLength(1);
    const [isrc = ''] = (await stage.album(RELEASE)).isrcs;
    const [track] = await stage.client('deezer').byIsrc(isrc, stage.options());
    const found = await check(stage, 'deezer', storeReferenceOf(track?.url ?? '') ?? reference);
    expect(found).toMatchObject({ state: 'live', complete: true });
    expect(found.state === 'live' && found.markets.length).toBeGreaterThan(3);
  });

  it('finds it gone', async () => {
    const stage = new Stage();
    const { reference } = await linkAt(stage, 'deezer');
    expect(await check(stage, 'deezer', { ...reference, id: '123' })).toEqual({ state: 'gone' });
  });

  it('notices that countries have changed', async () => {
    const stage = new Stage();
    const { reference } = await linkAt(stage, 'tidal');
    expect(await check(stage, 'tidal', reference, ['US'])).toMatchObject({ state: 'region-changed' });
    expect(await check(stage, 'tidal', reference, ['US', 'JP', 'DE'])).toMatchObject({ state: 'live' });
  });

  it('notices that the page has another id now', async () => {
    const stage = new Stage();
    const { reference, item } = await linkAt(stage, 'spotify');
    const moved: CatalogueClient = {
      ...only(item),
      byUrl: (_, { market }: RequestOptions) => Promise.resolve(market === 'US' ? item : null),
    };
    const options = { markets: MARKETS, before: null, deadline: stage.options().deadline };
    expect(await checkLink(moved, { ...reference, id: '99' }, options)).toEqual({
      state: 'moved',
      url: item.url,
      markets: ['US'],
      complete: false,
    });
  });

  it('leaves a link as it is when the service is not reached', async () => {
    const stage = new Stage();
    const { reference } = await linkAt(stage, 'apple-music');
    await stage.fault('apple-music', 'server-error');
    expect(await check(stage, 'apple-music', reference)).toEqual({
      state: 'not-reached',
      reason: 'server-error',
      retryAfterMs: null,
    });
  });
});

function check(stage: Stage, id: CatalogueId, reference: StoreReference, before: readonly string[] | null = null) {
  return checkLink(stage.client(id), reference, { markets: MARKETS, before, deadline: stage.options().deadline });
}

async function linkAt(stage: Stage, id: CatalogueId): Promise<{ reference: StoreReference; item: CatalogueItem }> {
  const parsed = parseGtin((await stage.album(RELEASE)).upc);
  const [item] = parsed.ok ? await stage.client(id).byUpc(parsed.gtin, stage.options()) : [];
  const reference = storeReferenceOf(item?.url ?? '');
  if (!item || !reference) throw new Error(`${id} has no link`);
  return { reference, item };
}

/** A client that knows nothing. */
function only({ catalogue, service }: CatalogueItem): CatalogueClient {
  const none = () => Promise.resolve([]);
  return {
    catalogue,
    service,
    byUpc: none,
    byIsrc: none,
    byUrl: () => Promise.resolve(null),
    search: none,
    inFull: (album) => Promise.resolve(album),
    albumsOf: () => Promise.resolve(null),
    artistsOf: () => Promise.resolve([]),
    picture: () => Promise.reject(new Error('It has no pictures.')),
  };
}
