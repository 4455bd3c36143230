import { componentTests } from '../../vitest.shared.ts';

export default componentTests('app-shell', {
  include: ['{src,build}/**/*.test.{ts,tsx}'],
});
