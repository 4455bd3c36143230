import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'cross-site-sign-in',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    passWithNoTests: false,
  },
});
