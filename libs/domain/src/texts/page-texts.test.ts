import { describe, expect, it } from 'vitest';
import { aReleaseText } from '../testing/builders.ts';
import { pageTextsOf, shortText, shownText } from './page-texts.ts';

const release = { description: 'Five songs.', language: 'en' } as const;

describe('publishing copies', () => {
  it('shown descriptions, trimmed, and no other text', () => {
    const texts = {
      en: aReleaseText({ language: 'en', short: ' Short. ', long: 'Masked', x: 'Post' }),
      de: aReleaseText({ language: 'de', long: 'Fünf Lieder.', pitch: 'Nur intern' }),
      fr: aReleaseText({ language: 'fr', long: 'Cinq chansons.', shown: false }),
      ja: aReleaseText({ language: 'ja', x: '投稿' }),
    };
    expect(pageTextsOf(release, texts)).toEqual({
      en: { short: 'Short.', long: '' },
      de: { short: '', long: 'Fünf Lieder.' },
    });
  });
});

describe('a fan sees', () => {
  const texts = { de: { short: '', long: 'Fünf Lieder.' }, fr: { short: 'Cinq chansons.', long: '' } };
  it.each([
    ['their own language', release, texts, 'de', 'Fünf Lieder.', 'de', false],
    ['its short text if there is no long one', release, texts, 'fr', 'Cinq chansons.', 'fr', false],
    ['else the release’s language', release, texts, 'ja', 'Five songs.', 'en', true],
    [
      'else English',
      { description: '', language: 'ko' },
      { ...texts, en: { short: 'English.', long: '' } },
      'ja',
      'English.',
      'en',
      true,
    ],
    [
      'else the first language that has a text',
      { description: ' ', language: 'en' },
      texts,
      'ja',
      'Cinq chansons.',
      'fr',
      true,
    ],
  ] as const)('%s', (_what, described, page, language, text, of, fallback) => {
    expect(shownText({ ...described, texts: page }, language)).toEqual({ text, language: of, fallback });
  });

  it('nothing where the release has no text', () => {
    expect(shownText({ description: '', language: 'en', texts: {} }, 'de')).toBeNull();
  });
});

it('a short text is of exactly the language asked for', () => {
  const page = { texts: { fr: { short: 'Cinq chansons.', long: '' } } };
  expect([shortText(page, 'fr'), shortText(page, 'en')]).toEqual(['Cinq chansons.', '']);
});
