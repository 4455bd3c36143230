import { join } from 'node:path';
import { unitTests } from '../../vitest.shared.ts';

export default unitTests('functions', {
  // The tests wait for the database half of the time. Alone at the end of `npm test`, one worker leaves a core idle.
  maxWorkers: 2,
  setupFiles: [join(import.meta.dirname, '../../vitest.setup.ts'), 'src/testing/quiet-sdk.ts'],
  globalSetup: ['src/testing/start-firestore.ts'],
});
