import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'picture-upload',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    passWithNoTests: false,
  },
});
