import { PUBLIC_PATHS } from '@countin/domain/urls';
import { useAuthSync } from '@countin/data/cross-site-sign-in';
import { useUserStatus } from '@countin/data/users';
import { useAccountLanguage } from '@countin/i18n/react';
import { barTexts, followMenus, SiteBar, type BarLink } from '@countin/public-pages/bar';
import '@countin/public-pages/bar.css';
import { PAGE_TITLE_ID, useFocusOnMount, Wordmark } from '@countin/ui';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigation } from 'react-router';
import { useOrigins } from '@countin/app-shell';
import { paths } from '../../paths/paths.ts';
import { themeSetter } from './theme.ts';
import { useBarPerson } from './use-bar-person.ts';
import styles from './app-frame.module.css';

/** Paths that the server renders: a link to them leaves the application. */
const OF_THE_SERVER: readonly string[] = [paths.home.to()];

/** What stands around every signed-in screen: the bar of the server-rendered pages, with the person in it. */
export function AppFrame({ onLogout, children }: { readonly onLogout: () => void; readonly children: ReactNode }) {
  const { t } = useTranslation(['bar', 'common']);
  const person = useBarPerson();
  const location = useLocation();
  const loading = useNavigation().state !== 'idle';
  const main = useFocusOnMount(location);
  const theme = useSyncExternalStore(themeSetter.subscribe, themeSetter.choice);
  const origins = useOrigins();
  const upgrade = useAuthSync().otherSiteLink(PUBLIC_PATHS.upgrade) ?? origins.main + PUBLIC_PATHS.upgrade;
  useAccountLanguage(useUserStatus().user?.language);
  useEffect(() => followMenus(document), []);
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        {t('common:skipToContent')}
      </a>
      {loading && <div className={styles.progress} role="progressbar" aria-label={t('common:loading')} />}
      <SiteBar
        texts={barTexts((key) => t(key))}
        mark={<Wordmark site="fourtrack" />}
        person={person}
        upgradeHref={upgrade}
        path={location.pathname}
        link={AppLink}
        logOut={
          <button type="button" className="bar-item" onClick={onLogout}>
            {t('common:logOut')}
          </button>
        }
        theme={{ value: theme, onChange: themeSetter.set }}
      />
      <main className={styles.main} id="main" tabIndex={-1} aria-labelledby={PAGE_TITLE_ID} ref={main}>
        {children}
      </main>
    </div>
  );
}

const AppLink: BarLink = ({ href, ...rest }) => (
  <Link {...rest} to={href} reloadDocument={OF_THE_SERVER.includes(href)} />
);
