import { aProductContent } from '@countin/domain/testing';
import { expect, it } from 'vitest';
import { planUndo, type AppliedRow, type CurrentRelease } from './plan-undo.ts';

const before = aProductContent({ genre: 'folk', labelName: 'Old', upc: '' });
const after = aProductContent({ genre: 'jazz', labelName: 'New', upc: '' });
const changed: AppliedRow = { productId: 'tide', before, after };
const made: AppliedRow = { productId: 'tide', before: null, after };

function now(overrides: Partial<CurrentRelease> = {}): CurrentRelease {
  return { content: after, status: 'draft', hasFans: false, ...overrides };
}

it('values that the import replaced come back, and later changes of others stay', () => {
  const content = { ...after, description: 'Written since.' };
  expect(planUndo(changed, now({ content }), false)).toMatchObject({
    kind: 'restore',
    content: { genre: 'folk', labelName: 'Old', description: 'Written since.' },
    changes: [
      { field: 'labelName', before: 'New', after: 'Old' },
      { field: 'genre', before: 'jazz', after: 'folk' },
    ],
  });
});

it('a release that somebody has changed in the same field is spared, field by field, until it is forced', () => {
  const content = { ...after, genre: 'pop' as const };
  expect(planUndo(changed, now({ content }), false)).toEqual({
    kind: 'spare',
    productId: 'tide',
    reason: 'changed',
    changes: [{ field: 'genre', before: 'pop', after: 'folk' }],
  });
  expect(planUndo(changed, now({ content }), true)).toMatchObject({
    kind: 'restore',
    content: { genre: 'folk', labelName: 'Old' },
  });
});

it('a release that somebody has put back by hand needs nothing', () => {
  expect(planUndo(changed, now({ content: before }), false).kind).toBe('nothing');
});

it.each([
  ['untouched', now(), { kind: 'delete' }],
  ['published since', now({ status: 'published' }), { kind: 'spare', reason: 'published' }],
  ['with fans', now({ hasFans: true }), { kind: 'spare', reason: 'fans' }],
  [
    'edited since',
    now({ content: { ...after, title: 'Tide' } }),
    { kind: 'spare', reason: 'changed', changes: [{ field: 'title', before: 'Tide Lines', after: 'Tide' }] },
  ],
  ['deleted since', null, { kind: 'nothing' }],
])('a made release that is %s', (_, current, expected) => {
  expect(planUndo(made, current, false)).toMatchObject(expected);
  if (current) expect(planUndo(made, current, true).kind).toBe('delete');
});

it('an update of a release that was deleted since is spared', () => {
  expect(planUndo(changed, null, false)).toMatchObject({ kind: 'spare', reason: 'gone' });
});

it('taking back an undo gives what the import had made', () => {
  const undone: AppliedRow = { productId: 'tide', before: after, after: before };
  expect(planUndo(undone, now({ content: before }), false)).toMatchObject({ kind: 'restore', content: after });
  const deleted: AppliedRow = { productId: 'tide', before: after, after: null };
  expect(planUndo(deleted, null, false)).toEqual({ kind: 'bring-back', productId: 'tide', content: after });
  expect(planUndo(deleted, now(), false).kind).toBe('nothing');
});
