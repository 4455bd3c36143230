import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'public-pages',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    passWithNoTests: false,
  },
});
