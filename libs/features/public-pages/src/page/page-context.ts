import { originsOf } from '@countin/domain/deployment';
import { countryOf, directionOf, type Language } from '@countin/domain/locale';
import type { PageRequest, PageServices } from '@countin/domain/pages';
import { chooseLanguage, createTranslator, LANGUAGE_COOKIE, languagesWith, type Namespace } from '@countin/i18n';
import type { Site } from '@countin/theme';
import type { PageView } from './page-view.ts';

/** A request that is being answered. Page functions have it; views take the `PageView` alone. */
export interface PageContext extends PageView {
  readonly request: PageRequest;
  readonly services: PageServices;
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
  const { now, path, query, form, host } = request;
  return {
    request,
    services,
    t: createTranslator(language),
    language,
    direction: directionOf(language),
    written,
    site,
    origins: originsOf(services.sites),
    now,
    path,
    query,
    form,
    onSubdomain: host.kind === 'subdomain',
    // The platform's guess is no part of a page that a CDN keeps for everybody.
    country: countryOf(query.get('country')),
    staleSince: () => services.staleSince?.() ?? null,
  };
}
