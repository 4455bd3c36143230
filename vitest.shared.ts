import { join } from 'node:path';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

type TestOptions = NonNullable<ViteUserConfig['test']>;

/** Vitest configuration of a project whose tests run on Node. */
export function unitTests(name: string, own: TestOptions = {}): ViteUserConfig {
  return defineConfig({
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

/** Vitest configuration of a project with components: each file has its own window and its own modules. */
export function componentTests(name: string, own: TestOptions = {}): ViteUserConfig {
  return unitTests(name, { environment: 'jsdom', pool: 'vmThreads', ...own });
}
