import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'catalogue-server',
    include: ['src/**/*.test.{ts,tsx}'],
    expect: { poll: { timeout: 10_000 } },
    setupFiles: ['../../vitest.setup.ts'],
    // Tests that render or start something take their time on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    passWithNoTests: false,
  },
});
