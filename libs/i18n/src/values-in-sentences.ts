import type { FormatterModule, InterpolationOptions } from 'i18next';
import { DEFAULT_LANGUAGE, directionOf, LANGUAGES } from '@countin/domain';
import { hasRightToLeft, isolate } from './isolate.ts';

/** Embeddings, overrides and isolates: one without its end in a name would turn the sentence around. */
const CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
/** What stands in an Arabic sentence as it is: Arabic words, numbers, dates and times. */
const ARABIC_AS_IT_IS = /^[\p{Script=Arabic}\p{M}\p{N}\s.,:،؛٪%\u200f]*$/u;
/** Programs that find addresses in plain text would take the closing mark for a part of them. */
const WEB_ADDRESS = /^https?:/;

/** Every value goes through `valuesInSentences`; the markup around a text must escape it. */
export const INTERPOLATION: InterpolationOptions = { escapeValue: false, alwaysFormat: true };

/**
 * What i18next does to values (`instance.use(…)`): numbers are written as the reader writes them, and names,
 * titles and addresses of the other direction are isolated from their sentence, https://www.unicode.org/reports/tr9/.
 * The files of texts therefore hold neither digits nor marks.
 *
 * @param localeFor the locale to write numbers in, of a language
 */
export function valuesInSentences(localeFor: (language: string) => string): FormatterModule {
  return {
    type: 'formatter',
    init: () => undefined,
    add: () => undefined,
    addCached: () => undefined,
    format(value: unknown, _format?: string, language = DEFAULT_LANGUAGE): string {
      if (typeof value === 'number') return numbersOf(localeFor(language)).format(value);
      // What is missing stays so, for i18next to say it.
      return typeof value === 'string' ? isolated(value, language) : (value as string);
    },
  };
}

/** A value as it can stand in any sentence of a language. */
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
  if (!format) formats.set(locale, (format = new Intl.NumberFormat(locale)));
  return format;
}
