import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parsedOnce } from './parsed-once.ts';

function aList() {
  const parsed: string[] = [];
  const element = v.object({
    title: v.pipe(
      v.string(),
      v.check((title) => parsed.push(title) > 0),
      v.trim(),
      v.nonEmpty('field/required'),
    ),
  });
  return { parsed, list: v.array(parsedOnce(element)) };
}

test('only new elements are parsed again, and the others stay the same objects', () => {
  const { parsed, list } = aList();
  const [salt, sun] = [{ title: 'Salt' }, { title: 'Low Sun' }];
  v.parse(list, [salt, sun]);
  const [first, second] = v.parse(list, [salt, { title: ' Long Water ' }]);
  expect(parsed).toEqual(['Salt', 'Low Sun', ' Long Water ']);
  expect(first).toBe(salt);
  expect(second).toEqual({ title: 'Long Water' });
});

test('what is wrong is said each time, with its place', () => {
  const { list } = aList();
  const empty = [{ title: 'Salt' }, { title: '' }];
  for (const { issues } of [v.safeParse(list, empty), v.safeParse(list, empty)])
    expect(issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([['1.title', 'field/required']]);
  expect(v.safeParse(list, [null]).success).toBe(false);
});
