import { createRequire } from 'node:module';
import type readQr from 'jsqr';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHost } from '../testing/running-host.ts';

// The package's types describe an ES module; what it is, is CommonJS.
const { default: scan } = createRequire(import.meta.url)('jsqr') as { default: typeof readQr };

let host: Awaited<ReturnType<typeof startHost>>;
beforeAll(async () => {
  host = await startHost();
});
afterAll(() => host.dispose());

async function textIn(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture, { density: 600 })
    .resize(600, 600, { kernel: 'nearest' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return scan(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test.each([
  ['release/salt', 'http://countin.localhost:5173/release/salt'],
  ['release/mira-okafor.tide-lines', 'http://countin.localhost:5173/release/mira-okafor.tide-lines'],
  ['artist/mira-okafor', 'http://4track.localhost:5173/mira-okafor'],
  ['label/tidewrack', 'http://tidewrack.cnt.localhost:5173/feed'],
  [`release/${'a'.repeat(128)}`, `http://countin.localhost:5173/release/${'a'.repeat(128)}`],
])('the code of %s leads to its page, as SVG and as PNG', async (path, address) => {
  const [svg, png] = await Promise.all(['svg', 'png'].map((format) => host.ask(`/qr/${path}.${format}`)));
  expect([svg?.headers['content-type'], png?.headers['content-type']]).toEqual([
    'image/svg+xml; charset=utf-8',
    'image/png',
  ]);
  expect([await textIn(svg!.body), await textIn(png!.body)]).toEqual([address, address]);
  expect(svg?.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await sharp(png!.body).metadata()).width).toBeGreaterThanOrEqual(1024);
});

test('a QR code is requested once', async () => {
  const { headers } = await host.ask('/qr/release/salt.png');
  expect((await host.ask('/qr/release/salt.png', { headers: { 'if-none-match': headers.etag ?? '' } })).status).toBe(
    304,
  );
});

test.each(['/qr/release/a.gif', '/qr/artist/No.svg', '/qr/artist/-.svg', '/qr/release/a/b.svg', '/qr'])(
  '%s is none',
  async (path) => {
    expect((await host.ask(path)).status).toBe(404);
  },
);
