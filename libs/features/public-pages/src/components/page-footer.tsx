import type { Language } from '@countin/domain';
import { formatAgo, languageName } from '@countin/i18n';
import { SITE_THEMES, THEMES } from '@countin/theme';
import type { PageContext } from '../page/page-context.ts';
import { SiteMark } from '../brand/site-mark.tsx';

/** The same page in another language: what else its address says stays. */
function inLanguage({ request }: PageContext, language: Language): URLSearchParams {
  return new URLSearchParams([...[...request.query].filter(([name]) => name !== 'lang'), ['lang', language]]);
}

/**
 * Language, theme, and whose page this is. The languages are folded: names in ten scripts need as many fonts, and a
 * page would look for them before its first paint.
 */
export function PageFooter({ context }: { readonly context: PageContext }) {
  const { t, site, language, written, origins } = context;
  const home = site === 'fourtrack' ? origins.fourtrack : origins.main;
  return (
    <footer className="page-footer">
      <StaleNote context={context} />
      {written.length > 1 && (
        <details className="languages">
          <summary>
            <span className="languages-label">{t('language')}: </span>
            {languageName(language)}
          </summary>
          <nav aria-label={t('language')}>
            {written.map((other) => (
              <a
                key={other}
                href={`?${inLanguage(context, other)}`}
                lang={other}
                hrefLang={other}
                aria-current={other === language ? 'true' : undefined}
                data-language={other}
              >
                {languageName(other)}
              </a>
            ))}
          </nav>
        </details>
      )}
      <label className="theme-choice needs-script">
        {t('theme.label')}
        <select data-theme-choice defaultValue={SITE_THEMES[site].fallback}>
          {THEMES.map((theme) => (
            <option key={theme} value={theme}>
              {t(`theme.${theme}`)}
            </option>
          ))}
        </select>
      </label>
      <a className="home" href={`${home}/`}>
        <SiteMark site={site} />
      </a>
    </footer>
  );
}

/** Where the database cannot be read, what it said last stands in: from a minute on, which any kept page may be old, it says so. */
function StaleNote({ context: { t, language, request, services } }: { readonly context: PageContext }) {
  const since = services.staleSince?.() ?? null;
  const ago = since === null ? null : formatAgo(language, since, request.now);
  return ago === null ? null : <p className="stale">{t('stale', { ago })}</p>;
}
