import { originsOf } from '@countin/domain/deployment';
import { countryOf, directionOf, type Language } from '@countin/domain/locale';
import type { PageRequest, PageServices } from '@countin/domain/pages';
import { chooseLanguage, createTranslator, LANGUAGE_COOKIE, languagesWith, type Namespace } from '@countin/i18n';
import type { Site } from '@countin/theme';
import type { PageView } from './page-view.ts';

/** Context of one request, for page functions. Views get only its `PageView`. */
export interface PageContext extends PageView {
  readonly request: PageRequest;
  readonly services: PageServices;
}

/**
 * Opens a request: its language and texts.
 *
 * @param namespace the texts the page is made of, which decide the languages it is written in
 * @param wanted a language from another source; an explicit choice overrides it, the browser's language does not
 * @param offered languages in which its owner offers it; empty for all
 */
export function openPage(
  request: PageRequest,
  services: PageServices,
  site: Site,
  namespace: Namespace,
  wanted?: Language,
  offered: readonly Language[] = [],
): PageContext {
  const texts = languagesWith(namespace);
  const chosen = offered.filter((language) => texts.includes(language));
  const written = chosen.length === 0 ? texts : chosen;
  const cookie = request.cookies[LANGUAGE_COOKIE];
  const requested = chooseLanguage(
    { query: request.query.get('lang'), cookie: cookie ?? wanted, acceptLanguage: request.acceptLanguage },
    written,
  );
  // A language that is requested by name counts even if the page lacks it, unless its owner has chosen.
  const language = chosen.length === 0 || chosen.includes(requested) ? requested : (chosen[0] ?? requested);
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
    // From the query only: the CDN cache is shared, so the platform's geolocation must not enter the page.
    country: countryOf(query.get('country')),
    staleSince: () => services.staleSince?.() ?? null,
  };
}
