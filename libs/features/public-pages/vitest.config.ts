import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'public-pages',
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    expect: { poll: { timeout: 10_000 } },
    setupFiles: ['../../../vitest.setup.ts'],
    environment: 'jsdom',
    // The pages inline their sheets, so tests want the real ones.
    css: true,
    // Tests that render or start something take their time on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    passWithNoTests: false,
  },
});
