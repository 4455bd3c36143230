import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server-http',
    include: ['src/**/*.test.{ts,tsx}'],
    passWithNoTests: true,
  },
});
