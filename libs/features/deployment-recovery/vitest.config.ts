import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'deployment-recovery',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    passWithNoTests: false,
  },
});
