import { unitTests } from '../../vitest.shared.ts';

export default unitTests('functions', {
  globalSetup: ['src/testing/start-firestore.ts'],
});
