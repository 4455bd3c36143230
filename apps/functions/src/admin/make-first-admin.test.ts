import { userSchema } from '@countin/domain/account';
import { directoryEntrySchema } from '@countin/domain/admin';
import { documents } from '@countin/domain/documents';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { createWorld } from '../testing/services.ts';
import { makeFirstAdmin } from './make-first-admin.ts';

test('an account becomes the first admin, with an entry in the log; a second is refused', async () => {
  const world = createWorld('first-admin');
  await makeFirstAdmin(world, 'ada@example.com');
  expect(v.parse(userSchema, await world.read(documents.user('ada').path)).userType).toBe('admin');
  expect(v.parse(directoryEntrySchema, await world.read(documents.directoryEntry('ada').path)).userType).toBe('admin');
  expect(await world.list(documents.auditLog().path)).toHaveLength(1);
  await expect(makeFirstAdmin(world, 'ben@example.com')).rejects.toMatchObject({ code: 'access/denied' });
  expect(await world.read(documents.user('ben').path)).toBeUndefined();
});

test('an address without an account is refused', async () => {
  const world = createWorld('no-first-admin');
  await expect(makeFirstAdmin(world, 'unknown@example.com')).rejects.toMatchObject({ code: 'account/not-found' });
});
