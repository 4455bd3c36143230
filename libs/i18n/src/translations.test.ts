import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '@countin/domain/locale';
import { namespacesOf } from './locale-files.ts';
import { GENRE_NAMES } from './genres/genre-names.ts';
import { NAMES, SAME_AS_ENGLISH } from './same-as-english.ts';
import { countedKey, keyDifferences, textsOf } from './text-files.ts';

const english = new Map(namespacesOf('en').map((namespace) => [namespace, textsOf('en', namespace)]));
const OTHER_SCRIPTS: readonly Language[] = ['zh-CN', 'ar', 'hi', 'ja', 'ko'];
const others = LANGUAGES.filter((language) => language !== 'en');

interface Translated {
  readonly where: string;
  readonly text: string;
  readonly source: string;
  /** Plural category of the key (`_few` and the like); null for a text without a count. */
  readonly form: Intl.LDMLPluralRule | null;
}

function translated(language: Language): Translated[] {
  return namespacesOf(language).flatMap((namespace) => {
    const source = english.get(namespace) ?? new Map<string, string>();
    return [...textsOf(language, namespace)].map(([key, text]) => {
      const counted = countedKey(key, source);
      return {
        where: `${language}/${namespace}.json ${key}`,
        text,
        source: source.get(counted === null ? key : `${counted}_other`) ?? '',
        form: counted === null ? null : (key.slice(counted.length + 1) as Intl.LDMLPluralRule),
      };
    });
  });
}

const placeholders = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name ?? '').sort();
const tags = (text: string) => [...text.matchAll(/<\/?\w+\/?>/g)].map(([tag]) => tag).sort();

/** Plural categories of exactly one number, such as the Arabic dual, may spell the number out. */
function saysNumberItself(language: Language, form: Intl.LDMLPluralRule | null): boolean {
  const rules = new Intl.PluralRules(language);
  return (
    form !== null &&
    Array.from({ length: 1000 }, (_, number) => number).filter((number) => rules.select(number) === form).length === 1
  );
}

/** Removes values, names and symbols; the rest needs translation. Other scripts attach particles directly to names. */
function words(text: string): string {
  return NAMES.reduce(
    (rest, name) =>
      rest.replace(
        new RegExp(
          `(?<![\\p{Script=Latin}\\d])${name.replaceAll('.', String.raw`\.`)}(?![\\p{Script=Latin}\\d])`,
          'gu',
        ),
        '',
      ),
    text.replace(/{{\w+}}|<\/?\w+\/?>/g, ''),
  );
}

describe.each(others)('the texts in %s', (language) => {
  const all = translated(language);

  it('are all there, in each plural form of the language, and none beside (see: node missing-keys.ts)', () => {
    expect(keyDifferences(language)).toEqual({ missing: [], superfluous: [] });
  });

  it('carry the values and tags of the English ones', () => {
    for (const { where, text, source, form } of all) {
      const wanted = placeholders(source);
      const optional = saysNumberItself(language, form) ? ['count', 'number'] : [];
      expect(text.replace(/{{\w+}}/g, ''), where).not.toMatch(/[{}]/);
      expect(
        wanted.filter((name) => !optional.includes(name)),
        where,
      ).toEqual(placeholders(text).filter((name) => !optional.includes(name)));
      expect(wanted, where).toEqual(expect.arrayContaining(placeholders(text)));
      expect(tags(text), where).toEqual(tags(source));
    }
  });

  it('leave no English over', () => {
    const same = [...GENRE_NAMES, ...(SAME_AS_ENGLISH[language] ?? [])];
    const left = all.filter(
      ({ text, source }) => text === source && /\p{L}/u.test(words(text)) && !same.includes(text),
    );
    expect(left.map(({ where, text }) => `${where}: ${text}`)).toEqual([]);
  });

  if (OTHER_SCRIPTS.includes(language))
    it('have no Latin words but names', () => {
      const left = all.filter(({ text }) => /[a-z]{2}/i.test(words(text)));
      expect(left.map(({ where, text }) => `${where}: ${text}`)).toEqual([]);
    });
});
