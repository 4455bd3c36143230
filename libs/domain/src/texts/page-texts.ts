import * as v from 'valibot';
import { optionalText } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';
import { languageSchema } from '../locale/language-schema.ts';
import { LANGUAGES, DEFAULT_LANGUAGE, type Language } from '../locale/language.ts';
import { textContentOf, type DescribedRelease, type TextsByLanguage } from './text-content.ts';

/** Descriptions of one language on a release page. */
const pageTextSchema = v.object({
  short: optionalText(LIMITS.shortDescription),
  long: optionalText(LIMITS.description),
});
type PageText = v.InferOutput<typeof pageTextSchema>;

/**
 * Descriptions that fans see, by language. At most ten languages of 4300 characters, some 130 kB. The long
 * description of the release’s own language is in `description`.
 */
export const pageTextsSchema = v.record(languageSchema, pageTextSchema);
/** Descriptions, parsed by {@link pageTextsSchema}. */
export type PageTexts = v.InferOutput<typeof pageTextsSchema>;

/** A release page’s descriptions. */
export interface DescribedPage extends DescribedRelease {
  readonly texts: Readonly<Partial<Record<Language, PageText>>>;
}

/** Texts that publishing copies to the page: shown descriptions of every language that has some. */
export function pageTextsOf(release: DescribedRelease, texts: TextsByLanguage): PageTexts {
  const entries = LANGUAGES.flatMap((language): [Language, PageText][] => {
    const { short, long, shown } = textContentOf(release, texts[language], language);
    const text = { short: short.trim(), long: language === release.language ? '' : long.trim() };
    return shown && (text.short !== '' || text.long !== '') ? [[language, text]] : [];
  });
  return Object.fromEntries(entries);
}

/** A description and the language that it is written in. */
export interface ShownText {
  readonly text: string;
  readonly language: Language;
  /** Written in another language than the page. */
  readonly fallback: boolean;
}

/**
 * The description that a fan sees: in the fan’s language, the release’s, English, or the first language that has one.
 * The long one of a language comes before its short one. Null if the release has none at all.
 */
export function shownText(page: DescribedPage, language: Language): ShownText | null {
  const order = [language, page.language, DEFAULT_LANGUAGE, ...LANGUAGES];
  for (const candidate of order) {
    const text = descriptionIn(page, candidate);
    if (text !== '') return { text, language: candidate, fallback: candidate !== language };
  }
  return null;
}

/** The short description in exactly this language; empty if there is none. */
export function shortText(page: Pick<DescribedPage, 'texts'>, language: Language): string {
  return page.texts[language]?.short ?? '';
}

function descriptionIn({ description, language: own, texts }: DescribedPage, language: Language): string {
  const long = language === own ? description : (texts[language]?.long ?? '');
  return long.trim() || (texts[language]?.short ?? '');
}
