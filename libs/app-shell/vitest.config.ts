import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'app-shell',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    passWithNoTests: false,
  },
});
