import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'functions',
    include: ['src/**/*.test.ts'],
    expect: { poll: { timeout: 10_000 } },
    setupFiles: ['../../vitest.setup.ts'],
    passWithNoTests: false,
    testTimeout: 60_000,
    globalSetup: ['src/testing/start-firestore.ts'],
  },
});
