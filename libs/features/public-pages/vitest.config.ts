import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'public-pages',
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    // The pages inline their sheets, so tests want the real ones.
    css: true,
    passWithNoTests: false,
  },
});
