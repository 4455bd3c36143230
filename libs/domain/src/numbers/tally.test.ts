import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { peopleSetOf } from '../testing/index.ts';
import { OTHER } from './measures.ts';
import {
  addCounts,
  addFigures,
  addTables,
  attentionOf,
  foldSmall,
  NO_FIGURES,
  returningVisits,
  rowsOf,
  sizeOf,
  tallySchema,
  type Table,
} from './tally.ts';

const total = (table: Table) => Object.values(table).reduce((sum, cell) => sum + sizeOf(cell), 0);

describe('tables', () => {
  it('keep their largest values, and in one row the sum of all others', () => {
    const first: Table = { DE: [5, 2, 1, 5], FR: [3, 0, 0, 5], IS: [1, 0, 0, 5] };
    const second: Table = { DE: [1, 1, 0, 5], JP: [9, 0, 0, 5], [OTHER]: [4, 0, 0, 5] };
    const sum = addTables([first, second], 2);
    expect(sum).toEqual({ DE: [6, 3, 1, 5], JP: [9, 0, 0, 5], [OTHER]: [8, 0, 0, 5] });
    expect(total(sum)).toBe(total(first) + total(second));
    expect(rowsOf(sum).map(([value]) => value)).toEqual(['DE', 'JP', OTHER]);
  });

  it('have the same sum in any order of their parts', () => {
    const parts = Array.from({ length: 40 }, (_, at): Table => ({ [`site${at % 13}.example`]: [at, 1, 0, 5] }));
    const forwards = addTables(parts, 5);
    expect(addTables(parts.toReversed(), 5)).toEqual(forwards);
    expect(total(addTables([addTables(parts.slice(0, 20), 5), addTables(parts.slice(20), 5)], 5))).toBe(
      total(forwards),
    );
  });

  it('take names of object members for values', () => {
    const sum = addTables([{ constructor: [1, 0, 0, 5], toString: [2, 0, 0, 5] } as unknown as Table], 5);
    expect(rowsOf(sum)).toEqual([
      ['toString', [2, 0, 0, 5]],
      ['constructor', [1, 0, 0, 5]],
    ]);
  });

  it('hide small groups, however much few people did', () => {
    expect(foldSmall({ DE: [5, 0, 0, 5], FR: [40, 9, 1, 1], IS: [3, 1, 0, 3] })).toEqual({
      DE: [5, 0, 0, 5],
      [OTHER]: [43, 10, 1, 4],
    });
  });

  it('count a person of several hosts once, and a person of several days on each', () => {
    const [one, two] = [peopleSetOf(3), peopleSetOf(4)];
    expect(addTables([{ DE: [3, 0, 0, one] }, { DE: [9, 0, 0, two] }], 5)).toEqual({ DE: [12, 0, 0, two] });
    expect(addTables([{ DE: [3, 0, 0, 3] }, { DE: [9, 0, 0, 1] }], 5)).toEqual({ DE: [12, 0, 0, 4] });
  });
});

describe('figures', () => {
  it('of several days add their visitors', () => {
    const day = { ...NO_FIGURES, counts: { views: 7, visits: 5 }, visitors: 4 };
    const both = addFigures([day, day], 'whole');
    expect(both).toMatchObject({ counts: { views: 14, visits: 10 }, visitors: 8 });
    expect(returningVisits(both)).toBe(2);
    expect(returningVisits({ counts: { visits: 3 }, visitors: 4 })).toBe(0);
  });

  it('of nothing are nothing', () => expect(addCounts([{}, { views: 0 }])).toEqual({}));
});

describe('attention', () => {
  it('falls where listeners leave', () => {
    const left: Table = { 'a:0': [0, 2, 0, 5], 'a:5': [0, 3, 0, 5], 'a:10': [0, 5, 0, 5], 'b:1': [0, 9, 0, 5] };
    expect(attentionOf(left, 'a')).toEqual([1, 0.8, 0.8, 0.8, 0.8, 0.8, 0.5, 0.5, 0.5, 0.5, 0.5]);
    expect(attentionOf(left, 'c')).toBeNull();
    expect(attentionOf(undefined, 'a')).toBeNull();
  });
});

it('a stored tally may leave ending zeros away, and holds nothing but numbers and short codes', () => {
  const stored = { counts: { views: 1, other: 'x' }, people: {}, visitors: '', tables: { country: { DE: [1] } } };
  expect(v.parse(tallySchema, stored)).toEqual({
    counts: { views: 1 },
    people: {},
    visitors: '',
    tables: { country: { DE: [1, 0, 0, ''] } },
  });
  expect(v.is(tallySchema, { ...stored, counts: { views: -1 } })).toBe(false);
  expect(v.is(tallySchema, { ...stored, visitors: 'x' })).toBe(false);
  expect(v.is(tallySchema, { ...stored, tables: { country: { DE: [0.5] } } })).toBe(false);
  for (const people of ['+', '', '0aF', '12', '0a1'.repeat(5), 3])
    expect(v.is(tallySchema, { ...stored, tables: { country: { DE: [1, 0, 0, people] } } })).toBe(
      people === '+' || people === '',
    );
});
