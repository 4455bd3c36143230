import { describe, expect, it } from 'vitest';
import { aReleasePage } from '../testing/builders.ts';
import { newAndNext } from './new-and-next.ts';

describe('New and Next', () => {
  const list = (name: string, length: number) =>
    Array.from({ length }, (_, at) => aReleasePage({ id: `${name}-${at}` }));
  it.each([
    [20, 20, 6, 6],
    [2, 20, 2, 10],
    [20, 1, 11, 1],
    [20, 0, 12, 0],
    [0, 3, 0, 3],
    [0, 0, 0, 0],
  ])('of %i to come and %i that are out has %i and %i', (coming, out, next, newest) => {
    const ids = newAndNext(list('next', coming), list('out', out), 12).map(({ id }) => id);
    expect(ids).toEqual([...list('next', next), ...list('out', newest)].map(({ id }) => id));
  });

  it('names a release once that came out between the two lists', () => {
    const both = aReleasePage({ id: 'now-out' });
    expect(newAndNext([both], [both, ...list('out', 2)], 12).map(({ id }) => id)).toEqual([
      'now-out',
      'out-0',
      'out-1',
    ]);
  });
});
