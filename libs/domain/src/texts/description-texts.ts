import { LANGUAGES, type Language } from '../locale/language.ts';
import { emptyText, type ReleaseText, type TextContent } from './release-text.ts';
import type { TextsByLanguage } from './text-content.ts';

/** Descriptions by language, as a version of a page has them, as stored texts. */
export function textsOfDescriptions(
  descriptions: Readonly<Partial<Record<Language, Pick<TextContent, 'short' | 'long' | 'shown'>>>>,
): TextsByLanguage {
  const entries = LANGUAGES.flatMap((language): [Language, ReleaseText][] => {
    const description = descriptions[language];
    return description ? [[language, { ...emptyText(language), ...description }]] : [];
  });
  return Object.fromEntries(entries);
}
