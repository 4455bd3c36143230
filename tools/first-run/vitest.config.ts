import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'first-run',
    include: ['*.test.mjs'],
    passWithNoTests: false,
  },
});
