import { genreOf } from '@countin/domain/release-metadata';
import { formatList, genreName, languageName } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

/** Parts of an object that a person recognises it by. */
const NAMES = ['short', 'long', 'title', 'name', 'label', 'venue', 'city', 'date', 'text', 'url'] as const;

/** A value without a form of its own: texts as lines, lists as lists. */
export function PlainValue({ field, value }: { readonly field: string; readonly value: unknown }) {
  const { t } = useTranslation(['publisher', 'genres', 'autosave']);
  const locale = useLocale();
  if (Array.isArray(value)) {
    if (value.length === 0) return <em>{t('autosave:conflict.empty')}</em>;
    return (
      <ul>
        {value.map((each, at) => (
          <li key={at}>
            <bdi>{lineOf(t, locale, field, each)}</bdi>
          </li>
        ))}
      </ul>
    );
  }
  return lineOf(t, locale, field, value) || <em>{t('autosave:conflict.empty')}</em>;
}

type Translate = TFunction<['publisher', 'genres', 'autosave']>;

function lineOf(t: Translate, locale: string, field: string, value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'publisher:yes' : 'publisher:no');
  if (typeof value === 'object' && value !== null) return objectText(t, locale, value);
  return namedText(t, field, String(value ?? ''));
}

/** A text; genres and languages by their names. */
function namedText(t: Translate, field: string, text: string): string {
  if (field === 'language' || field === 'feedLanguages') return languageName(text);
  const genre = field === 'genres' ? genreOf(text) : null;
  return genre ? genreName(t, genre) : text;
}

/** The names within an object; for records of texts, the texts. Pictures have none. */
function objectText(t: Translate, locale: string, value: object): string {
  const named = NAMES.flatMap((name) => (name in value ? [Reflect.get(value, name) as unknown] : []));
  const texts = (named.length > 0 ? named : Object.values(value)).filter(
    (each): each is string => typeof each === 'string' && each !== '',
  );
  if ('colours' in value || 'rendition' in value) return t('publisher:picture');
  return named.length > 0 ? formatList(locale, texts) : texts.join('\n');
}
