import { componentTests } from '../../vitest.shared.ts';

export default componentTests('release-platform', {
  include: ['{src,build}/**/*.test.{ts,tsx}'],
  maxWorkers: 2,
});
