import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'screen-kit',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    passWithNoTests: true,
  },
});
