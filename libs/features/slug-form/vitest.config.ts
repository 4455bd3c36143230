import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'slug-form',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    passWithNoTests: false,
  },
});
