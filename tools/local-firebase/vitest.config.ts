import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'local-firebase',
    include: ['src/**/*.test.{ts,tsx}'],
    passWithNoTests: false,
  },
});
