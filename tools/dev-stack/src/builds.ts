import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE } from './settings.ts';

/** The last file that each build writes. */
const BUILDS = {
  'release-platform': ['browser/index.html', 'renderer/renderer.js'],
  fourtrack: ['browser/index.html', 'renderer/renderer.js'],
  functions: ['package.json'],
  host: ['server.js'],
} as const;
type BuildName = keyof typeof BUILDS;

/** What the emulators and the example data need. */
export const BUILDS_FIRST: readonly BuildName[] = ['functions'];
/** What the whole stack needs. */
export const ALL_BUILDS = Object.keys(BUILDS) as BuildName[];

/** @throws Error naming what has not been built, and the command that builds it */
export function checkBuilt(names: readonly BuildName[]): void {
  const missing = names.filter(
    (name) => !BUILDS[name].every((file) => existsSync(join(WORKSPACE, 'dist/apps', name, file))),
  );
  if (missing.length > 0)
    throw new Error(
      `Not built yet: ${missing.join(', ')}. npm start builds what is missing; by hand: npx nx run-many -t build`,
    );
}

/** Resolves when the process that started this one says that everything is built; rejects when it is gone before. */
export function buildsOfParent(): Promise<void> {
  return new Promise((resolve, reject) => {
    const gone = () => reject(new Error('The process that builds the applications has ended.'));
    if (!process.connected) return gone();
    process.once('disconnect', gone);
    process.once('message', () => {
      resolve();
      process.disconnect();
    });
  });
}
