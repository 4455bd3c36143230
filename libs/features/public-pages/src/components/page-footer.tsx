import type { Language } from '@countin/domain/locale';
import { formatAgo, languageName } from '@countin/i18n';
import type { PageView } from '../page/page-view.ts';
import { Wordmark } from '@countin/ui/static';
import { ThemeSelect } from './theme-select.tsx';

/** Query of the same page in another language; other parameters are kept. */
function inLanguage({ query }: PageView, language: Language): URLSearchParams {
  return new URLSearchParams([...[...query].filter(([name]) => name !== 'lang'), ['lang', language]]);
}

/**
 * Language choice, theme choice and site name. The language list is collapsed. Its names in ten scripts need ten fonts,
 * and a visible list would delay the first paint.
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
            <span className="languages-label">{t('language')}</span> {languageName(language)}
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
        <ThemeSelect site={site} nameOf={(theme) => t(`theme.${theme}`)} />
      </label>
      <a className="home" href={`${home}/`}>
        <Wordmark site={site} />
      </a>
    </footer>
  );
}

/**
 * Shows the age of stale data. If the database cannot be read, the page uses the last known data. The note appears
 * after one minute, since any cached page may be that old.
 */
function StaleNote({ view: { t, language, now, staleSince } }: { readonly view: PageView }) {
  const since = staleSince();
  const ago = since === null ? null : formatAgo(language, since, now);
  return ago === null ? null : <p className="stale">{t('stale', { ago })}</p>;
}
