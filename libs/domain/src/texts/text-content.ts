import type { Language } from '../locale/language.ts';
import { emptyText, type ReleaseText, type TextContent } from './release-text.ts';
import { TEXT_KINDS, type TextKind } from './text-kinds.ts';
import { isMarkOf, textMark } from './text-mark.ts';

/** The fields of a release that hold its long description in its own language. */
export interface DescribedRelease {
  readonly description: string;
  readonly language: Language;
}

/** Stored texts by language. */
export type TextsByLanguage = Readonly<Partial<Record<Language, ReleaseText>>>;

/**
 * Texts of a release in one language. In the release’s own language, the long description is the release’s
 * `description`, and the descriptions are always shown.
 */
export function textContentOf(
  release: DescribedRelease,
  text: ReleaseText | undefined,
  language: Language,
): TextContent {
  const {
    language: _language,
    sources: _sources,
    versions: _versions,
    updatedBy: _by,
    updatedAt: _at,
    ...content
  } = text ?? emptyText(language);
  return language === release.language ? { ...content, long: release.description, shown: true } : content;
}

/** Whether a text needs another look, because its source has changed since it was written. */
export type TextState = 'empty' | 'current' | 'outdated';

/** State of one text. A text in the source’s own language, or without a known source, is never outdated. */
export function stateOfText(
  kind: TextKind,
  { language, content, sources }: LanguageTexts,
  source: LanguageTexts,
): TextState {
  if (content[kind].trim() === '') return 'empty';
  const mark = sources[kind];
  if (language === source.language || mark === undefined || !isMarkOf(mark, source.language)) return 'current';
  return mark === textMark(source.language, source.content[kind]) ? 'current' : 'outdated';
}

/** Texts in one language, with the marks of their sources. */
export interface LanguageTexts {
  readonly language: Language;
  readonly content: TextContent;
  readonly sources: ReleaseText['sources'];
}

/** State of all texts of a language: empty if each is, outdated if one is. */
export function stateOfLanguage(texts: LanguageTexts, source: LanguageTexts): TextState {
  const states = TEXT_KINDS.map((kind) => stateOfText(kind, texts, source));
  if (states.every((state) => state === 'empty')) return 'empty';
  return states.includes('outdated') ? 'outdated' : 'current';
}

/** Marks for texts that were just written beside these source texts. Texts without a source have none. */
export function marksOf(kinds: readonly TextKind[], source: LanguageTexts): ReleaseText['sources'] {
  const written = kinds.filter((kind) => source.content[kind].trim() !== '');
  return Object.fromEntries(written.map((kind) => [kind, textMark(source.language, source.content[kind])]));
}
