import { LANGUAGES } from '@countin/domain/locale';
import { releaseCardVersion, type PageReader } from '@countin/domain/pages';
import { cardPath } from '@countin/domain/urls';
import { anArtistPage, aReleasePage } from '@countin/domain/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startHost } from '../testing/running-host.ts';
import { CardCache } from './card-cache.ts';
import { DrawingQueue, QueueFull } from './drawing-queue.ts';

const salt = aReleasePage({ id: 'salt', productSlug: 'salt', title: 'Salt' });
const colours: [string, string, string] = ['#0b3954', '#00a0ff', '#f7fff7'];
const releases = new Map([
  ['salt', salt],
  ['wordless', { ...salt, id: 'wordless', productSlug: 'wordless', title: '\u{12000}' }],
  ['set', { ...salt, id: 'set', productSlug: 'set', cover: { ...salt.cover, style: 'type' as const } }],
  ['uploaded', { ...salt, id: 'uploaded', productSlug: 'uploaded', coverImage: { imageId: 'one', colours, alt: '' } }],
]);
const read: Partial<PageReader> = {
  releasePage: async (id) => releases.get(id) ?? null,
  releaseBySlugs: async (artistSlug, productSlug) =>
    artistSlug === 'mira-okafor' ? (releases.get(productSlug === 'brine' ? 'salt' : productSlug) ?? null) : null,
  profileBySlug: async (slug) => (slug === 'mira-okafor' ? { kind: 'artist', profile: anArtistPage() } : null),
};
let host: Awaited<ReturnType<typeof startHost>>;
beforeAll(async () => {
  host = await startHost({ read, environment: { STORAGE_EMULATOR_URL: 'http://127.0.0.1:9' } });
});
afterAll(() => host.dispose());

const card = async (path: string) => {
  const answer = await host.ask(path);
  return {
    ...answer,
    pixels:
      answer.status === 200 ? await sharp(answer.body).removeAlpha().raw().toBuffer({ resolveWithObject: true }) : null,
  };
};
/** Share of pixels that differ between two pictures of a size. */
function difference(one: Buffer, other: Buffer): number {
  let different = 0;
  for (let at = 0; at < one.length; at += 3) if (Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > 24) different += 1;
  return different / (one.length / 3);
}

describe('a release’s card', () => {
  test.each(LANGUAGES)('in %s is a picture of 1200 by 630 with its texts on it', async (language) => {
    const answer = await card(`/card/release/mira-okafor.salt/${language}.png`);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/png']);
    expect(answer.pixels?.info).toMatchObject({ width: 1200, height: 630 });
    expect(answer.body.length).toBeLessThan(300_000);
    const without = await card(`/card/release/mira-okafor.wordless/${language}.png`);
    expect(difference(answer.pixels!.data, without.pixels!.data)).toBeGreaterThan(0.005);
  });

  test('has its picture where reading begins', async () => {
    const corner = async (language: string, left: number) => {
      const { body } = await host.ask(`/card/release/mira-okafor.salt/${language}.png`);
      return (await sharp(body).extract({ left, top: 0, width: 8, height: 8 }).removeAlpha().raw().toBuffer())
        .subarray(0, 3)
        .join();
    };
    expect(await corner('en', 0)).not.toBe(await corner('en', 1190));
    expect(await corner('ar', 0)).toBe(await corner('en', 1190));
  });

  test('has the lines of a lettered cover, without any font of the machine', async () => {
    const answer = await card('/card/release/mira-okafor.set/en.png');
    const cover = await sharp(answer.body).extract({ left: 0, top: 300, width: 600, height: 330 }).stats();
    expect(cover.entropy).toBeGreaterThan(0.2);
  });

  test('is cached long at its versioned address, and briefly at any other', async () => {
    const path = cardPath({ kind: 'release', id: 'mira-okafor.salt', language: 'en' }, releaseCardVersion(salt));
    const current = await host.ask(path);
    expect(current.headers['cache-control']).toBe('public, max-age=86400, s-maxage=2592000');
    expect(current.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect((await host.ask(`${path}x`)).headers['cache-control']).toBe('public, max-age=60, s-maxage=300');
    expect((await host.ask(path, { headers: { 'if-none-match': current.headers.etag ?? '' } })).status).toBe(304);
    const head = await host.ask(path, { method: 'HEAD' });
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      current.headers['content-length'],
    ]);
  });

  test.each(['salt', 'mira-okafor.brine'])('named %s is at its readable address', async (name) => {
    const answer = await host.ask(`/card/release/${name}/ar.png?v=old`);
    expect([answer.status, answer.headers.location]).toEqual([
      301,
      cardPath({ kind: 'release', id: 'mira-okafor.salt', language: 'ar' }, releaseCardVersion(salt)),
    ]);
    expect(answer.headers['cache-control']).toBe('public, max-age=60, s-maxage=300');
  });

  test('whose upload cannot be had is drawn, and asked for again soon', async () => {
    const path = cardPath(
      { kind: 'release', id: 'mira-okafor.uploaded', language: 'en' },
      releaseCardVersion(releases.get('uploaded')!),
    );
    const answer = await host.ask(path);
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'public, max-age=60, s-maxage=300']);
    expect(host.logged.at(-1)).toContain('could not be read');
  });
});

test.each(['/card/artist/mira-okafor/ja.png', '/card/site/countin/ar.png', '/card/site/fourtrack/de.png'])(
  '%s is a card as well',
  async (path) => {
    expect((await card(path)).pixels?.info).toMatchObject({ width: 1200, height: 630 });
  },
);

test.each([
  '/card/release/none/en.png',
  '/card/artist/unknown/en.png',
  '/card/label/mira-okafor/en.png',
  '/card/site/other/en.png',
  '/card/release/mira-okafor.salt/xx.png',
  '/card',
])('%s is none', async (path) => expect((await host.ask(path)).status).toBe(404));

describe('the cards in memory', () => {
  const drawn =
    (size: number, complete = true) =>
    async () => ({ picture: new Uint8Array(size), type: 'image/png' as const, complete });

  test('are drawn once, and the least recently used go first', async () => {
    const cache = new CardCache(100);
    const first = await cache.get('a', drawn(60));
    expect(await cache.get('a', drawn(1))).toBe(first);
    await cache.get('b', drawn(60));
    expect(await cache.get('a', drawn(1))).not.toBe(first);
  });

  test('do not hold what failed or is not complete', async () => {
    const cache = new CardCache(100);
    await expect(cache.get('a', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await cache.get('a', drawn(1, false));
    expect((await cache.get('a', drawn(2))).picture).toHaveLength(2);
  });
});

test('cards are drawn one at a time, and a long queue takes no more', async () => {
  const queue = new DrawingQueue(2);
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
  };
  const both = [queue.run(work), queue.run(work)];
  expect(() => queue.run(work)).toThrow(QueueFull);
  await Promise.all(both);
  await queue.run(work);
  expect(most).toBe(1);
});
