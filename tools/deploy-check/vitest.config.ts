import { unitTests } from '../../vitest.shared.ts';

export default unitTests('deploy-check', {
  include: ['*.test.ts'],
});
