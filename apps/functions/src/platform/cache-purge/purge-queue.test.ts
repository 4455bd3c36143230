import { createServer, type Server } from 'node:http';
import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { documents } from '@countin/domain/documents';
import { resolveMoment, type ReleasePage } from '@countin/domain/release';
import { anArtistProfile, aProductContent } from '@countin/domain/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { createProfile } from '../../profiles/create-profile.ts';
import { createRelease } from '../../releases/create-release.ts';
import { publishRelease } from '../../releases/publish-release.ts';
import { createWorld } from '../../testing/services.ts';
import { putDraft } from '../../testing/stage.ts';
import { withdrawRelease } from '../../releases/withdraw-release.ts';
import { runPendingPurges } from './purge-queue.ts';
import { createPurgeSender } from './send-purge.ts';

const publish = (world: ReturnType<typeof createWorld>) =>
  publishRelease(world, 'uid-mira', { productId: 'product-tide' });
const left = (world: ReturnType<typeof createWorld>) => world.list('purges');

describe('pages that a publication changes', () => {
  test('are renewed before the artist hears that it is done, and nothing is left to do', async () => {
    const world = createWorld('cache-purge');
    await putDraft(world);
    await publish(world);
    expect(world.purged).toHaveLength(1);
    expect(world.purged[0]).toMatchObject({ gone: false });
    expect(world.purged[0]?.addresses).toEqual(
      expect.arrayContaining([
        'http://countin.localhost:5173/release/product-tide',
        'http://countin.localhost:5173/release/mira-okafor.tide-lines',
        'http://4track.localhost:5173/mira-okafor',
        'http://mira-okafor.cnt.localhost:5173/',
      ]),
    );
    expect(await left(world)).toEqual([]);
  });

  test('are tried again by the schedule when a cache refuses', async () => {
    const world = createWorld('cache-purge');
    await putDraft(world);
    world.purgeError = new Error('the host is away');
    await publish(world);
    expect(await left(world)).toHaveLength(1);
    world.passTime(11_000);
    await runPendingPurges(world, world.now() + 1000);
    expect(await left(world)).toHaveLength(1);
    world.purgeError = null;
    await runPendingPurges(world, world.now() + 1000);
    expect([world.purged.length, await left(world)]).toEqual([1, []]);
  });

  test('are left alone once every copy is older than a cache keeps it', async () => {
    const world = createWorld('cache-purge');
    await putDraft(world);
    world.purgeError = new Error('the host is away');
    await publish(world);
    world.passTime(4_000_000);
    await runPendingPurges(world, world.now() + 1000);
    expect([world.purged, await left(world)]).toEqual([[], []]);
  });

  test('are forgotten altogether when a release is a draft again, and stay as a copy when it is archived', async () => {
    const world = createWorld('cache-purge');
    await putDraft(world);
    await publish(world);
    await withdrawRelease(world, 'uid-mira', { productId: 'product-tide', to: 'archived' });
    await withdrawRelease(world, 'uid-mira', { productId: 'product-tide', to: 'draft' });
    expect(world.purged.map(({ gone }) => gone)).toEqual([false, false, true]);
    // Nothing is public, so nothing is kept.
    await withdrawRelease(world, 'uid-mira', { productId: 'product-tide', to: 'draft' });
    expect(world.purged).toHaveLength(3);
  });
});

describe('every name of a release', () => {
  const ADDRESSES = [
    'http://countin.localhost:5173/release/product-tide',
    'http://countin.localhost:5173/embed/release/product-tide',
    'http://countin.localhost:5173/sitemap-releases.xml',
    ...['mira-okafor', 'mira'].flatMap((artist) =>
      ['tide-lines', 'low-tide'].flatMap((product) =>
        ['', '.ics'].map((end) => `http://countin.localhost:5173/release/${artist}.${product}${end}`),
      ),
    ),
    'http://4track.localhost:5173/mira-okafor',
    'http://4track.localhost:5173/mira',
  ];

  /** A release and an artist that have had other slugs. */
  async function putFormerNames(world: ReturnType<typeof createWorld>) {
    await putDraft(world);
    for (const slug of ['mira-okafor', 'mira'])
      await world.write(documents.slug(slug).path, { kind: 'artist', profileId: 'artist-mira', createdBy: 'uid-mira' });
    for (const slug of ['tide-lines', 'low-tide'])
      await world.write(documents.productSlug('artist-mira', slug).path, {
        productId: 'product-tide',
        createdBy: 'uid-mira',
      });
    await world.write(documents.productSlug('artist-mira', 'another').path, {
      productId: 'product-other',
      createdBy: 'uid-mira',
    });
  }

  test('is renewed when it is published and when it is withdrawn, former ones too', async () => {
    const world = createWorld('cache-purge');
    await putFormerNames(world);
    await publish(world);
    await withdrawRelease(world, 'uid-mira', { productId: 'product-tide', to: 'draft' });
    for (const { addresses } of world.purged) {
      expect(addresses).toEqual(expect.arrayContaining(ADDRESSES));
      expect(addresses.join()).not.toContain('another');
      expect(new Set(addresses).size).toBe(addresses.length);
    }
    // The pictures that it was shared with are kept for a month under the address of their version.
    const cards = (at: number) =>
      world.purged[at]?.addresses.filter((address) =>
        /\/card\/release\/mira-okafor\.tide-lines\/[A-Za-z-]+\.png\?v=\w+$/.test(address),
      ).length;
    expect([cards(0), cards(1)]).toEqual([0, 10]);
  });

  test('that was given up stays taken, for a release and for an artist', async () => {
    const world = createWorld('cache-purge');
    await putFormerNames(world);
    await expect(
      createRelease(world, 'uid-mira', { ...aProductContent(), artistId: 'artist-mira', productSlug: 'low-tide' }),
    ).rejects.toMatchObject({ code: 'slug/taken' });
    await expect(
      createProfile(world, 'uid-other', { ...anArtistProfile(), kind: 'artist', customSlug: 'mira' }),
    ).rejects.toMatchObject({ code: 'slug/taken' });
  });
});

describe('an order', () => {
  let servers: Server[] = [];
  afterEach(() => {
    for (const server of servers) server.close();
    servers = [];
  });

  async function place(status: number) {
    const orders: { path: string | undefined; headers: Record<string, unknown>; body: string }[] = [];
    const server = createServer((request, response) => {
      void text(request).then((body) => {
        orders.push({ path: request.url, headers: request.headers, body });
        response.writeHead(status).end();
      });
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { orders, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  }
  const order = { addresses: Array.from({ length: 31 }, (_, at) => `https://countin.fm/release/${at}`), gone: false };
  const signingSecret = 's'.repeat(32);

  test('reaches the host signed, and the CDN with its key and in batches', async () => {
    const [host, cdn] = [await place(200), await place(200)];
    await createPurgeSender({
      hostUrl: host.url,
      signingSecret,
      cdn: { url: `${cdn.url}/zones/1/purge_cache`, key: 'cdn-key' },
      hub: null,
      main: 'http://countin.localhost',
      now: () => 1000,
    })(order);
    const [notified] = host.orders;
    expect([notified?.path, JSON.parse(notified?.body ?? '')]).toEqual(['/purge', order]);
    expect(notified?.headers['x-countin-signature']).toBe(
      createHmac('sha256', signingSecret).update(`1000.purge.${notified?.body}`).digest('hex'),
    );
    expect(cdn.orders.map(({ body }) => (JSON.parse(body) as { files: string[] }).files.length)).toEqual([30, 1]);
    expect(cdn.orders[0]).toMatchObject({ path: '/zones/1/purge_cache', headers: { authorization: 'Bearer cdn-key' } });
    expect(cdn.orders[0]?.headers['x-countin-signature']).toBeUndefined();
  });

  test('fails when one of the caches refuses', async () => {
    const [host, cdn] = [await place(200), await place(403)];
    const renew = createPurgeSender({
      hostUrl: host.url,
      signingSecret,
      cdn: { url: cdn.url, key: 'cdn-key' },
      hub: null,
      main: 'http://countin.localhost',
      now: () => 1000,
    });
    await expect(renew(order)).rejects.toThrow('answered 403');
  });

  test('tells the hub which feeds have changed, after the host', async () => {
    const [host, hub] = [await place(200), await place(204)];
    const feeds = ['http://tide.cnt.localhost/feed.rss', 'http://tide.cnt.localhost/feed.json'];
    await createPurgeSender({
      hostUrl: host.url,
      signingSecret,
      cdn: null,
      hub: `${hub.url}/hub`,
      main: 'http://countin.localhost',
      now: () => 1000,
    })({
      // The main host has a feed at this path with a query alone.
      addresses: [
        ...feeds,
        'http://tide.cnt.localhost/feed.ics',
        'http://tide.cnt.localhost/',
        'http://countin.localhost/feed.rss',
      ],
      gone: false,
    });
    expect(host.orders).toHaveLength(1);
    expect(hub.orders.map(({ path, headers }) => [path, headers['content-type']])).toEqual([
      ['/hub', 'application/x-www-form-urlencoded'],
    ]);
    const form = new URLSearchParams(hub.orders[0]?.body);
    expect([form.get('hub.mode'), form.getAll('hub.url')]).toEqual(['publish', feeds]);
  });
});

describe('the hub of a deployment', () => {
  test('hears of a release when it comes out, at its last planned moment', async () => {
    const world = { ...createWorld('hub'), hub: 'https://hub.example/' };
    await putDraft(world);
    await publish(world);
    expect(await left(world)).toEqual(['purges/moment-product-tide']);
    const { releaseMoment } = (await world.read('releasePages/product-tide')) as Pick<ReleasePage, 'releaseMoment'>;
    world.setNow(resolveMoment(releaseMoment, 'UTC').at - 1000);
    await runPendingPurges(world, world.now() + 1000);
    expect(world.purged).toHaveLength(1);
    world.passTime(15_000);
    await runPendingPurges(world, world.now() + 1000);
    expect(world.purged[1]?.addresses).toContain('http://mira-okafor.cnt.localhost:5173/feed.rss');
    expect(await left(world)).toEqual([]);
  });

  test('hears nothing of a release that was withdrawn', async () => {
    const world = { ...createWorld('hub'), hub: 'https://hub.example/' };
    await putDraft(world);
    await publish(world);
    await withdrawRelease(world, 'uid-mira', { productId: 'product-tide', to: 'archived' });
    expect(await left(world)).toEqual([]);
  });
});
