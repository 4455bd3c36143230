/**
 * Builds the functions into `dist/apps/functions`: one bundle with the workspace's libraries, and one of each program
 * that runs in a process of its own. A `package.json` beside them lists the external packages, in the versions that the workspace has tested.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';

const workspace = join(import.meta.dirname, '../..');
const output = join(workspace, 'dist/apps/functions');

await mkdir(output, { recursive: true });
// Not the whole folder: `.env` and `.secret.local` of the machine live beside the bundle.
const programs = ['media/decoding/picture-program', 'imports/reading/reader-program'];
const names = ['main', ...programs.map((program) => basename(program))];
for (const file of [...names.flatMap((name) => [`${name}.js`, `${name}.js.map`]), 'package.json'])
  await rm(join(output, file), { force: true });

const result = await build({
  entryPoints: ['main', ...programs].map((file) => join(workspace, 'apps/functions/src', `${file}.ts`)),
  outdir: output,
  entryNames: '[name]',
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  sourcemap: true,
  sourcesContent: false,
  metafile: true,
  logLevel: 'warning',
  plugins: [
    {
      name: 'packages-outside',
      setup: ({ onResolve }) => {
        onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
          kind === 'entry-point' || path.startsWith('@countin/') ? undefined : { path, external: true },
        );
      },
    },
  ],
});

const { dependencies, version } = JSON.parse(await readFile(join(workspace, 'package.json'), 'utf8'));
const imported = Object.values(result.metafile.outputs)
  .flatMap((file) => file.imports)
  .map(({ path }) => path);
const packages = imported
  .filter((path) => !path.startsWith('node:'))
  .map((path) =>
    path
      .split('/')
      .slice(0, path.startsWith('@') ? 2 : 1)
      .join('/'),
  );
// firebase-functions loads firebase-admin itself, to verify who calls.
// The typefaces' files are read, not imported.
const typefaces = Object.keys(dependencies).filter((name) => name.startsWith('@fontsource/'));
const needed = [...new Set([...packages, ...typefaces, 'firebase-admin'])].sort();
const unknown = needed.filter((name) => !dependencies[name]);
if (unknown.length > 0) throw new Error(`The root package.json does not list as a dependency: ${unknown.join(', ')}`);

const manifest = {
  name: 'countin-functions',
  version,
  private: true,
  type: 'module',
  main: 'main.js',
  engines: { node: '24' },
  dependencies: Object.fromEntries(needed.map((name) => [name, dependencies[name]])),
};
await writeFile(join(output, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
