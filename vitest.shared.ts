import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

type TestOptions = NonNullable<ViteUserConfig['test']>;

/**
 * Where Vitest keeps what each test file has imported, for `--since-last-run`. Records name source files only: with
 * other packages or another way to find files, new ones begin.
 */
const RECORDS = join(import.meta.dirname, 'node_modules/.cache/vitest', hashOfResolution());

// Workers and the programs that tests start inherit it. They load hundreds of files of TypeScript, and compile them once.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/node-compile');

/** Vitest configuration of a project whose tests run on Node. */
export function unitTests(name: string, own: TestOptions = {}): ViteUserConfig {
  return defineConfig({
    cacheDir: join(RECORDS, name),
    test: {
      name,
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: [join(import.meta.dirname, 'vitest.setup.ts')],
      // Files of one worker share their modules; `vitest.setup.ts` restores what a file replaces.
      isolate: false,
      // Tests that start something take their time on a busy machine.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 10_000 } },
      passWithNoTests: false,
      ...own,
    },
  });
}

/**
 * Vitest configuration of a project with components. Files of one worker share modules and the window, which
 * `vitest.setup.ts` empties after each file.
 */
export function componentTests(name: string, own: TestOptions = {}): ViteUserConfig {
  return unitTests(name, { environment: 'jsdom', pool: 'threads', ...own });
}

function hashOfResolution(): string {
  const hash = createHash('sha256').update(process.version);
  const own = globSync('{apps,libs,libs/features,tools}/*/package.json', { cwd: import.meta.dirname }).sort();
  for (const file of ['package-lock.json', 'tsconfig.base.json', ...own])
    hash.update(readFileSync(join(import.meta.dirname, file)));
  return hash.digest('hex').slice(0, 12);
}
