import { clipNames, objectNames } from '@countin/domain/media';
import { can, MEMBER_ROLES, type Operation } from '@countin/domain/permissions';
import { describe, expect, it } from 'vitest';
import { setUpStorageRules, type ObjectFacts, type StorageRequest } from '../testing/storage-rules-stage.ts';

const permits = setUpStorageRules(
  { one: 'mira', two: 'tide' },
  {
    ...Object.fromEntries(MEMBER_ROLES.map((role) => [role, { artistRoles: { one: role } }])),
    outsider: { artistRoles: { two: 'manager' } },
    suspended: { artistRoles: { one: 'manager' }, suspended: true },
    ended: { artistRoles: { one: 'manager' }, endedSessions: ['login-0'] },
  },
);
const picture: ObjectFacts = { size: 1024, contentType: 'image/jpeg' };
const clip: ObjectFacts = { size: 1024, contentType: 'audio/mpeg' };
const cover = objectNames.original('cover', 'one', 'a');
const sound = clipNames.original('one', 'a');

const REQUESTS: readonly (readonly [what: string, operation: Operation, request: Omit<StorageRequest, 'uid'>])[] = [
  ['uploading a cover', 'image.upload', { method: 'create', path: cover, after: picture }],
  ['reading the original of a cover', 'image.read', { method: 'get', path: cover, before: picture }],
  ['uploading a clip', 'medley.edit', { method: 'create', path: sound, after: clip }],
  ['reading the original of a clip', 'medley.read', { method: 'get', path: sound, before: clip }],
];

describe.each(REQUESTS)('%s', (_what, operation, request) => {
  it(`is allowed to the owner and to the roles of ${operation}`, async () => {
    for (const role of MEMBER_ROLES)
      expect([role, await permits({ ...request, uid: role })]).toEqual([role, can(role, operation)]);
    expect(await permits({ ...request, uid: 'mira' })).toBe(true);
  });

  it.each(['outsider', 'suspended', 'ended', 'no-document', null])('is denied to: %s', async (uid) => {
    expect(await permits({ ...request, uid })).toBe(false);
  });
});
