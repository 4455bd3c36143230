import { unitTests } from '../../vitest.shared.ts';

export default unitTests('catalogue', {
  globalSetup: ['src/testing/serve-catalogue.ts'],
  // All files share one catalogue server, and a fault reaches every client of it.
  fileParallelism: false,
});
