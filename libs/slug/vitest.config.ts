import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'slug',
    include: ['src/**/*.test.{ts,tsx}'],
    passWithNoTests: false,
  },
});
