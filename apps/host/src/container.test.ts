import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { deriveLock, type Lock } from '../build/derive-lock.ts';

const workspace = join(import.meta.dirname, '../../..');
const text = (path: string) => readFile(join(workspace, path), 'utf8');
const manifest = { name: 'countin-host', version: '1.0.0', dependencies: { a: '1.0.0' } };
const lockOf = (packages: Lock['packages']): Lock => ({ lockfileVersion: 3, packages });
const packagesOf = (lock: object) => (lock as { packages: Record<string, Record<string, unknown>> }).packages;

describe('the lock file of the container image', () => {
  test('contains exactly the host’s files and packages, in the workspace’s versions', () => {
    const derived = packagesOf(
      deriveLock(
        manifest,
        lockOf({
          '': {},
          'node_modules/a': {
            version: '1.0.0',
            integrity: 'sha512-a',
            dependencies: { b: '^2' },
            optionalDependencies: { native: '1' },
            peerDependencies: { p: '1', q: '1' },
            peerDependenciesMeta: { q: { optional: true } },
          },
          'node_modules/b': { version: '1.0.0', dev: true },
          'node_modules/a/node_modules/b': { version: '2.0.0', dependencies: { c: '1' }, devOptional: true },
          'node_modules/c': { version: '1.0.0', dev: true },
          'node_modules/native': { version: '1.0.0', optional: true, os: ['linux'] },
          'node_modules/p': { version: '1.0.0', peer: true },
          'node_modules/q': { version: '1.0.0' },
          'node_modules/unused': { version: '1.0.0' },
        }),
      ),
    );
    expect(Object.keys(derived)).toEqual([
      '',
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
      'node_modules/native',
      'node_modules/p',
    ]);
    expect(derived['']).toEqual(manifest);
    expect(derived['node_modules/a/node_modules/b']).toEqual({ version: '2.0.0', dependencies: { c: '1' } });
    expect(derived['node_modules/native']).toEqual({ version: '1.0.0', optional: true, os: ['linux'] });
  });

  test('cannot be made where the workspace lacks something', () => {
    expect(() => deriveLock(manifest, lockOf({ 'node_modules/a': { dependencies: { gone: '1' } } }))).toThrow(
      'lacks gone',
    );
  });

  test('of the present workspace names a checksum for every package', async () => {
    const { dependencies } = JSON.parse(await text('package.json')) as { dependencies: Record<string, string> };
    const lock = JSON.parse(await text('package-lock.json')) as Lock;
    const host = {
      name: 'countin-host',
      version: '1.0.0',
      dependencies: Object.fromEntries(
        ['firebase-admin', 'firebase-functions', 'sharp', 'harfbuzzjs'].map((name) => [name, dependencies[name] ?? '']),
      ),
    };
    const { '': root, ...packages } = packagesOf(deriveLock(host, lock));
    expect(root).toEqual(host);
    expect(Object.keys(packages).length).toBeGreaterThan(20);
    for (const [path, locked] of Object.entries(packages)) expect(locked['integrity'], path).toMatch(/^sha512-/);
  });
});

test('the image is built from one version of Node, installs from the lock file, and takes nothing but the host’s build along', async () => {
  const dockerfile = await text('apps/host/Dockerfile');
  const { devDependencies } = JSON.parse(await text('package.json')) as { devDependencies: Record<string, string> };
  expect(dockerfile).toContain(`ARG NODE_IMAGE=node:${devDependencies['node']}-`);
  expect(dockerfile.match(/^FROM (\S+)/gm)).toEqual(['FROM ${NODE_IMAGE}', 'FROM ${NODE_IMAGE}']);
  expect(dockerfile).toMatch(/^RUN npm ci /m);
  expect(dockerfile).not.toContain('npm install');
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).toMatch(/^HEALTHCHECK /m);
  const ignored = (await text('.dockerignore')).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(ignored).toEqual(['**', '!dist/apps/host/**']);
});
