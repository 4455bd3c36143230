import { unitTests } from '../../vitest.shared.ts';

export default unitTests('data', {
  globalSetup: ['src/testing/serve-firestore.ts'],
});
