import { describe, expect, it, test } from 'vitest';
import * as v from 'valibot';
import { VISIT_PAUSE_MS, visitsAt } from './collection-state.ts';
import { facetOf, fitsFilter, keptFacets, keptKey, keptNoteSchema, parseKeptKey } from './kept-item.ts';
import { compareOrder, orderBetween, orderKeySchema } from './order-key.ts';

/** Repeatable numbers, from 0 to below 1. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

describe('positions', () => {
  const between = (a: string | null, b: string | null) => orderBetween(a, b, seeded(7));

  it('sort between their neighbours, by code points', () => {
    const first = between(null, null);
    const [before, after] = [between(null, first), between(first, null)];
    const middle = between(before, first);
    expect([after, first, middle, before].sort()).toEqual([before, middle, first, after]);
    expect([before, middle, first, after].every((key) => v.is(orderKeySchema, key))).toBe(true);
  });

  it('differ where two devices move an item into the same gap', () => {
    const [a, b] = [between(null, null), between(between(null, null), null)];
    const random = seeded(99);
    expect(orderBetween(a, b, random)).not.toBe(orderBetween(a, b, random));
  });

  it('can follow an equal position, which two devices chose', () => {
    const one = between(null, null);
    expect(between(one, one) > one).toBe(true);
  });

  it('stay valid over ten thousand random moves', () => {
    const random = seeded(3);
    const keys: string[] = [];
    for (let move = 0; move < 10_000; move += 1) {
      const at = Math.floor(random() * (keys.length + 1));
      const key = orderBetween(keys[at - 1] ?? null, keys[at] ?? null, random);
      expect(key > (keys[at - 1] ?? '')).toBe(true);
      if (keys[at] !== undefined) expect(key < keys[at]).toBe(true);
      keys.splice(at, 0, key);
    }
    expect(Math.max(...keys.map(({ length }) => length))).toBeLessThan(40);
  });

  it('have room for a thousand moves into the same gap', () => {
    const random = seeded(5);
    const low = orderBetween(null, null, random);
    let high = orderBetween(low, null, random);
    for (let move = 0; move < 1000; move += 1) high = orderBetween(low, high, random);
    expect(v.is(orderKeySchema, high)).toBe(true);
  });

  it.each(['', 'a', 'a0 ', 'ä0', 'a00', '{}', 'z'.repeat(301)])('%j is none', (key) => {
    expect(v.is(orderKeySchema, key)).toBe(false);
  });

  it('that are equal are in the order of their keys', () => {
    const items = [
      { order: 'a1', key: 'b' },
      { order: 'a1', key: 'a' },
      { order: 'Zz', key: 'c' },
    ];
    expect(items.sort(compareOrder).map(({ key }) => key)).toEqual(['c', 'a', 'b']);
  });
});

describe('kept items', () => {
  const item = {
    kind: 'release',
    folder: 'rain',
    title: 'Über den Wolken',
    artistName: '坂本',
    slugs: 'sakamoto uber-den-wolken',
    note: 'for Ana',
  } as const;
  const facets = keptFacets(item);
  const filter = { kind: null, folder: null, search: '' };

  it.each([
    [{}, null],
    [{ kind: 'release' as const }, 'kind release'],
    [{ folder: 'rain' }, 'folder rain'],
    [{ kind: 'release' as const, folder: 'rain' }, 'both release rain'],
    [{ kind: 'artist' as const, search: 'uber wolk' }, 'word uber'],
  ])('%j asks for the facet %j', (change, facet) => {
    expect(facetOf({ ...filter, ...change })).toBe(facet);
    if (facet !== null && !('kind' in change && change.kind === 'artist')) expect(facets).toContain(facet);
  });

  it.each(['UBER', 'wolken über', '坂', '本', 'sakam', 'ana', ' ', '\u0301'])('are found by %j', (search) => {
    expect(fitsFilter({ ...item, facets }, { ...filter, search })).toBe(true);
  });

  it.each([{ search: 'regen' }, { kind: 'artist' as const }, { folder: '' }])('are left out by %j', (change) => {
    expect(fitsFilter({ ...item, facets }, { ...filter, ...change })).toBe(false);
  });

  it('have few facets, whatever their texts', () => {
    const long = 'word '.repeat(100) + '漢字'.repeat(100);
    expect(keptFacets({ ...item, title: long, artistName: long, note: long }).length).toBeLessThanOrEqual(123);
  });

  test.each([
    ['release.product-tide', { kind: 'release', id: 'product-tide' }],
    ['medley.a_b', { kind: 'medley', id: 'a_b' }],
    ['release.', null],
    ['.x', null],
    ['release', null],
    ['label.x', null],
    ['release.a.b', null],
    ['release.a/b', null],
    [`release.${'a'.repeat(129)}`, null],
  ])('the key %s names %j', (key, target) => {
    const parsed = parseKeptKey(key);
    expect(parsed).toEqual(target);
    if (parsed) expect(keptKey(parsed)).toBe(key);
  });

  it('have notes without what reorders or breaks the text around them', () => {
    expect(v.parse(keptNoteSchema, ' \u202Eabc\u0000 ')).toBe('abc');
    expect(v.is(keptNoteSchema, 'a'.repeat(501))).toBe(false);
    expect(v.is(keptNoteSchema, '\uD800')).toBe(false);
  });
});

describe('a visit', () => {
  it('goes on through a reload, so that what is new stays new', () => {
    const first = visitsAt({ visitedAt: null, visitedBefore: null }, 1000);
    expect(first).toEqual({ visitedAt: 1000, visitedBefore: null });
    expect(visitsAt(first, 1000 + VISIT_PAUSE_MS - 1)).toEqual(first);
    expect(visitsAt(first, 1000 + VISIT_PAUSE_MS)).toEqual({ visitedAt: 1000 + VISIT_PAUSE_MS, visitedBefore: 1000 });
  });
});
