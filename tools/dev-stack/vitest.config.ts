import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'dev-stack',
    include: ['src/**/*.test.{ts,tsx}'],
    passWithNoTests: false,
  },
});
