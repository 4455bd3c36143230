import { unitTests } from '../../vitest.shared.ts';

export default unitTests('first-run', {
  include: ['*.test.mjs'],
});
