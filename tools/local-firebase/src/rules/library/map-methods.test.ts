import { expect, test } from 'vitest';
import { outcomeOf } from '../decide-for-test.ts';

test.each<[string, boolean | 'error']>([
  [`{}.size() == 0`, true],
  [`{'a': 1, 'b': 2}.size() == 2`, true],
  [`{'a': 1, 'b': 2}.keys() == ['a', 'b']`, true],
  [`{'a': 1}.keys() is list`, true],
  [`{'a': 1, 'b': 2}.values() == [1, 2]`, true],
  [`{'a': 1}.get('a', 7) == 1`, true],
  [`{'a': null}.get('a', 7) == null`, true],
  [`{'a': 1}.get('b', 7) == 7`, true],
  [`{'a': {'b': 2}}.get(['a', 'b'], 7) == 2`, true],
  [`{'a': {'b': 2}}.get(['a', 'c'], 7) == 7`, true],
  [`{'a': 1}.get(['a', 'b'], 7) == 7`, true],
  [`{'a': 1}.get('b') == 7`, 'error'],
  [`{'a': 1}.get(1, 7) == 7`, 'error'],
  [`{'a': 1}.hasAll(['a'])`, 'error'],
  [`{}.get('constructor', 7) == 7`, true],
  [`{}.get('__proto__', 7) == 7`, true],
  [`{1: 2}.size() == 1`, 'error'],
])('%s is %s', (condition, expected) => {
  expect(outcomeOf(condition)).toBe(expected);
});

const DIFF = `{'same': [1], 'new': 1, 'other': 1}.diff({'same': [1.0], 'gone': 1, 'other': 2})`;
test.each<[string, boolean | 'error']>([
  [`${DIFF}.addedKeys() == ['new'].toSet()`, true],
  [`${DIFF}.removedKeys() == ['gone'].toSet()`, true],
  [`${DIFF}.changedKeys() == ['other'].toSet()`, true],
  [`${DIFF}.unchangedKeys() == ['same'].toSet()`, true],
  [`${DIFF}.affectedKeys() == ['new', 'gone', 'other'].toSet()`, true],
  [`${DIFF}.affectedKeys().hasOnly(['new', 'gone', 'other'])`, true],
  [`${DIFF} == ${DIFF}`, 'error'],
  [`{}.diff([]).affectedKeys().size() == 0`, 'error'],
])('%s is %s', (condition, expected) => {
  expect(outcomeOf(condition)).toBe(expected);
});
