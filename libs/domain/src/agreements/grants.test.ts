import { expect, test } from 'vitest';
import * as v from 'valibot';
import { AGREED_ACCESS, AGREED_OPERATIONS, can, mayByAgreement, ROLES } from '../permissions/index.ts';
import { accessOf, GRANTS, grantsSchema, isWithin, sameGrants, type Grant } from './grants.ts';

test('grants are kept once, in one order, and editing includes seeing', () => {
  expect(v.parse(grantsSchema, ['fans.message', 'releases.edit', 'fans.message'])).toEqual([
    'releases.see',
    'releases.edit',
    'fans.message',
  ]);
  expect(v.safeParse(grantsSchema, ['releases.publish']).success).toBe(false);
});

test('the access of a label’s user is what both the grant and the role allow', () => {
  for (const role of ROLES) {
    const granted = (...grants: Grant[]) => accessOf(role, grants);
    expect([role, granted()]).toEqual([role, null]);
    expect([role, granted('numbers.see', 'fans.message')]).toEqual([role, null]);
    expect([role, granted('releases.see')]).toEqual([role, can(role, 'release.read') ? 'see' : null]);
    const most = can(role, 'release.edit') ? 'edit' : can(role, 'release.read') ? 'see' : null;
    expect([role, granted('releases.edit')]).toEqual([role, most]);
  }
});

test('each operation that an access includes is one that the role with it may run', () => {
  for (const role of ROLES)
    for (const access of AGREED_ACCESS)
      if (accessOf(role, GRANTS) === access)
        for (const operation of AGREED_OPERATIONS[access])
          expect([role, operation, can(role, operation)]).toEqual([role, operation, true]);
});

test('an agreement opens its own artist, and only what it says', () => {
  const agreed = { mira: { tide: 'see', kumo: 'edit' }, yuki: { tide: 'see' } } as const;
  expect(mayByAgreement(agreed, 'mira', 'release.edit')).toBe(true);
  expect(mayByAgreement(agreed, 'yuki', 'release.edit')).toBe(false);
  expect(mayByAgreement(agreed, 'yuki', 'release.read')).toBe(true);
  expect(mayByAgreement(agreed, 'mira', 'release.publish')).toBe(false);
  expect(mayByAgreement(agreed, 'mira', 'fans.read')).toBe(false);
  expect(mayByAgreement(agreed, 'toString', 'release.read')).toBe(false);
});

test('grants compare by what they allow', () => {
  expect(sameGrants(['releases.edit'], ['releases.see', 'releases.edit'])).toBe(true);
  expect(sameGrants(['releases.edit'], ['releases.see'])).toBe(false);
  expect(isWithin(['releases.see'], ['releases.edit'])).toBe(true);
  expect(isWithin(['numbers.see'], ['releases.edit'])).toBe(false);
});
