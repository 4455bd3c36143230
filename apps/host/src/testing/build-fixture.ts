import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { precompress } from '../../build/precompress.ts';

/** Script of every fixture build; large enough to be compressed. */
export const SCRIPT = `export const notes = [${Array.from({ length: 600 }, (_, index) => `"note ${index}"`).join(',')}];\n`;
export const INLINE_SCRIPT = "document.documentElement.dataset.theme='dark'";

/**
 * Source of a renderer that echoes its request and counts its renders. A file named `error` beside it makes it fail, to
 * simulate an unavailable database.
 */
const rendererFor = (site: string) => `
import { existsSync } from 'node:fs';
const error = new URL('./error', import.meta.url);
let renders = 0;
/** As large as the longest pages, and as hard to compress. */
const large = Array.from({ length: 8_000 }, () => Math.random().toString(36).slice(2, 8)).join(' ');
export async function renderPage(request, services) {
  const known = ['/page', '/feed', '/personal', '/form', '/calls', '/broken', '/release/r1', '/release/r1.ics', '/later', '/former', '/error', '/release/away'].includes(request.path);
  if (!known) return null;
  if (existsSync(error) && request.path === '/error') return { status: 503, headers: { 'cache-control': 'no-store' }, body: 'an error page' };
  if (existsSync(error)) throw new Error('the database is away');
  renders += 1;
  const cache = request.path === '/personal' ? 'private, no-store' : 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
  const called = request.path === '/calls' ? await services.call('readReceipt', { token: 'x' }, request.clientAddress).catch((error) => error.code) : null;
  const seen = { ...request, query: request.query.toString(), site: ${JSON.stringify(site)}, renders, called,
    release: request.path === '/release/r1' ? await services.read.releasePage('r1') : null, asset: services.asset('page-script') };
  // Known only once everything is read.
  seen.staleSince = services.staleSince();
  if (request.path === '/release/away') return { status: 302, headers: { location: 'https://tidal.com/album/' + renders, 'cache-control': cache }, body: '', click: { kind: 'store', service: 'tidal' } };
  if (request.path === '/former') return { status: 301, headers: { location: '/page', 'cache-control': cache }, body: '', keepsQuery: true };
  if (request.path === '/feed') return { status: 200, headers: { 'cache-control': cache }, body: request.query + large };
  return { status: request.path === '/later' ? 303 : 200, headers: { 'cache-control': cache, ...(request.path === '/later' && { location: '/page' }) },
    body: JSON.stringify(seen) + ' '.repeat(1200), inline: { scripts: ["'sha256-page'"], styles: ["'sha256-style'"] } };
}
`;

export interface BuildFixture {
  readonly builds: string;
  readonly compressed: string;
  write(path: string, content: string | Uint8Array): Promise<void>;
  remove(path: string): Promise<void>;
  dispose(): Promise<void>;
}

/** Two built sites in a temporary folder. */
export async function makeBuilds(sites: readonly string[] = ['release-platform', 'fourtrack']): Promise<BuildFixture> {
  const folder = await mkdtemp(join(tmpdir(), 'host-'));
  const builds = join(folder, 'builds');
  const compressed = join(folder, 'compressed');
  const write = async (path: string, content: string | Uint8Array) => {
    const file = join(builds, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  await writeFile(join(folder, 'secret.txt'), 'outside of every build');
  for (const site of sites) {
    await write(`${site}/browser/index.html`, shellOf(site));
    await write(`${site}/browser/sync-frame.html`, frameOf(site));
    await write(`${site}/browser/assets/app-D4x_8aQz.js`, SCRIPT);
    await write(`${site}/browser/assets/texts-1a2b3c.js`, 'void 0;\n');
    await write(`${site}/browser/assets/clip.worker-Bb33_cc4.js`, 'void 0;\n');
    await write(`${site}/browser/assets/page-script-Zz09_-aA.js`, 'void 0;\n');
    await write(
      `${site}/browser/assets/font-Aa11Bb22.woff2`,
      new Uint8Array(2048).map((_, index) => index % 256),
    );
    await write(`${site}/browser/robots.txt`, 'User-agent: *\n');
    await write(
      `${site}/browser/.vite/manifest.json`,
      JSON.stringify({
        'src/page-script.ts': { file: 'assets/page-script-Zz09_-aA.js', name: 'page-script', isEntry: true },
      }),
    );
    await write(`${site}/renderer/renderer.js`, rendererFor(site));
  }
  await precompress(
    sites.map((site) => join(builds, site, 'browser')),
    { output: compressed, cache: join(folder, 'cache') },
  );
  return {
    builds,
    compressed,
    write,
    remove: (path) => rm(join(builds, path), { force: true }),
    dispose: () => rm(folder, { recursive: true, force: true }),
  };
}

const frameOf = (site: string) => `<!doctype html><html><head><title>frame of ${site}</title>
<script type="application/json" id="config">{}</script></head><body></body></html>`;

const shellOf = (site: string) => `<!doctype html><html><head><title>${site}</title><!--share-card-->
<script>${INLINE_SCRIPT}</script>
<script type="application/json" id="config">{}</script>
<script type="module" src="/assets/app-D4x_8aQz.js"></script>
</head><body><div id="root"></div></body></html>`;
