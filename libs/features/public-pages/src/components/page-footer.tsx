import type { Language } from '@countin/domain/locale';
import { formatAgo, languageName } from '@countin/i18n';
import { SITE_THEMES, THEMES } from '@countin/theme';
import type { PageView } from '../page/page-view.ts';
import { Wordmark } from '@countin/ui/wordmark';

/** The same page in another language: what else its address says stays. */
function inLanguage({ query }: PageView, language: Language): URLSearchParams {
  return new URLSearchParams([...[...query].filter(([name]) => name !== 'lang'), ['lang', language]]);
}

/**
 * Language, theme, and whose page this is. The languages are folded: names in ten scripts need as many fonts, and a
 * page would look for them before its first paint.
 */
export function PageFooter({ view }: { readonly view: PageView }) {
  const { t, site, language, written, origins } = view;
  const home = site === 'fourtrack' ? origins.fourtrack : origins.main;
  return (
    <footer className="page-footer">
      <StaleNote view={view} />
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
                href={`?${inLanguage(view, other)}`}
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
        <Wordmark site={site} />
      </a>
    </footer>
  );
}

/** Where the database cannot be read, what it said last stands in: from a minute on, which any kept page may be old, it says so. */
function StaleNote({ view: { t, language, now, staleSince } }: { readonly view: PageView }) {
  const since = staleSince();
  const ago = since === null ? null : formatAgo(language, since, now);
  return ago === null ? null : <p className="stale">{t('stale', { ago })}</p>;
}
