import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from './colour.ts';
import { CHANNELS, PALETTES_OF_SITES } from './palette.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function block(selector: string, containing: string): Record<string, string> {
  const found = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].find(
    ([, head, body]) => head?.trim().endsWith(selector) && body?.includes(containing),
  );
  if (!found) throw new Error(`no rule ${selector}`);
  return Object.fromEntries(
    [...(found[2] ?? '').matchAll(/--([\w-]+):\s*([^;]+);/g)].map((match) => [match[1], match[2]?.trim()]),
  );
}

const shared = { light: block(':root', '--paper'), dark: block(":root[data-theme='dark']", '--paper') };
const sites = {
  countin: shared,
  fourtrack: {
    light: { ...shared.light, ...block(":root[data-site='fourtrack']", '--paper') },
    dark: { ...shared.dark, ...block(":root[data-site='fourtrack'][data-theme='dark']", '--paper') },
  },
};

const cases = (['countin', 'fourtrack'] as const).flatMap((site) =>
  (['light', 'dark'] as const).map((theme) => [site, theme] as const),
);

describe.each(cases)('the colours of %s in %s', (site, theme) => {
  const token = sites[site][theme];
  const of = (name: string) => token[name] ?? '';

  it('are the ones the server knows', () => {
    expect(PALETTES_OF_SITES[site][theme]).toEqual({
      paper: of('paper'),
      ink: of('ink'),
      ink2: of('ink-2'),
      accent: of('accent'),
      onAccent: of('on-accent'),
      tint: of('tint'),
      edge: of('edge'),
      danger: of('danger'),
    });
  });

  it('reach 4.5 to 1 as text on every ground', () => {
    for (const text of ['ink', 'ink-2', 'accent', 'danger', 'good']) {
      for (const ground of ['paper', 'card', 'tint'])
        expect(contrast(of(text), of(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(of('on-accent'), of('accent'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('danger'), of('danger-tint'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('good'), of('good-tint'))).toBeGreaterThanOrEqual(4.5);
  });

  it('reach 3 to 1 for the edges of controls', () => {
    for (const ground of ['paper', 'card', 'tint'])
      expect(contrast(of('edge'), of(ground)), ground).toBeGreaterThanOrEqual(3);
  });
});

describe('the channels', () => {
  it('carry legible text', () => {
    for (const { colour, on } of CHANNELS) expect(contrast(colour, on), colour).toBeGreaterThanOrEqual(4.5);
  });

  it('are the ones the server knows', () => {
    const base = block(':root', '--channel-1');
    expect(CHANNELS.map(({ colour, on }) => [colour, on])).toEqual(
      [1, 2, 3, 4].map((n) => [base[`channel-${n}`], base[`on-channel-${n}`]]),
    );
  });
});

it('without any script the system decides between the same colours', () => {
  expect(block(":root:not([data-theme]):not([data-site='fourtrack'])", '--paper')).toEqual(shared.dark);
});
