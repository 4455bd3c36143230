import { describe, expect, it, test } from 'vitest';
import { roleIn, type HeldRoles } from './own-role.ts';
import { can, isOperationOf, OPERATIONS, PERMISSIONS } from './permissions.ts';
import { MEMBER_ROLES, PROFILE_KINDS } from './role.ts';

describe('the table of permissions', () => {
  it('lets owners run everything, and users without a role nothing', () => {
    for (const operation of OPERATIONS) {
      expect(can('owner', operation)).toBe(true);
      expect(can(null, operation)).toBe(false);
    }
  });

  it('keeps only ownership and deletion from managers', () => {
    expect(OPERATIONS.filter((operation) => !can('manager', operation))).toEqual([
      'profile.transfer',
      'profile.delete',
    ]);
  });

  it('shows fans to owners and managers alone', () => {
    const readers = MEMBER_ROLES.filter((role) => can(role, 'fans.read') || can(role, 'fans.export'));
    expect(readers).toEqual(['manager']);
  });

  it('lets analysts and viewers change nothing', () => {
    const changes = OPERATIONS.filter((operation) => !operation.endsWith('.read'));
    expect(changes.filter((operation) => can('analyst', operation) || can('viewer', operation))).toEqual([]);
  });

  it('shows analysts numbers, but no content', () => {
    expect(can('analyst', 'numbers.read')).toBe(true);
    for (const operation of ['release.read', 'medley.read', 'image.read'] as const)
      expect(can('analyst', operation)).toBe(false);
  });

  it('lets each role that writes read the same things', () => {
    for (const operation of OPERATIONS) {
      const read = `${operation.split('.')[0] ?? ''}.read`;
      if (!(read in PERMISSIONS)) continue;
      for (const role of MEMBER_ROLES)
        if (can(role, operation)) expect([role, read, can(role, read as typeof operation)]).toEqual([role, read, true]);
    }
  });

  it('has each operation for one kind of profile at least', () => {
    for (const operation of OPERATIONS) expect(PROFILE_KINDS.some((kind) => isOperationOf(kind, operation))).toBe(true);
  });
});

test.each([
  { who: 'the owner', uid: 'mira', role: 'owner' },
  { who: 'a member', uid: 'ada', role: 'editor' },
  { who: 'a member of a label with the same id', uid: 'ben', role: null },
  { who: 'another user', uid: 'tide', role: null },
])('the role of $who is $role', ({ uid, role }) => {
  const user: HeldRoles = {
    uid,
    artistRoles: uid === 'ada' ? { one: 'editor' } : {},
    labelRoles: uid === 'ben' ? { one: 'manager' } : {},
  };
  expect(roleIn('artist', { id: 'one', createdBy: 'mira' }, user)).toBe(role);
});
