import { expect, test } from 'vitest';
import { createCredentialChanges } from './credential-changes.ts';

test('a browser without locks changes the password at once and waits for nothing', async () => {
  const changes = createCredentialChanges(() => undefined);
  expect(await changes.run(() => Promise.resolve('changed'))).toBe('changed');
  await expect(changes.settled()).resolves.toBeUndefined();
});
