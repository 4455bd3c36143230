import { PUBLIC_PATHS } from '@countin/domain/urls';
import { useDataAccess } from '@countin/data/access';
import { updateAccount } from '@countin/data/account';
import { useAuthSync } from '@countin/data/cross-site-sign-in';
import { useUserStatus } from '@countin/data/users';
import { useAccountLanguage } from '@countin/i18n/react';
import { barTexts, followMenus, SiteBar, type BarLink } from '@countin/public-pages/bar';
import '@countin/public-pages/bar.css';
import { Notice, Wordmark } from '@countin/ui';
import { onlineManager } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { SiteFrame, useOrigins } from '@countin/app-shell';
import { PlayerProvider } from '../player/player-context.tsx';
import { paths } from '../../paths/paths.ts';
import { themeSetter } from './theme.ts';
import { useBarPerson } from './use-bar-person.ts';
import styles from './app-frame.module.css';

/** Paths that the server renders: a link to them leaves the application. */
const OF_THE_SERVER: readonly string[] = [paths.home.to()];

/** Frame of every signed-in screen: the bar of the server-rendered pages, with the person in it. */
export function AppFrame({ onLogout, children }: { readonly onLogout: () => void; readonly children: ReactNode }) {
  const { t } = useTranslation(['bar', 'common', 'fourtrack']);
  const person = useBarPerson();
  const { pathname } = useLocation();
  const theme = useSyncExternalStore(themeSetter.subscribe, themeSetter.choice);
  // Without a network, queries pause and go on by themselves: screens would wait without a word.
  const isOffline = useSyncExternalStore(followNetwork, isWithoutNetwork);
  const origins = useOrigins();
  const upgrade = useAuthSync().otherSiteLink(PUBLIC_PATHS.upgrade) ?? origins.main + PUBLIC_PATHS.upgrade;
  const access = useDataAccess();
  useAccountLanguage(useUserStatus().user?.language, (language) => updateAccount(access, { language }));
  useEffect(() => followMenus(document), []);
  return (
    <PlayerProvider>
      <SiteFrame
        className={styles.frame}
        mainClassName={styles.main}
        navigation={
          <SiteBar
            texts={barTexts((key) => t(key))}
            mark={<Wordmark site="fourtrack" />}
            person={person}
            upgradeHref={upgrade}
            path={pathname}
            link={AppLink}
            logOut={
              <button type="button" className="bar-item" onClick={onLogout}>
                {t('common:logOut')}
              </button>
            }
            theme={{ value: theme, onChange: themeSetter.set }}
          />
        }
      >
        {isOffline && <Notice title={t('fourtrack:offline')} />}
        {children}
      </SiteFrame>
    </PlayerProvider>
  );
}

const followNetwork = (listener: () => void) => onlineManager.subscribe(listener);
const isWithoutNetwork = () => !onlineManager.isOnline();

const AppLink: BarLink = ({ href, ...rest }) => (
  <Link {...rest} to={href} reloadDocument={OF_THE_SERVER.includes(href)} />
);
