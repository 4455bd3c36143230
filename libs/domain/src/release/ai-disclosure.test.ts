import * as v from 'valibot';
import { expect, test } from 'vitest';
import { AI_CONTRIBUTIONS, AI_EXTENTS, aiDisclosureSchema } from './ai-disclosure.ts';

test.each([
  ...AI_EXTENTS.map((extent) => ({ extent, contributions: [] })),
  { extent: 'partly', contributions: [...AI_CONTRIBUTIONS] },
  { extent: null, contributions: ['lyrics'] },
])('%j is a disclosure', (said) => {
  expect(v.parse(aiDisclosureSchema, said)).toEqual(said);
});

test.each([
  ['that says nothing', { extent: null, contributions: [] }],
  ['with parts of what AI did not make', { extent: 'none', contributions: ['vocals'] }],
  ['that names a part twice', { extent: 'partly', contributions: ['vocals', 'vocals'] }],
  ['with an unknown part', { extent: 'partly', contributions: ['cover'] }],
  ['with an unknown extent', { extent: 'half', contributions: [] }],
  ['without parts', { extent: 'all' }],
])('no disclosure is one %s', (_, said) => {
  expect(v.is(aiDisclosureSchema, said)).toBe(false);
});
