import { expect, test } from 'vitest';
import { aiText } from './ai-text.ts';
import { createTranslator } from './translator.ts';

test.each([
  ['en', 'Made partly with AI (vocals and lyrics)'],
  ['de', 'Teilweise mit KI erstellt (Gesang und Text)'],
  ['ja', '一部を人工知能で制作（ボーカル、歌詞）'],
  ['ar', 'صُنع جزئيًا بالذكاء الاصطناعي (الغناء والكلمات)'],
] as const)('in %s, the extent is followed by the parts', (language, text) => {
  expect(aiText(createTranslator(language), language, { extent: 'partly', contributions: ['vocals', 'lyrics'] })).toBe(
    text,
  );
});

test.each([
  [{ extent: 'none' as const, contributions: [] }, 'Made without generative AI'],
  [{ extent: 'all' as const, contributions: [] }, 'Made entirely with AI'],
  [{ extent: null, contributions: ['composition' as const] }, 'Made with AI (composition)'],
])('%j is %s', (said, text) => {
  expect(aiText(createTranslator('en'), 'en', said)).toBe(text);
});
