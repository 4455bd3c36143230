/** Bundles each program into one file that needs nothing but Node.js, with a package.json to publish them by. */
import { chmod, copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

const here = import.meta.dirname;
const out = path.join(here, '../../dist/tools/local-firebase');
const { name, version, description } = JSON.parse(await readFile(path.join(here, 'package.json'), 'utf8'));

const PROGRAMS = {
  'local-firestore': 'src/main.ts',
  'local-storage-rules': 'src/storage-rules/main.ts',
  'local-tasks': 'src/tasks/main.ts',
};

/** JSON that a module requires by a path of its own goes into the bundle as well. */
const inlineRequiredJson = {
  name: 'inline-required-json',
  setup({ onLoad }) {
    onLoad({ filter: /local-firebase\/src\/.*\.ts$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8');
      const contents = source.replace(/createRequire\(import\.meta\.url\)(?=\('[^']+\.json'\))/g, 'require');
      return { contents, loader: 'ts' };
    });
  },
};

await build({
  entryPoints: Object.entries(PROGRAMS).map(([program, source]) => ({ in: path.join(here, source), out: program })),
  outdir: out,
  outExtension: { '.js': '.cjs' },
  bundle: true,
  platform: 'node',
  target: 'node24',
  // Modules of Node.js in grpc-js and protobufjs stay plain requires.
  format: 'cjs',
  banner: { js: '#!/usr/bin/env node' },
  legalComments: 'linked',
  plugins: [inlineRequiredJson],
});
for (const program of Object.keys(PROGRAMS)) await chmod(path.join(out, `${program}.cjs`), 0o755);
await mkdir(path.join(out, 'java-stand-in'), { recursive: true });
await copyFile(path.join(here, 'java-stand-in/java'), path.join(out, 'java-stand-in/java'));
await copyFile(path.join(here, 'README.md'), path.join(out, 'README.md'));
const manifest = {
  name,
  version,
  description,
  bin: Object.fromEntries(Object.keys(PROGRAMS).map((program) => [program, `./${program}.cjs`])),
  engines: { node: '>=24' },
};
await writeFile(path.join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
