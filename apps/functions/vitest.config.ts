import { unitTests } from '../../vitest.shared.ts';

export default unitTests('functions', {
  // The tests wait for the database half of the time. Alone at the end of `npm test`, one worker leaves a core idle.
  maxWorkers: 2,
  globalSetup: ['src/testing/start-firestore.ts'],
});
