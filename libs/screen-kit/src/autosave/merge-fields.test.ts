import { sameValue } from '@countin/domain/values';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeFields } from './merge-fields.ts';

interface Content {
  title: string;
  kind: string;
  tracks: string[];
  moment: { date: string } | null;
}

// Few distinct values, so that equal values and reverted changes are frequent.
const text = fc.constantFrom('', 'a', 'b');
const contents: fc.Arbitrary<Content> = fc.record({
  title: text,
  kind: text,
  tracks: fc.array(text, { maxLength: 2 }),
  moment: fc.option(fc.record({ date: text })),
});
const keysOf = (content: Content) => Object.keys(content) as (keyof Content)[];
const versions = [contents, contents, contents] as const;

describe('a merge of two versions', () => {
  test('of a document that was not changed here is the other version', () => {
    fc.assert(
      fc.property(contents, contents, (base, theirs) => {
        expect(mergeFields(base, base, theirs)).toEqual({ content: theirs, base: theirs, conflicts: new Map() });
      }),
    );
  });

  test('with an unchanged stored value keeps the local one', () => {
    fc.assert(
      fc.property(contents, contents, (base, mine) => {
        expect(mergeFields(base, mine, base)).toEqual({ content: mine, base, conflicts: new Map() });
      }),
    );
  });

  test('loses no change of either side: it is in the content or named as a conflict', () => {
    fc.assert(
      fc.property(...versions, (base, mine, theirs) => {
        const { content, conflicts } = mergeFields(base, mine, theirs);
        for (const key of keysOf(base)) {
          if (!sameValue(mine[key], base[key])) expect(content[key]).toEqual(mine[key]);
          if (!sameValue(theirs[key], base[key]))
            expect([content[key], conflicts.get(key)]).toContainEqual(theirs[key]);
        }
      }),
    );
  });

  test('names a conflict where both have changed a field to different values, and nowhere else', () => {
    fc.assert(
      fc.property(...versions, (base, mine, theirs) => {
        const changedByBoth = keysOf(base).filter(
          (key) =>
            !sameValue(mine[key], base[key]) &&
            !sameValue(theirs[key], base[key]) &&
            !sameValue(mine[key], theirs[key]),
        );
        expect([...mergeFields(base, mine, theirs).conflicts.keys()]).toEqual(changedByBoth);
      }),
    );
  });

  test('again with the same version changes nothing', () => {
    fc.assert(
      fc.property(...versions, (base, mine, theirs) => {
        const once = mergeFields(base, mine, theirs);
        expect(mergeFields(once.base, once.content, theirs)).toEqual(once);
      }),
    );
  });

  test('of changes in different fields is the same in either order of saves', () => {
    fc.assert(
      fc.property(contents, contents, (base, other) => {
        const mine = { ...base, title: other.title, tracks: other.tracks };
        const theirs = { ...base, kind: other.kind, moment: other.moment };
        expect(mergeFields(base, mine, theirs).content).toEqual(mergeFields(base, theirs, mine).content);
        expect(mergeFields(base, mine, theirs).content).toEqual(other);
      }),
    );
  });
});
