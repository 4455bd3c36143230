import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES, LANGUAGES } from '@countin/domain';
import { generatedFiles, namespacesOf } from './locale-files.ts';

const english = namespacesOf('en');
const others = LANGUAGES.filter((language) => language !== 'en');

/** Every text of a file by its dotted key. */
function textsOf(language: string, namespace: string): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (value: unknown, key: string) => {
    if (typeof value === 'string') return void found.set(key, value);
    for (const [name, inner] of Object.entries(value as object)) walk(inner, key === '' ? name : `${key}.${name}`);
  };
  walk(JSON.parse(readFileSync(join(import.meta.dirname, '../locales', language, `${namespace}.json`), 'utf8')), '');
  return found;
}

const placeholders = (text: string) => [...text.matchAll(/{{\s*(\w+)/g)].map((match) => match[1]).sort();
/** Languages have more plural forms than English: all of them answer to English's `_other`. */
const inEnglish = (key: string) => key.replace(/_(zero|two|few|many)$/, '_other');

describe('the texts', () => {
  it.each(generatedFiles().map(([path, text]) => ({ path: path.replace(/^.*generated/, 'generated'), full: path, text })))(
    'are all in $path (else run: node list-locales.ts)',
    ({ full, text }) => expect(readFileSync(full, 'utf8')).toBe(text),
  );

  it('are never empty and use the one placeholder form', () => {
    for (const namespace of english) {
      for (const [key, text] of textsOf('en', namespace)) {
        expect(text.trim(), `${namespace}:${key}`).not.toBe('');
        expect(text.replace(/{{\w+}}/g, ''), `${namespace}:${key}`).not.toMatch(/[{}]/);
      }
    }
  });

  it('say something about every fault', () => {
    const errors = textsOf('en', 'errors');
    expect([...errors.keys()].sort()).toEqual([...ERROR_CODES].sort());
  });

  it.each(others)('in %s are translations of English ones with the same placeholders', (language) => {
    for (const namespace of namespacesOf(language)) {
      expect(english).toContain(namespace);
      const source = textsOf('en', namespace);
      for (const [key, text] of textsOf(language, namespace)) {
        const original = source.get(inEnglish(key));
        expect(original, `${language} ${namespace}:${key} is not in English`).toBeDefined();
        expect(placeholders(text), `${language} ${namespace}:${key}`).toEqual(placeholders(original ?? ''));
      }
    }
  });

  it('that the specification words are worded so', () => {
    expect(textsOf('en', 'release').get('before')).toBe('Releases {{date}} at {{time}}');
    expect(textsOf('en', 'release').get('after')).toBe('{{title}} is now available');
    expect(textsOf('en', 'errors').get('signup/contact-required')).toBe('Provide at least one way to reach you');
    expect(textsOf('en', 'signup').get('contact')).toBe('Email or Phone');
    expect(['getNotified', 'share', 'viewDetails', 'showMore', 'showLess'].map((key) => textsOf('en', 'common').get(key)))
      .toEqual(['Get Notified', 'Share', 'View Details', 'Show More', 'Show Less']);
  });
});
