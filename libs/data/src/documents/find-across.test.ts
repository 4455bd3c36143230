import { expect, test } from 'vitest';
import { memoryAccess } from '../testing/memory-access.ts';
import { findAcross } from './find-across.ts';

test('documents of several sources are in the order of their numbers, not of their digits', async () => {
  const access = memoryAccess({
    'checks/a': { by: 'mira', gone: 2 },
    'checks/b': { by: 'tide', gone: 10 },
    'checks/c': { by: 'mira', gone: 1 },
  });
  const sources = { own: [['by', '==', 'mira']] as const, joined: Promise.resolve([[['by', '==', 'tide']] as const]) };
  const found = await findAcross(access, 'checks', sources, { order: [['gone', 'desc']], limit: 2 });
  expect(found.map(({ id }) => id)).toEqual(['b', 'a']);
});
