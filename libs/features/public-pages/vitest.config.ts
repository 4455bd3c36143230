import { componentTests } from '../../../vitest.shared.ts';

export default componentTests('public-pages', {
  include: ['{src,build}/**/*.test.{ts,tsx}'],
  // The pages inline their sheets, so tests want the real ones.
  css: true,
  // Its page scripts listen on the document as long as a page is open. Each file therefore has its own window.
  pool: 'vmThreads',
});
