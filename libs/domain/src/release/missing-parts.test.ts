import { expect, test } from 'vitest';
import { aReleasePage } from '../testing/builders.ts';
import { missingParts } from './missing-parts.ts';

const coverImage = { imageId: 'one', colours: ['#0b3954', '#ff6b35', '#f7fff7'] as [string, string, string], alt: '' };
const complete = aReleasePage({ coverImage });

test('a complete release lacks nothing', () => {
  expect(missingParts(complete)).toEqual([]);
});

test.each([
  ['cover', { coverImage: null }],
  ['links', { storeLinks: [] }],
  ['text', { description: '' }],
  ['tracks', { tracks: [] }],
])('a release without %s says so', (part, change) => {
  expect(missingParts({ ...complete, ...change })).toEqual([part]);
});
