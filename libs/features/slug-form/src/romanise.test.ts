import { suggestSlug } from '@countin/slug';
import { expect, test } from 'vitest';
import { hasOtherScript, romanise } from './romanise.ts';

test.each([
  ['さくら', 'ja', 'sakura'],
  ['ナイト・フェリー', 'ja', 'naito-hueri'],
  ['밤의 노래', 'ko', 'bamyi-norae'],
  ['夜曲', 'zh-CN', 'ye-qu'],
  ['Полночный паром', 'en', 'polnochnyy-parom'],
  ['रात का गीत', 'hi', 'raat-kaa-giit'],
  ['Μεσάνυχτα', 'en', 'mesanyhta'],
])('%s (%s) is spelled %s', async (text, language, slug) => {
  expect(hasOtherScript(text)).toBe(true);
  expect(suggestSlug(await romanise(text, language))).toBe(slug);
});

test.each([
  ['夜の歌', 'en'],
  ['風鈴', 'ja'],
])('the reading of %s (%s) is not guessed', async (text, language) => {
  expect(await romanise(text, language)).toBe('');
});

test('an Arabic name has a spelling', async () => {
  expect(suggestSlug(await romanise('أغنية الليل', 'ar'))).toMatch(/^[a-z-]{5,}$/);
});

test.each(['Beyoncé & Mø', 'Night Ferry 2', '“…” — 7', '🎵'])('%s needs nothing', (text) => {
  expect(hasOtherScript(text)).toBe(false);
});
