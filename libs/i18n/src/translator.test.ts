import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@countin/domain/locale';
import { createTranslator, languagesWith } from './translator.ts';

describe('the translator', () => {
  it('reads any namespace at once, and common without a prefix', () => {
    const t = createTranslator('en');
    expect(t('release:after', { title: 'Low Sun' })).toBe('Low Sun is now available');
    expect(t('share')).toBe('Share');
    expect(t('operation-errors:slug/taken')).toBe('Someone already has this name. Choose another.');
  });

  it('leaves values as they are, since the markup escapes them', () => {
    expect(createTranslator('en')('release:after', { title: '<b>&' })).toBe('<b>& is now available');
  });

  it('counts by the rules of the language', () => {
    const t = createTranslator('en');
    expect([t('tracks', { count: 1 }), t('tracks', { count: 5 })]).toEqual(['1 track', '5 tracks']);
  });

  it.each(LANGUAGES)('has a text for %s, in English where there is no other', (language) => {
    expect(createTranslator(language)('getNotified')).not.toBe('getNotified');
  });

  it('knows which languages a namespace is written in', () => {
    expect(languagesWith('release')).toContain('en');
  });

  it('refuses keys that are in no English file', () => {
    const t = createTranslator('en');
    // @ts-expect-error the key is misspelt, and the types know
    expect(t('release:befor')).toBe('befor');
  });
});
