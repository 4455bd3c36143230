import type { Language } from '@countin/domain';
import { chooseLanguage, LANGUAGE_COOKIE } from './choose-language.ts';

/** What a window tells of its page. */
export interface PageFacts {
  readonly location: { readonly search: string };
  readonly document: { readonly cookie: string };
  readonly navigator: { readonly languages: readonly string[] };
}

/** The language of a page in a browser: asked for in its address, chosen here before, or the browser's own. */
export function pageLanguage(page: PageFacts): Language {
  return chooseLanguage({ ...chosen(page), acceptLanguage: page.navigator.languages.join(',') });
}

/** Whether somebody has asked for a language in the address of a page, or chosen one on this device. */
export function isLanguageChosen(page: PageFacts): boolean {
  const { query, cookie } = chosen(page);
  return query !== null || cookie !== undefined;
}

function chosen({ location, document }: PageFacts) {
  const cookie = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([^;]*)`).exec(document.cookie)?.[1];
  return { query: new URLSearchParams(location.search).get('lang'), cookie };
}
