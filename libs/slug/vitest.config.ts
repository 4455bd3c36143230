import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'slug',
    include: ['src/**/*.test.{ts,tsx}'],
    expect: { poll: { timeout: 10_000 } },
    setupFiles: ['../../vitest.setup.ts'],
    // Generated cases and servers take their time on a busy machine.
    testTimeout: 60_000,
    passWithNoTests: false,
  },
});
