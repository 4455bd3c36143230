import type { Language } from '@countin/domain';
import { chooseLanguage, LANGUAGE_COOKIE } from './choose-language.ts';

/** What a window tells of its page. */
interface PageFacts {
  readonly location: { readonly search: string };
  readonly document: { readonly cookie: string };
  readonly navigator: { readonly languages: readonly string[] };
}

/** The language of a page in a browser: asked for in its address, chosen here before, or the browser's own. */
export function pageLanguage({ location, document, navigator }: PageFacts): Language {
  const cookie = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([^;]*)`).exec(document.cookie)?.[1];
  return chooseLanguage({ query: new URLSearchParams(location.search).get('lang'), cookie, acceptLanguage: navigator.languages.join(',') });
}
