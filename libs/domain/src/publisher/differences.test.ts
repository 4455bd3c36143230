import { expect, it } from 'vitest';
import { differencesOf } from './differences.ts';

const text = (short: string) => ({ short, long: '', shown: true });

it('names each field that differs, with both sides, and each language of the descriptions', () => {
  const before = {
    fields: { title: 'Tide', kind: 'ep', cover: { style: 'sun', seed: 1 }, gone: [1] },
    texts: { de: text('Flut'), fr: text('Marée') },
  };
  const after = {
    fields: { kind: 'ep', title: 'High Tide', cover: { seed: 1, style: 'sun' }, added: null },
    texts: { de: text('Flut'), fr: text('Haute'), ja: text('潮') },
  };
  expect(differencesOf(before, after)).toEqual([
    { field: 'title', before: 'Tide', after: 'High Tide' },
    { field: 'gone', before: [1], after: undefined },
    { field: 'texts.fr', before: text('Marée'), after: text('Haute') },
    { field: 'added', before: undefined, after: null },
    { field: 'texts.ja', before: undefined, after: text('潮') },
  ]);
  expect(differencesOf(before, structuredClone(before))).toEqual([]);
});
