import fc from 'fast-check';
import { expect, test } from 'vitest';
import { backdropColours } from './backdrop.ts';
import { contrast } from './colour.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test.each([
  ['colours', 'light'],
  ['colours', 'dark'],
  ['blurred', 'light'],
  ['blurred', 'dark'],
] as const)('texts on %s in %s are legible whatever the cover’s colours', (kind, theme) => {
  fc.assert(
    fc.property(fc.tuple(colour, colour, colour), (colours) => {
      const { surfaces, accent, ink2, danger, edge } = backdropColours(kind, colours, colours, theme);
      for (const surface of surfaces) {
        for (const text of [accent, ink2, danger]) expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(edge, surface)).toBeGreaterThanOrEqual(3);
      }
    }),
    { numRuns: 200 },
  );
});
