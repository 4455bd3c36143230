/**
 * Builds the host into `dist/apps/host`: the server for a container, the Cloud Function, and copies of the sites'
 * builds. Their files are compressed ahead of time. The folder is everything a deployment needs.
 */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { SITES } from '../src/builds/site.ts';
import { deriveLock, type Lock } from './derive-lock.ts';
import { precompress } from './precompress.ts';

const workspace = join(import.meta.dirname, '../../..');
const builds = join(workspace, 'dist/apps');
const output = join(builds, 'host');
/** Packages with files of their own that a bundle would lose, or that the platform provides. */
const EXTERNAL = [
  'firebase-admin',
  'firebase-functions',
  '@google-cloud/firestore',
  '@google-cloud/storage',
  'sharp',
  'harfbuzzjs',
  'wawoff2',
  ...[
    'bricolage-grotesque',
    'instrument-sans',
    'source-serif-4',
    'jetbrains-mono',
    'noto-sans',
    'noto-sans-arabic',
    'noto-sans-sc',
    'noto-sans-jp',
    'noto-sans-kr',
    'noto-emoji',
  ].map((name) => `@fontsource-variable/${name}`),
  ...['anton', 'unbounded', 'playfair-display', 'space-mono', 'covered-by-your-grace', 'pirata-one'].map(
    (name) => `@fontsource/${name}`,
  ),
];

await rm(output, { recursive: true, force: true });
await mkdir(output, { recursive: true });
await build({
  entryPoints: {
    server: join(workspace, 'apps/host/src/main.ts'),
    'cloud-function': join(workspace, 'apps/host/src/cloud-function.ts'),
  },
  outdir: output,
  bundle: true,
  splitting: true,
  chunkNames: 'chunk-[hash]',
  platform: 'node',
  target: 'node24',
  format: 'esm',
  external: EXTERNAL.flatMap((name) => [name, `${name}/*`]),
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'warning',
});

const { dependencies, version } = JSON.parse(await readFile(join(workspace, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
  version: string;
};
function versionOf(name: string): string {
  const found = dependencies[name];
  if (found === undefined) throw new Error(`The root package.json does not list as a dependency: ${name}`);
  return found;
}
const manifest = {
  name: 'countin-host',
  version,
  private: true,
  type: 'module',
  main: 'cloud-function.js',
  engines: { node: '24' },
  dependencies: Object.fromEntries(EXTERNAL.map((name) => [name, versionOf(name)])),
};
await writeFile(join(output, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
const lock = JSON.parse(await readFile(join(workspace, 'package-lock.json'), 'utf8')) as Lock;
await writeFile(join(output, 'package-lock.json'), `${JSON.stringify(deriveLock(manifest, lock), null, 2)}\n`);

for (const site of SITES) {
  for (const part of ['browser', 'renderer'])
    await cp(join(builds, site, part), join(output, 'sites', site, part), { recursive: true });
}
const saved = await precompress(
  SITES.map((site) => join(builds, site, 'browser')),
  { output: join(output, 'compressed'), cache: join(workspace, 'node_modules/.cache/compressed') },
);
console.error(
  `host: ${saved.files} files compressed, ${Math.round(saved.before / 1024)} kB to ${Math.round(saved.after / 1024)} kB brotli`,
);
