import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'data',
    include: ['src/**/*.test.{ts,tsx}'],
    expect: { poll: { timeout: 10_000 } },
    setupFiles: ['../../vitest.setup.ts'],
    globalSetup: ['src/testing/serve-firestore.ts'],
    // Generated cases and servers take their time on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    passWithNoTests: false,
  },
});
