import { expect, test } from 'vitest';
import { calledName, LONGEST_NAME, withName } from './called-name.ts';

test.each([
  ['Ana', 'Ana'],
  ['  Ana\r\nBcc: all@example.com ', 'Ana'],
  ['Ana María López', 'Ana'],
  ['López, Ana', 'Ana'],
  ['Dr. Hanna Weiß', 'Hanna'],
  ['J.R. Tolkien', 'Tolkien'],
  ['山田 太郎', '山田 太郎'],
  ['김 민수', '김 민수'],
  ['عبد الله', 'عبد الله'],
  ['de la Cruz', 'de la Cruz'],
  ['O’Brien', 'O’Brien'],
])('%j is called %j', (name, called) => {
  expect(calledName(name)).toBe(called);
});

test.each([
  [''],
  ['  \n '],
  ['<b>Ana</b>'],
  ['{{name}}'],
  ['ana@example.com'],
  ['https://evil.test'],
  ['evil.test'],
  ['www.evil'],
  ['4711'],
  ['x'.repeat(LONGEST_NAME + 1)],
])('%j is no name to be called by', (name) => {
  expect(calledName(name)).toBe('');
});

test('a name is put in as it is, wherever the text has its place', () => {
  expect(withName('Hi {{name}}, {{ Name }}! {{other}}', '$& {{name}}')).toBe('Hi $& {{name}}, $& {{name}}! {{other}}');
});
