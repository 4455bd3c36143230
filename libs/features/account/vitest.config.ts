import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'account',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    passWithNoTests: false,
  },
});
