import type { Language } from '@countin/domain/locale';
import { chooseLanguage, LANGUAGE_COOKIE } from './choose-language.ts';

/** Subset of `window` needed to determine the page's language. */
export interface PageFacts {
  readonly location: { readonly search: string };
  readonly document: { readonly cookie: string };
  readonly navigator: { readonly languages: readonly string[] };
}

/** Language of a page in a browser: `?lang=` of its URL, the cookie, or the browser's preference. */
export function pageLanguage(page: PageFacts): Language {
  return chooseLanguage({ ...chosenLanguages(page), acceptLanguage: page.navigator.languages.join(',') });
}

/** Whether the URL or the device's cookie carries an explicit choice of language. */
export function isLanguageChosen(page: PageFacts): boolean {
  const { query, cookie } = chosenLanguages(page);
  return query !== null || cookie !== undefined;
}

/** Explicit choices of a language: in the URL, and in the device's cookie. */
export function chosenLanguages({ location, document }: PageFacts) {
  const cookie = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([^;]*)`).exec(document.cookie)?.[1];
  return { query: new URLSearchParams(location.search).get('lang'), cookie };
}
