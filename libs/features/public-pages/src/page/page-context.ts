import { directionOf, originsOf, type Language, type PageRequest, type PageServices } from '@countin/domain';
import {
  chooseLanguage,
  createTranslator,
  LANGUAGE_COOKIE,
  languagesWith,
  type Namespace,
  type Translator,
} from '@countin/i18n';
import type { Site } from '@countin/theme';

/** What every public page is made with. */
export interface PageContext {
  readonly request: PageRequest;
  readonly services: PageServices;
  /** Whose look and theme key the page has. */
  readonly site: Site;
  readonly language: Language;
  readonly direction: 'ltr' | 'rtl';
  readonly t: Translator;
  /** Languages that the page is written in, to switch between. */
  readonly written: readonly Language[];
  readonly origins: ReturnType<typeof originsOf>;
}

/**
 * Opens a request: its language and texts.
 *
 * @param namespace the texts the page is made of, which decide the languages it is written in
 * @param wanted a language known from elsewhere, weaker than a choice made here and stronger than the browser's
 */
export function openPage(
  request: PageRequest,
  services: PageServices,
  site: Site,
  namespace: Namespace,
  wanted?: Language,
): PageContext {
  const written = languagesWith(namespace);
  const cookie = request.cookies[LANGUAGE_COOKIE];
  const language = chooseLanguage(
    { query: request.query.get('lang'), cookie: cookie ?? wanted, acceptLanguage: request.acceptLanguage },
    written,
  );
  return {
    request,
    services,
    site,
    language,
    written,
    direction: directionOf(language),
    t: createTranslator(language),
    origins: originsOf(services.sites),
  };
}
