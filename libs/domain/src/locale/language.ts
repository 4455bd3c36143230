/** Interface languages, section 9 of the specification. The first is the default and the fallback. */
export const LANGUAGES = ['en', 'zh-CN', 'ar', 'hi', 'ja', 'ko', 'fr', 'de', 'es', 'pt-BR'] as const;
/** One of {@link LANGUAGES}. */
export type Language = (typeof LANGUAGES)[number];
/** Fallback language for texts without a translation. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** Writing direction of a language. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}
