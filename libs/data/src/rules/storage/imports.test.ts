import { LIMITS } from '@countin/domain/fields';
import { importObjects } from '@countin/domain/imports';
import { describe, expect, it } from 'vitest';
import { setUpStorageRules, type ObjectFacts, type StorageRequest } from '../../testing/storage-rules-stage.ts';

const permits = setUpStorageRules({}, { mira: {}, sus: { suspended: true }, gone: { endedSessions: ['login-5'] } });
const file: ObjectFacts = { size: 1024, contentType: 'text/csv' };
const path = importObjects.file('mira', 'a_B-9');
const upload: StorageRequest = { method: 'create', path, uid: 'mira', after: file };

/** Checks two requests: the denied one, then the most similar one that is allowed. */
async function expectOnlyFirst(allowed: StorageRequest, denied: Partial<StorageRequest>): Promise<void> {
  expect(await permits({ ...allowed, ...denied })).toBe(false);
  expect(await permits(allowed)).toBe(true);
}

describe('the file of an import', () => {
  it.each<[what: string, allowed: Partial<StorageRequest>, denied: Partial<StorageRequest>]>([
    ['by its owner, not by another user', {}, { uid: 'tide' }],
    ['by its owner, not by a visitor', {}, { uid: null }],
    ['by an active user, not by a suspended one', {}, { path: importObjects.file('sus', 'a'), uid: 'sus' }],
    [
      'in a session, not in one that has ended',
      { path: importObjects.file('gone', 'a'), uid: 'gone', sid: 'login-6' },
      { sid: 'login-5' },
    ],
    ['once, not over what is there', {}, { before: file }],
    [
      'at the greatest size, not above',
      { after: { ...file, size: LIMITS.importBytes } },
      { after: { ...file, size: LIMITS.importBytes + 1 } },
    ],
    ['with something in it, not empty', {}, { after: { ...file, size: 0 } }],
    ['under an id of ours, not with a dot', {}, { path: importObjects.file('mira', 'a.b') }],
    ['as the file, not beside it', {}, { path: `${path}s` }],
    ['to create, not to change its metadata', {}, { method: 'update', before: file }],
    ['to create, not to delete', {}, { method: 'delete', before: file }],
  ])('is taken %s', (_what, allowed, denied) => expectOnlyFirst({ ...upload, ...allowed }, denied));

  it('is readable by its owner alone', async () => {
    const read: StorageRequest = { method: 'get', path, uid: 'mira', before: file };
    await expectOnlyFirst(read, { uid: 'tide' });
    await expectOnlyFirst(read, { uid: null });
    expect(await permits({ method: 'list', path: 'people/mira/imports', uid: 'mira' })).toBe(false);
  });
});

it.each([importObjects.records('a', 0), importObjects.plan('a', 1, 0)])(
  'no client reads or writes %s',
  async (page) => {
    for (const method of ['get', 'create', 'update', 'delete'] as const)
      expect(await permits({ method, path: page, uid: 'mira', before: file, after: file })).toBe(false);
  },
);
