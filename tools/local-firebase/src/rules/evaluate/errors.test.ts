import { expect, test } from 'vitest';
import { decideCondition, outcomeOf } from '../decide-for-test.ts';

const BAD = `resource.data.missing == 1`;

test.each<[string, boolean | 'error']>([
  [BAD, 'error'],
  [`!(${BAD})`, 'error'],
  [`${BAD} || true`, true],
  [`true || ${BAD}`, true],
  [`${BAD} || false`, 'error'],
  [`false || ${BAD}`, 'error'],
  [`${BAD} && false`, false],
  [`false && ${BAD}`, false],
  [`${BAD} && true`, 'error'],
  [`true && ${BAD}`, 'error'],
  [`${BAD} || ${BAD} || true`, true],
  [`(${BAD} && false) || true`, true],
  [`(${BAD}) == true`, 'error'],
  [`(${BAD}) != true`, 'error'],
  [`1 || true`, true],
  [`1 || false`, 'error'],
  [`'a' && true`, 'error'],
  [`null && false`, false],
  [`!1`, 'error'],
  [`!null`, 'error'],
  [`unknownFunction() || true`, true],
  [`unknownFunction()`, 'error'],
  [`unknownVariable || true`, true],
  [`unknownVariable`, 'error'],
  [`'a'.unknownMethod() || true`, true],
  [`(1 / 0 == 1 ? true : true) || true`, true],
])('%s is %s', (condition, expected) => {
  expect(outcomeOf(condition)).toBe(expected);
});

test.each<[string, boolean | 'error']>([
  [`resource.data.list[0] == 'a' && resource.data.list[1] == 'b'`, true],
  [`resource.data.list[2] == 'c'`, 'error'],
  [`resource.data.list[-1] == 'b'`, 'error'],
  [`resource.data.list['0'] == 'a'`, 'error'],
  [`resource.data.list[0:1] == ['a'] && resource.data.list[0:2] == ['a', 'b'] && resource.data.list[1:1] == []`, true],
  [`resource.data.list[0:0] == []`, 'error'],
  [`resource.data.list[2:2] == []`, 'error'],
  [`resource.data.list[0:3] == ['a', 'b']`, 'error'],
  [`resource.data.list[2:1] == []`, 'error'],
  [`resource.data.text[0] == 'd' && resource.data.text[1:3] == 'ía'`, true],
  [`resource.data.text[0:4] == 'día'`, 'error'],
  [`resource.data.text[3] == ''`, 'error'],
  [`resource.data['list'][1] == 'b'`, true],
  [`resource.data[0] == 1`, 'error'],
  [`resource.data.empty == null`, true],
  [`resource.data.empty.inner == null`, 'error'],
  [`resource.data.missing == null`, 'error'],
  [`'missing' in resource.data`, false],
  [`'empty' in resource.data`, true],
  [`resource.data.text.inner == 1`, 'error'],
  [`resource.data.list.size == 2`, 'error'],
  [`request.auth.uid == 'alice'`, 'error'],
  [`request.auth == null`, true],
  [`request.nothing == null`, 'error'],
  [`resource.data.constructor == null`, 'error'],
  [`resource.data.__proto__ == null`, 'error'],
  [`resource.data.toString() == ''`, 'error'],
  [`resource.constructor == null`, 'error'],
])('%s is %s', (condition, expected) => {
  expect(outcomeOf(condition, { list: ['a', 'b'], text: 'día', empty: null })).toBe(expected);
});

test.each(['1', `'true'`, 'null', '[true]', 'request'])('a condition of %s does not grant', (condition) => {
  expect(decideCondition(condition).allowed).toBe(false);
});

test('fields named like members of every object are ordinary fields', () => {
  const data = JSON.parse(`{ "__proto__": "a", "constructor": "b", "hasOwnProperty": "c" }`) as Record<string, unknown>;
  expect(outcomeOf(`resource.data.__proto__ == 'a' && resource.data.constructor == 'b'`, data)).toBe(true);
  expect(outcomeOf(`resource.data.keys().hasOnly(['__proto__', 'constructor', 'hasOwnProperty'])`, data)).toBe(true);
  expect(outcomeOf(`'valueOf' in resource.data`, data)).toBe(false);
});
