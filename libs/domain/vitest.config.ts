import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'domain',
    include: ['src/**/*.test.{ts,tsx}'],
    // Generated cases and servers take their time on a busy machine.
    testTimeout: 60_000,
    passWithNoTests: false,
  },
});
