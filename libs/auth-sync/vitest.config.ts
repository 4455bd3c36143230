import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'auth-sync',
    include: ['src/**/*.test.{ts,tsx}'],
    passWithNoTests: false,
  },
});
