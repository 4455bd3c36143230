import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'release-platform',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    passWithNoTests: false,
  },
});
