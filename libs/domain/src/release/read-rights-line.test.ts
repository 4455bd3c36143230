import { expect, test } from 'vitest';
import { readRightsLine } from './read-rights-line.ts';

const TIDE = { year: 2026, owner: 'Tide Records' };

test.each([
  ['℗ 2026 Tide Records', TIDE],
  ['(P) 2026 Tide Records', TIDE],
  ['(p)2026 Tide Records', TIDE],
  ['Ⓟ 2026, Tide Records', TIDE],
  ['2026 ℗ Tide Records', TIDE],
  ['2026℗ Tide Records', TIDE],
  ['℗ & © 2026: Tide Records', TIDE],
  ['Copyright © 2026 Tide Records', TIDE],
  ['Copyright: 2026 Tide Records', TIDE],
  ['2026 Tide Records', TIDE],
  ['  2026. Tide Records ', TIDE],
  ['Tide Records', { year: null, owner: 'Tide Records' }],
  ['Copyright Control', { year: null, owner: 'Copyright Control' }],
  ['(Public) Domain', { year: null, owner: '(Public) Domain' }],
  ['2026', { year: 2026, owner: '' }],
  ['1984 Publishing', { year: 1984, owner: 'Publishing' }],
  ['1984Publishing', { year: null, owner: '1984Publishing' }],
  ['1799 Records', { year: null, owner: '1799 Records' }],
  ['2100 Tide Records', { year: 2100, owner: 'Tide Records' }],
  ['', null],
  [' ℗ ', null],
])('the line %j is read', (line, expected) => {
  expect(readRightsLine(line, 'any')).toEqual(expected);
});

test.each([
  ['℗ 2026 Tide Records', 'p', TIDE],
  ['℗ 2026 Tide Records', 'c', null],
  ['2026 ℗ Tide Records', 'c', null],
  ['© 2026 Tide Records', 'p', null],
  ['© 2026 Tide Records', 'c', TIDE],
  ['Copyright 2026 Tide Records', 'p', null],
  ['℗ © 2026 Tide Records', 'p', TIDE],
  ['℗ © 2026 Tide Records', 'c', TIDE],
  ['2026 Tide Records', 'c', TIDE],
  ['2026 Tide (C) Records', 'p', { year: 2026, owner: 'Tide (C) Records' }],
] as const)('%j is a line of the sign %s or not', (line, sign, expected) => {
  expect(readRightsLine(line, sign)).toEqual(expected);
});
