import { describe, expect, it } from 'vitest';
import { chooseFonts, type TextStyle } from './choose-fonts.ts';
import { drawableText } from './drawable-text.ts';
import { fitText } from './fit-text.ts';
import { FontCache } from './font-cache.ts';
import { outlineOf, shapeText } from './shape-text.ts';

const fontCache = new FontCache();
const style = (language: string, direction?: 'ltr' | 'rtl'): TextStyle => ({
  family: 'heading',
  weight: 800,
  language,
  direction,
});
const shape = (text: string, language = 'en', direction?: 'ltr' | 'rtl') =>
  shapeText(text, style(language, direction), fontCache);
const outline = async (text: string, language = 'en') => outlineOf(await shape(text, language), 0, 0, 100);

const TITLES = {
  en: 'Low Sun, Long Water',
  'zh-CN': '海边的最后一班夜车',
  ar: 'ليلة على البحر',
  hi: 'बारिश के बाद की क्षणिक रोशनी',
  ja: '夜明けのフェリーと、低い太陽',
  ko: '낮은 해, 긴 물결',
  fr: 'L’été où la mer s’est tue',
  de: 'Fährmannsgrüße für Ängstliche',
  es: '¿Canción de cuna? ¡Sí, señor!',
  'pt-BR': 'Não há saudade que não acabe',
  ru: 'Низкое солнце',
  el: 'Χαμηλός ήλιος',
  vi: 'Mặt trời thấp',
};

describe('letters', () => {
  it.each(Object.entries(TITLES))('of %s all have a picture, and none is the empty box', async (language, title) => {
    const runs = await chooseFonts(title, style(language), fontCache);
    expect(runs.map(({ start, end }) => title.slice(start, end)).join('')).toBe(title);
    const { glyphs, width } = await shape(title, language);
    expect(glyphs.every(({ glyph }) => glyph !== 0)).toBe(true);
    expect(width).toBeGreaterThan(2);
    expect((await outline(title, language)).length).toBeGreaterThan(500);
  });

  it('that no font has are left out, and the others stay', async () => {
    expect(await shape('\u{12000}\u{12001}')).toEqual({ width: 0, glyphs: [] });
    expect((await shape('a\u{12000}b')).glyphs).toHaveLength(2);
  });

  it('are the brand’s own where it has them', async () => {
    const [run] = await chooseFonts('Low Sun', style('en'), fontCache);
    expect(run?.file.family).toBe('heading');
    const families = (await chooseFonts('Low 太陽 🌊', style('ja'), fontCache)).map(({ file }) => file.family);
    expect([...new Set(families)]).toEqual(['heading', 'japanese', 'emoji']);
  });
});

describe('Arabic', () => {
  it('joins its letters', async () => {
    const [joined, alone] = [await shape('ببب', 'ar'), await shape('ب', 'ar')];
    expect(joined.width).toBeLessThan(alone.width * 2.6);
    expect(joined.glyphs.at(-1)?.glyph).not.toBe(alone.glyphs.at(-1)?.glyph);
  });

  it('runs from right to left, with its colon at the left of the word', async () => {
    const whole = await outline('بحر: ليل', 'ar');
    const word = await shape('بحر', 'ar');
    const { width, glyphs } = await shape('بحر: ليل', 'ar');
    const colon = (await shape(':', 'ar', 'rtl')).glyphs[0]?.glyph;
    const at = glyphs.find(({ glyph }) => glyph === colon)?.x ?? 0;
    expect(whole).not.toBe('');
    // The first word is the rightmost; the colon is right before it, seen from the left.
    expect(at).toBeLessThan(width - word.width + 0.01);
    expect(at).toBeGreaterThan(width - word.width - 0.5);
  });

  it('keeps Latin words and numbers inside readable', async () => {
    const mixed = await shape('عمرو 2026', 'ar');
    const number = await shape('2026');
    expect(mixed.glyphs.slice(0, 4).map(({ glyph }) => glyph)).toEqual(number.glyphs.map(({ glyph }) => glyph));
  });
});

it('Hindi forms its conjuncts', async () => {
  expect((await shape('क्ष', 'hi')).glyphs).toHaveLength(1);
  expect((await shape('कष', 'hi')).glyphs).toHaveLength(2);
});

it('ideographs are drawn as their language draws them', async () => {
  expect(await outline('直', 'ja')).not.toBe(await outline('直', 'zh-CN'));
  expect(await outline('直のひと', 'en')).toContain(await outline('直', 'ja'));
});

describe('the drawing of a hostile text', () => {
  it('has no controls, and nothing that turns others around', () => {
    expect(drawableText('a\u202eb\u2066c\u200f\u0000d\n\te\u{e0041}')).toBe('abcd e');
    expect(drawableText('\ud800x')).toBe('�x');
  });

  it('is not longer than a card can hold, nor higher', () => {
    expect(drawableText('x'.repeat(100_000)).length).toBe(240);
    expect(drawableText(`a${'\u0301'.repeat(5000)}`).length).toBeLessThan(30);
  });
});

describe('fitting', () => {
  const room = { width: 450, height: 300, sizes: [88, 62, 50, 40], leading: 1.05 };
  const fit = (text: string, language = 'en') => fitText(text, style(language), room, fontCache);

  it('takes the largest size that holds the text', async () => {
    expect((await fit('Salt')).size).toBe(88);
    expect((await fit('Low Sun, Long Water, and Everything Else')).size).toBeLessThan(88);
  });

  it('keeps every line within the width', async () => {
    for (const text of [
      'x'.repeat(200),
      'Donaudampfschifffahrtsgesellschaftskapitän',
      'And so it goes '.repeat(20).trim(),
    ]) {
      const { size, lines } = await fit(text);
      for (const line of lines) expect((await shape(line)).width * size).toBeLessThanOrEqual(room.width + 1);
      expect(lines.length * size * room.leading).toBeLessThanOrEqual(room.height);
    }
  });

  it('marks truncated text', async () => {
    expect((await fit('And so it goes '.repeat(20).trim())).lines.at(-1)).toMatch(/\S…$/);
    expect((await fit('Low Sun')).lines).toEqual(['Low Sun']);
  });

  it('does not begin a line with a mark that closes', async () => {
    const { lines } = await fit('夜明けのフェリーと、低い太陽、そして長い水。夜明けのフェリー', 'ja');
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line).not.toMatch(/^[、。ー」]/);
  });
});
