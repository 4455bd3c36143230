import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'ui-catalogue',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    passWithNoTests: false,
  },
});
