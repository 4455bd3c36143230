import type { FormatterModule, InterpolationOptions } from 'i18next';
import { DEFAULT_LANGUAGE, directionOf, LANGUAGES } from '@countin/domain/locale';
import { hasRightToLeft, isolate } from '../isolate.ts';
import { numberLocale } from '../number-locale.ts';

/** Bidi embeddings, overrides and isolates. An unclosed one in a name would reverse the rest of the sentence. */
const CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
/** Values that need no isolate in an Arabic sentence: Arabic words, numbers, dates and times. */
const ARABIC_AS_IT_IS = /^[\p{Script=Arabic}\p{M}\p{N}\s.,:،؛٪%\u200f]*$/u;
/** URLs get no isolate: link detection in plain text would include the closing mark. */
const WEB_ADDRESS = /^https?:/;

/** i18next passes every value to `valuesInSentences`. Escaping is left to the renderer of the markup. */
export const INTERPOLATION: InterpolationOptions = { escapeValue: false, alwaysFormat: true };

/**
 * i18next formatter (`instance.use(…)`). Formats numbers by locale, and isolates names, titles and addresses of the
 * opposite direction from their sentence (https://www.unicode.org/reports/tr9/).
 *
 * The text files therefore contain neither digits nor direction marks.
 *
 * @param localeFor maps a language to the locale for its numbers
 */
export function valuesInSentences(localeFor: (language: string) => string): FormatterModule {
  return {
    type: 'formatter',
    init: () => undefined,
    add: () => undefined,
    addCached: () => undefined,
    format(value: unknown, _format?: string, language = DEFAULT_LANGUAGE): string {
      if (typeof value === 'number') return numbersOf(localeFor(language)).format(value);
      // A missing value stays undefined, so that i18next reports it.
      return typeof value === 'string' ? isolated(value, language) : (value as string);
    },
  };
}

/** Isolates a value where its direction differs from the language's. */
function isolated(value: string, language: string): string {
  const text = value.replace(CONTROLS, '');
  const known = LANGUAGES.find((each) => each === language);
  const foreign =
    known && directionOf(known) === 'rtl'
      ? !ARABIC_AS_IT_IS.test(text) && !WEB_ADDRESS.test(text)
      : hasRightToLeft(text);
  return foreign ? isolate(text) : text;
}

const formats = new Map<string, Intl.NumberFormat>();

function numbersOf(locale: string): Intl.NumberFormat {
  let format = formats.get(locale);
  if (!format) formats.set(locale, (format = new Intl.NumberFormat(numberLocale(locale))));
  return format;
}
