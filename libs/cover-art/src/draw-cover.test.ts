import { describe, expect, it } from 'vitest';
import { COVER_STYLES, type CoverDesign } from './design.ts';
import { drawCover } from './draw-cover.ts';
import { coverPath, parseCoverPath } from './cover-path.ts';
import { PALETTES } from './palettes.ts';
import { randomDesign } from './random-design.ts';

const colours = PALETTES[0];
const design = (style: CoverDesign['style'], seed = 7): CoverDesign => ({ style, colours, seed });

describe.each(COVER_STYLES)('a cover in the style %s', (style) => {
  it('is the same every time, and another for another seed', () => {
    const title = 'Low Sun';
    expect(drawCover(design(style), { title })).toBe(drawCover(design(style), { title }));
    const seeds = Array.from({ length: 40 }, (_, seed) => drawCover(design(style, seed), { title }));
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  it('is well-formed and small for any seed and any text', () => {
    const title = '<script>alert("1")</script> & \u0000\ud800 Ω 音楽 العربية 🎵';
    for (const seed of [0, 1, 99_999, 31_337]) {
      const svg = drawCover(design(style, seed), { title, artist: title, size: 320 });
      const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
      expect(parsed.querySelector('parsererror'), svg).toBeNull();
      expect(parsed.querySelector('script')).toBeNull();
      expect(parsed.documentElement.getAttribute('width')).toBe('320');
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg.length).toBeLessThan(14_000);
    }
  });

  it('uses all three colours', () => {
    const shades = new Set(drawCover(design(style), { title: 'Low Sun' }).match(/#[0-9a-f]{6}/g));
    expect(shades.size).toBeGreaterThanOrEqual(3);
  });
});

describe('the style type', () => {
  it('sets the title; the other styles only carry it as their name', () => {
    expect(drawCover(design('type'), { title: 'Salt' })).toContain('>Salt</text>');
    expect(drawCover(design('sun'), { title: 'Salt' })).toContain('<title>Salt</title>');
    expect(drawCover(design('sun'), { title: 'Salt' })).not.toContain('<text');
  });

  it('lets others set its lines', () => {
    const lines: string[] = [];
    const svg = drawCover(design('type'), {
      title: 'Low Sun, Long Water',
      artist: 'Mira',
      setText: ({ text }) => `<!--${lines.push(text)}-->`,
    });
    expect(svg).toContain('<!--1--><!--2-->');
    expect([lines[0], lines.slice(1).join(' ')]).toEqual(['Mira', 'Low Sun, Long Water']);
  });

  it('keeps a very long word inside the picture', () => {
    const svg = drawCover(design('type'), { title: 'Donaudampfschifffahrtsgesellschaftskapitän' });
    expect(Number(/<text [^>]*font-size="([\d.]+)"/.exec(svg)?.[1])).toBeLessThan(30);
  });
});

describe('the address of a cover', () => {
  it.each(COVER_STYLES)('gives the design back: %s', (style) => {
    const url = new URL(coverPath(design(style, 12_345), 'Ça & là?', 'Mira'), 'http://countin.localhost');
    const read = parseCoverPath(url.pathname, url.searchParams);
    expect(read?.design).toEqual(design(style, 12_345));
    expect(read?.title).toBe(style === 'type' ? 'Ça & là?' : '');
  });

  it.each([
    '/covers/sun/000000-ffffff-ff0000/1.png',
    '/covers/moon/000000-ffffff-ff0000/1.svg',
    '/covers/sun/000000-ffffff/1.svg',
    '/covers/sun/000000-ffffff-ff000G/1.svg',
    '/covers/sun/000000-ffffff-ff0000/123456.svg',
    '/covers/sun/000000-ffffff-ff0000/1.svg/',
    '/covers',
    '',
  ])('is not %s', (path) => expect(parseCoverPath(path)).toBeNull());
});

describe('a design to begin with', () => {
  it('follows from a text and uses every style over many texts', () => {
    expect(randomDesign('mira-okafor')).toEqual(randomDesign('mira-okafor'));
    const all = Array.from({ length: 300 }, (_, at) => randomDesign(`release ${at}`));
    expect(new Set(all.map(({ style }) => style)).size).toBe(COVER_STYLES.length);
    expect(new Set(all.map(({ colours: [ground] }) => ground)).size).toBe(PALETTES.length);
    expect(all.every(({ seed }) => Number.isInteger(seed) && seed >= 0 && seed < 100_000)).toBe(true);
  });
});
