import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
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
    const first: Table = { DE: [5, 2, 1], FR: [3, 0, 0], IS: [1, 0, 0] };
    const second: Table = { DE: [1, 1, 0], JP: [9, 0, 0], [OTHER]: [4, 0, 0] };
    const sum = addTables([first, second], 2);
    expect(sum).toEqual({ DE: [6, 3, 1], JP: [9, 0, 0], [OTHER]: [8, 0, 0] });
    expect(total(sum)).toBe(total(first) + total(second));
    expect(rowsOf(sum).map(([value]) => value)).toEqual(['DE', 'JP', OTHER]);
  });

  it('have the same sum in any order of their parts', () => {
    const parts = Array.from({ length: 40 }, (_, at): Table => ({ [`site${at % 13}.example`]: [at, 1, 0] }));
    const forwards = addTables(parts, 5);
    expect(addTables(parts.toReversed(), 5)).toEqual(forwards);
    expect(total(addTables([addTables(parts.slice(0, 20), 5), addTables(parts.slice(20), 5)], 5))).toBe(
      total(forwards),
    );
  });

  it('take names of object members for values', () => {
    const sum = addTables([{ constructor: [1, 0, 0], toString: [2, 0, 0] } as unknown as Table], 5);
    expect(rowsOf(sum)).toEqual([
      ['toString', [2, 0, 0]],
      ['constructor', [1, 0, 0]],
    ]);
  });

  it('hide small groups', () => {
    expect(foldSmall({ DE: [5, 0, 0], IS: [3, 1, 0], MT: [1, 0, 0] }, 5)).toEqual({
      DE: [5, 0, 0],
      [OTHER]: [4, 1, 0],
    });
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
    const left: Table = { 'a:0': [0, 2, 0], 'a:5': [0, 3, 0], 'a:10': [0, 5, 0], 'b:1': [0, 9, 0] };
    expect(attentionOf(left, 'a')).toEqual([1, 0.8, 0.8, 0.8, 0.8, 0.8, 0.5, 0.5, 0.5, 0.5, 0.5]);
    expect(attentionOf(left, 'c')).toBeNull();
    expect(attentionOf(undefined, 'a')).toBeNull();
  });
});

it('a stored tally may leave ending zeros away, and holds nothing but numbers', () => {
  const stored = { counts: { views: 1, other: 'x' }, visitors: '', tables: { country: { DE: [1] } } };
  expect(v.parse(tallySchema, stored)).toEqual({
    counts: { views: 1 },
    visitors: '',
    tables: { country: { DE: [1, 0, 0] } },
  });
  expect(v.is(tallySchema, { ...stored, counts: { views: -1 } })).toBe(false);
  expect(v.is(tallySchema, { ...stored, visitors: 'x' })).toBe(false);
  expect(v.is(tallySchema, { ...stored, tables: { country: { DE: [0.5] } } })).toBe(false);
});
