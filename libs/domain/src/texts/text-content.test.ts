import { describe, expect, it } from 'vitest';
import { aReleaseText } from '../testing/builders.ts';
import { NO_TEXT, type TextContent } from './release-text.ts';
import { marksOf, stateOfLanguage, stateOfText, textContentOf, type LanguageTexts } from './text-content.ts';
import { textMark } from './text-mark.ts';

const release = { description: 'Five songs.', language: 'en' } as const;
const inLanguage = (
  language: LanguageTexts['language'],
  content: Partial<TextContent>,
  sources: LanguageTexts['sources'] = {},
): LanguageTexts => ({ language, content: { ...NO_TEXT, ...content }, sources });

describe('texts of a language', () => {
  it('have the release’s description as long text in its own language, and are always shown', () => {
    const text = aReleaseText({ language: 'en', long: 'Masked', short: 'Short', shown: false });
    expect(textContentOf(release, text, 'en')).toEqual({ ...NO_TEXT, short: 'Short', long: 'Five songs.' });
    expect(textContentOf(release, undefined, 'en').long).toBe('Five songs.');
  });

  it('are what is stored, or empty, in other languages', () => {
    expect(textContentOf(release, aReleaseText({ long: 'Fünf Lieder.', shown: false }), 'de')).toEqual({
      ...NO_TEXT,
      long: 'Fünf Lieder.',
      shown: false,
    });
    expect(textContentOf(release, undefined, 'de')).toEqual(NO_TEXT);
  });
});

describe('a translation', () => {
  const source = inLanguage('en', { long: 'Five songs.' });
  const written = inLanguage('de', { long: 'Fünf Lieder.' }, marksOf(['long'], source));

  it('is current until its source changes, and again when the source is changed back', () => {
    expect(stateOfText('long', written, source)).toBe('current');
    const changed = inLanguage('en', { long: 'Six songs.' });
    expect(stateOfText('long', written, changed)).toBe('outdated');
    expect(stateOfLanguage(written, changed)).toBe('outdated');
    expect(stateOfLanguage(written, source)).toBe('current');
  });

  it('is not outdated by spaces around its source', () => {
    expect(stateOfText('long', written, inLanguage('en', { long: ' Five songs.\n' }))).toBe('current');
  });

  it('is outdated when its source is emptied', () => {
    expect(stateOfText('long', written, inLanguage('en', {}))).toBe('outdated');
  });

  it('without a source when it was written is current', () => {
    const first = inLanguage('de', { long: 'Fünf Lieder.' }, marksOf(['long'], inLanguage('en', {})));
    expect(stateOfText('long', first, source)).toBe('current');
  });

  it('of a source in another language is current: the release’s language has changed', () => {
    expect(stateOfText('long', written, inLanguage('fr', { long: 'Cinq chansons.' }))).toBe('current');
  });

  it('that is empty says so, whatever its marks are', () => {
    expect(stateOfLanguage(inLanguage('de', {}, { long: textMark('en', 'Old') }), source)).toBe('empty');
  });
});

it('marks differ for different texts and languages, and fit the stored form', () => {
  const marks = ['', 'a', 'b', 'ab', 'ba', 'Five songs.', '歌', 'x'.repeat(4000)].flatMap((text) => [
    textMark('en', text),
    textMark('pt-BR', text),
  ]);
  expect(new Set(marks).size).toBe(marks.length);
  for (const mark of marks) expect(mark).toMatch(/^[a-z]{2}(-[A-Z]{2})?[.][0-9a-z]{1,11}$/);
});
