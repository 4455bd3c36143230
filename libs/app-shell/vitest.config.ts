import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'app-shell',
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    expect: { poll: { timeout: 10_000 } },
    setupFiles: ['../../vitest.setup.ts'],
    environment: 'jsdom',
    // Tests that render or start something take their time on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    passWithNoTests: false,
  },
});
