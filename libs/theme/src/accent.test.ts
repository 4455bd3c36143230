import { describe, expect, it } from 'vitest';
import { accentCss, accentFor } from './accent.ts';
import { contrast } from './colour.ts';
import { PALETTES_OF_SITES } from './palette.ts';

const STEPS = [0, 36, 73, 109, 146, 182, 219, 255];
const cube = STEPS.flatMap((r) =>
  STEPS.flatMap((g) => STEPS.map((b) => `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`)),
);

/** Triples sampled from the RGB cube in uneven strides, so that unrelated colours are combined. */
const triples = cube.flatMap((first, at) =>
  [1, 5].map((stride) => [
    first,
    cube[(at * 7 + 31 * stride) % cube.length] ?? first,
    cube[(at * 13 + 257 * stride) % cube.length] ?? first,
  ]),
);

describe.each(['countin', 'fourtrack'] as const)('the accent on %s', (site) => {
  it.each(['light', 'dark'] as const)('is legible in %s, whatever the cover', (theme) => {
    const { paper, ink, ink2, edge, danger } = PALETTES_OF_SITES[site][theme];
    for (const colours of [...cube.map((colour) => [colour]), ...triples]) {
      const { accent, onAccent, tint } = accentFor(colours, theme, site);
      const worst = Math.min(
        (contrast(edge, tint) * 4.5) / 3,
        contrast(danger, tint),
        contrast(accent, paper),
        contrast(accent, tint),
        contrast(onAccent, accent),
        contrast(ink, tint),
        contrast(ink2, tint),
      );
      if (worst < 4.5) expect.fail(`${colours.join(' ')} in ${theme}: ${accent} ${tint} reaches ${worst.toFixed(2)}`);
    }
    expect(triples.length).toBeGreaterThan(1000);
  });
});

describe.each(['countin', 'fourtrack'] as const)('a ground of its own on %s', (site) => {
  it.each(['light', 'dark'] as const)('keeps every text legible in %s, and takes the hue', (theme) => {
    const { ink, ink2, edge, danger } = PALETTES_OF_SITES[site][theme];
    for (const [at, ground] of cube.entries()) {
      const colour = cube[(at * 7 + 31) % cube.length] ?? ground;
      const { accent, tint } = accentFor([colour], theme, site, ground);
      const worst = Math.min(
        (contrast(edge, tint) * 4.5) / 3,
        ...[accent, ink, ink2, danger].map((text) => contrast(text, tint)),
      );
      if (worst < 4.5) expect.fail(`${colour} on ${ground} in ${theme}: ${tint} reaches ${worst.toFixed(2)}`);
    }
    expect(accentFor(['#e4572e'], theme, site, '#1b5fe4').tint).not.toBe(accentFor(['#e4572e'], theme, site).tint);
  });
});

describe('choosing among a cover’s colours', () => {
  it('takes the liveliest', () => {
    const { accent } = accentFor(['#1b2a4a', '#e4572e', '#fbe3b5'], 'light');
    expect(accent).toBe(accentFor(['#e4572e'], 'light').accent);
  });

  it('stays grey for a grey cover', () => {
    const { accent } = accentFor(['#222222', '#888888', '#eeeeee'], 'dark');
    const [r, g, b] = [accent.slice(1, 3), accent.slice(3, 5), accent.slice(5, 7)];
    expect([g, b]).toEqual([r, r]);
  });

  it('leaves a legible colour unchanged', () => {
    expect(accentFor(['#0b5f3a'], 'light').accent).toBe('#0b5f3a');
  });

  it('writes rules for both themes', () => {
    const css = accentCss(['#e4572e', '#1b2a4a', '#fbe3b5']);
    expect(css).toContain(`:root{--accent:${accentFor(['#e4572e'], 'light').accent}`);
    expect(css).toContain(':root[data-theme=dark]{--accent:');
  });
});
