import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'hand-over',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    passWithNoTests: false,
  },
});
