import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'profile-form',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    passWithNoTests: false,
  },
});
