import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

type Rgb = readonly [number, number, number];

const css = readFileSync(join(import.meta.dirname, 'plot.module.css'), 'utf8');
const tokens = readFileSync(join(import.meta.dirname, '../../../theme/src/tokens.css'), 'utf8');

/** Series colours of a theme, and its grounds. */
function coloursOf(selector: string) {
  const block = (text: string, containing: string) =>
    [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)].find(
      ([, head, body]) => head?.trim().endsWith(selector) && body?.includes(containing),
    )?.[2] ?? '';
  const valueOf = (text: string, name: string) => new RegExp(`--${name}:\\s*(#\\w{6})`).exec(text)?.[1] ?? '';
  return {
    series: [0, 1, 2, 3].map((at) => valueOf(block(css, '--series-0'), `series-${at}`)),
    grounds: ['paper', 'card'].map((name) => valueOf(block(tokens, '--paper'), name)),
  };
}

const linear = (hex: string) =>
  [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
const contrast = (a: string, b: string) => {
  const [dark = 0, light = 0] = [luminance(linear(a)), luminance(linear(b))].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

/** Full loss of one kind of cones, in linear RGB. Machado, Oliveira and Fernandes, 2009, severity 1.0. */
const SIGHT = {
  full: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

function seen(hex: string, sight: keyof typeof SIGHT): Rgb {
  const [r, g, b] = linear(hex);
  const m = SIGHT[sight];
  const at = (row: number) =>
    Math.min(1, Math.max(0, (m[row * 3] ?? 0) * r + (m[row * 3 + 1] ?? 0) * g + (m[row * 3 + 2] ?? 0) * b));
  return [at(0), at(1), at(2)];
}

/** Difference in OKLab, where 0.02 is about the least that is seen. https://bottosson.github.io/posts/oklab/ */
function difference(a: Rgb, b: Rgb): number {
  const lab = ([r, g, blue]: Rgb) => {
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * blue);
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * blue);
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * blue);
    return [
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    ];
  };
  const [one, other] = [lab(a), lab(b)];
  return Math.hypot(...one.map((part, at) => part - (other[at] ?? 0)));
}

describe.each([':root', ":root[data-theme='dark']"])('the colours of series under %s', (selector) => {
  const { series, grounds } = coloursOf(selector);

  test('reach 3 to 1 on every ground', () => {
    for (const colour of series)
      for (const ground of grounds) expect(contrast(colour, ground), colour).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.keys(SIGHT) as (keyof typeof SIGHT)[])('are told apart with %s', (sight) => {
    for (const [at, one] of series.entries())
      for (const other of series.slice(at + 1))
        expect(difference(seen(one, sight), seen(other, sight)), `${one} ${other}`).toBeGreaterThan(0.1);
  });
});
