import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '@countin/domain/locale';
import { namespacesOf } from './locale-files.ts';
import { countedKey, textsOf } from './text-files.ts';

const CJK = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3001\u3002\uff01\uff08\uff09\uff0c\uff1a\uff1b\uff1f]`;
const HALF_WIDTH = new RegExp(String.raw`${CJK}[,;:!?.()]|[,;:!?()]${CJK}`, 'u');
const JAPANESE = String.raw`[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]`;
const LATIN_BESIDE_HAN = /\p{Script=Han}[a-z\d]|[a-z\d]\p{Script=Han}/iu;

/** Forbidden patterns of each language, with the rule they break. */
const ERROR_CODES: Partial<Record<Language, readonly { readonly rule: string; readonly errorCode: RegExp }[]>> = {
  'zh-CN': [
    { rule: 'have full-width punctuation', errorCode: HALF_WIDTH },
    { rule: 'have a space between Han characters and Latin ones', errorCode: LATIN_BESIDE_HAN },
  ],
  ja: [
    { rule: 'have full-width punctuation', errorCode: HALF_WIDTH },
    { rule: 'have no spaces between words', errorCode: new RegExp(`${JAPANESE} ${JAPANESE}`, 'u') },
  ],
  ar: [
    {
      rule: 'have the Arabic comma, semicolon and question mark',
      errorCode: /\p{Script=Arabic}[,;?]|[,;?] ?\p{Script=Arabic}/u,
    },
    { rule: 'stretch no words', errorCode: /\u0640/ },
  ],
  hi: [{ rule: 'end sentences with a danda', errorCode: /[\p{Script=Devanagari}\p{M}]\.(?:\s|$)/u }],
  fr: [
    {
      rule: 'have no-break spaces inside of « » and before ! ? ; :',
      errorCode: /[^\s\u00a0\u202f\d][!?;»]|(?<!https?)[^\s\u00a0\u202f\d]:|[ ][!?;:»]|«[^\u00a0\u202f]/u,
    },
  ],
  es: [{ rule: 'open questions and exclamations', errorCode: /^[^¿]*\?|^[^¡]*!/u }],
};

/** Kind of final punctuation that translations share. */
function ending(text: string): 'stop' | 'question' | 'ellipsis' | 'open' {
  if (/(?:[.。।!！])["”“»」』’]?$/u.test(text)) return 'stop';
  if (/[?？؟]$/u.test(text)) return 'question';
  return text.endsWith('…') ? 'ellipsis' : 'open';
}

const others = LANGUAGES.filter((language) => language !== 'en');

describe.each(others)('the texts in %s', (language) => {
  const all = namespacesOf(language).flatMap((namespace) => {
    const source = textsOf('en', namespace);
    return [...textsOf(language, namespace)].map(([key, text]) => {
      const counted = countedKey(key, source);
      return {
        where: `${namespace}:${key}`,
        text,
        source: source.get(counted === null ? key : `${counted}_other`) ?? '',
      };
    });
  });
  const those = (pattern: RegExp) =>
    all.filter(({ text }) => pattern.test(text)).map(({ where, text }) => `${where}: ${text}`);

  it('are written out, in one Unicode form, without spaces too many', () => {
    expect(those(/^\s*$|^[ \n]|[ \n]$| {2}/)).toEqual([]);
    expect(all.filter(({ text }) => text !== text.normalize('NFC')).map(({ where }) => where)).toEqual([]);
  });

  it('have the quotes, apostrophes and ellipses of print', () => {
    expect(those(/["']|\.\.\./)).toEqual([]);
  });

  it('mark no direction but that of signs and numbers of their own, since the translator isolates values', () => {
    const found = all.filter(({ text }) =>
      /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(text.replace(/\u2066[^{}\u2066-\u2069]+\u2069/g, '')),
    );
    expect(found.map(({ where }) => where)).toEqual([]);
  });

  it('end as the English ones do: a sentence as a sentence, a label as a label', () => {
    expect(
      all.filter(({ text, source }) => ending(text) !== ending(source)).map(({ where, text }) => `${where}: ${text}`),
    ).toEqual([]);
  });

  it.each(ERROR_CODES[language] ?? [])('$rule', ({ errorCode }) => {
    expect(those(errorCode)).toEqual([]);
  });
});
