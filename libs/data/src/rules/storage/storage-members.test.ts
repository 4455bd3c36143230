import { readFileSync } from 'node:fs';
import { clipNames, objectNames } from '@countin/domain/media';
import { can, MEMBER_ROLES, type Operation } from '@countin/domain/permissions';
import { describe, expect, it } from 'vitest';
import { setUpStorageRules, type ObjectFacts, type StorageRequest } from '../../testing/storage-rules-stage.ts';

const permits = setUpStorageRules(
  {
    one: 'mira',
    two: 'tide',
    gone: { createdBy: 'mira', deletedAt: '2026-06-12T09:00:00Z' },
    archived: { createdBy: 'mira', archivedAt: '2026-06-12T09:00:00Z' },
    withdrawn: 'suspended-owner',
  },
  {
    ...Object.fromEntries(
      MEMBER_ROLES.map((role) => [role, { artistRoles: { one: role, gone: role, archived: role, withdrawn: role } }]),
    ),
    'suspended-owner': { suspended: true },
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

describe('logos of labels', () => {
  const logo = 'labels/label/logos/a.svg';
  const facts: ObjectFacts = { size: 1024, contentType: 'image/svg+xml' };

  it.each([...MEMBER_ROLES, 'mira', 'outsider', null])('are written by the server alone, not by: %s', async (uid) => {
    for (const path of [logo, 'labels/label/logos/original', 'labels/label/pictures/a/original']) {
      expect(await permits({ method: 'create', path, uid, after: facts })).toBe(false);
      expect(await permits({ method: 'update', path, uid, before: facts, after: facts })).toBe(false);
      expect(await permits({ method: 'delete', path, uid, before: facts })).toBe(false);
    }
    expect(await permits({ method: 'get', path: logo, uid, before: facts })).toBe(true);
    expect(await permits({ method: 'list', path: 'labels/label/logos', uid })).toBe(false);
  });
});

it('has a request for each check of a role in the rules', () => {
  const rules = readFileSync(new URL('../../../../../storage.rules', import.meta.url), 'utf8');
  const checks = [...rules.matchAll(/\bcan([A-Z][a-z]+)([A-Z][a-z]+)\(artistRole\(/g)];
  const checked = new Set(checks.map(([, of = '', verb = '']) => `${of}.${verb}`.toLowerCase()));
  expect(checked).toEqual(new Set(REQUESTS.map(([, operation]) => operation)));
});

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

describe.each(REQUESTS)('%s of a deleted artist', (_what, _operation, request) => {
  it.each(['mira', ...MEMBER_ROLES])('is refused to: %s', async (uid) => {
    const path = request.path.replace('artists/one/', 'artists/gone/');
    expect(await permits({ ...request, path, uid })).toBe(false);
  });
});

describe.each(REQUESTS)('%s in each other state', (_what, operation, request) => {
  const of = (artistId: string) => ({ ...request, path: request.path.replace('artists/one/', `artists/${artistId}/`) });

  it('goes on for an archived artist', async () => {
    for (const role of MEMBER_ROLES)
      expect([role, await permits({ ...of('archived'), uid: role })]).toEqual([role, can(role, operation)]);
    expect(await permits({ ...of('archived'), uid: 'mira' })).toBe(true);
  });

  it('is refused to a suspended owner, and goes on for members', async () => {
    expect(await permits({ ...of('withdrawn'), uid: 'suspended-owner' })).toBe(false);
    for (const role of MEMBER_ROLES)
      expect([role, await permits({ ...of('withdrawn'), uid: role })]).toEqual([role, can(role, operation)]);
  });
});
