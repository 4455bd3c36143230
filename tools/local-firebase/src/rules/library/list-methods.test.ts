import { expect, test } from 'vitest';
import { outcomeOf } from '../decide-for-test.ts';

test.each<[string, boolean | 'error']>([
  [`[].size() == 0`, true],
  [`['a', 1, null].size() == 3`, true],
  [`['a'].concat(['b', 'a']) == ['a', 'b', 'a']`, true],
  [`['a'].concat('b') == ['a', 'b']`, 'error'],
  [`['a', 'b'].hasAll(['b'])`, true],
  [`['a', 'b'].hasAll(['b', 'c'])`, false],
  [`['a'].hasAll([])`, true],
  [`['a', 'b'].hasAny(['c', 'b'])`, true],
  [`['a', 'b'].hasAny(['c'])`, false],
  [`['a'].hasAny([])`, false],
  [`['a', 'a'].hasOnly(['a', 'b'])`, true],
  [`['a', 'c'].hasOnly(['a', 'b'])`, false],
  [`[].hasOnly(['a'])`, true],
  [`['a'].hasAll('a')`, 'error'],
  [`[1].hasAll([1.0])`, true],
  [`[[1, {'k': 2}]].hasAll([[1.0, {'k': 2}]])`, true],
  [`['1'].hasAny([1])`, false],
  [`['a', 'b'].join('-') == 'a-b'`, true],
  [`['a', 1, 2.0, true, null].join(',') == 'a,1,2.0,true,null'`, true],
  [`[].join(',') == ''`, true],
  [`[['a']].join(',') == 'a'`, 'error'],
  [`['a', 'b', 'a'].removeAll(['a']) == ['b']`, true],
  [`['a', 'a', 'b'].toSet().size() == 2`, true],
])('%s is %s', (condition, expected) => {
  expect(outcomeOf(condition)).toBe(expected);
});

const AB = `['a', 'b'].toSet()`;
test.each<[string, boolean | 'error']>([
  [`${AB} == ['b', 'a', 'a'].toSet()`, true],
  [`${AB} == ['a'].toSet()`, false],
  [`${AB} == ['a', 'b']`, false],
  [`'a' in ${AB}`, true],
  [`1 in ${AB}`, false],
  [`${AB}.hasAll(['a'])`, true],
  [`${AB}.hasAll(['a', 'c'].toSet())`, false],
  [`${AB}.hasAny(['c', 'a'])`, true],
  [`${AB}.hasAny(['c'].toSet())`, false],
  [`${AB}.hasOnly(['a', 'b', 'c'])`, true],
  [`${AB}.hasOnly(['a'].toSet())`, false],
  [`${AB}.union(['c'].toSet()) == ['a', 'b', 'c'].toSet()`, true],
  [`${AB}.intersection(['b', 'c'].toSet()) == ['b'].toSet()`, true],
  [`${AB}.difference(['b', 'c'].toSet()) == ['a'].toSet()`, true],
  [`${AB}.union(['c']).size() == 3`, 'error'],
  [`${AB}.intersection(['c']).size() == 0`, 'error'],
  [`${AB}.difference(['c']).size() == 2`, 'error'],
  [`[[1].toSet()].toSet() == [[1.0].toSet()].toSet()`, true],
  [`${AB}[0] == 'a'`, 'error'],
])('%s is %s', (condition, expected) => {
  expect(outcomeOf(condition)).toBe(expected);
});
