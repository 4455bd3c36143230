import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'cover-art',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    passWithNoTests: false,
  },
});
