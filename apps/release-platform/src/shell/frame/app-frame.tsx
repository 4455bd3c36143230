import { SiteFrame } from '@countin/app-shell';
import { lazyImport } from '@countin/deployment-recovery';
import { classNames, SegmentedControl, Wordmark } from '@countin/ui';
import { ArrowUpRight, LogOut } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { paths } from '../../paths/paths.ts';
import { MAIN_MENU } from '../navigation/menus.ts';
import { useMenu } from '../navigation/site-screens.ts';
import { useTitleText } from '../navigation/use-title-text.ts';
import { AccountButton } from './account-button.tsx';
import { themeOptions, useTheme } from './theme-choice.tsx';
import styles from './frame.module.css';
import accountStyles from './account-button.module.css';

const PaletteButton = lazy(lazyImport(() => import('./palette-button.tsx')));
const AdminButton = lazy(lazyImport(() => import('./admin-button.tsx')));

interface AppFrameProps {
  /** Display name of the person. */
  readonly name: string;
  readonly isAdmin: boolean;
  /** Leads to the person's 4track, signed in; null where there is none. */
  readonly fourtrack: string | null;
  readonly onLogout: () => void;
  readonly children: ReactNode;
}

/** Frame of every signed-in screen: navigation at the side, at the bottom on phones. */
export function AppFrame({ name, isAdmin, fourtrack, onLogout, children }: AppFrameProps) {
  const { t } = useTranslation(['nav', 'common']);
  const entries = useMenu(MAIN_MENU);
  const titleText = useTitleText(entries.map(({ title }) => title));
  const [theme, setTheme] = useTheme();
  return (
    <SiteFrame
      className={styles.frame}
      mainClassName={styles.main}
      navigation={
        <nav className={styles.nav} aria-label={t('label')}>
          <Link to={paths.dashboard.to()} className={styles.home}>
            <Wordmark site="countin" size="large" />
          </Link>
          <div className={styles.search}>
            <Suspense>
              <PaletteButton />
            </Suspense>
          </div>
          <ul className={styles.list}>
            {entries.map(({ pattern, title, icon: Icon }) => (
              <li key={pattern}>
                <NavLink to={pattern} className={styles.link}>
                  {Icon && <Icon aria-hidden />}
                  {titleText(title)}
                </NavLink>
              </li>
            ))}
            {isAdmin && (
              <Suspense>
                <li>
                  <AdminButton />
                </li>
              </Suspense>
            )}
          </ul>
          <div className={styles.space} />
          <div className={styles.foot}>
            <div className={styles.theme}>
              <SegmentedControl
                label={t('common:theme.label')}
                hideLabel
                size="small"
                options={themeOptions.map((option) => ({
                  value: option.theme,
                  label: t(`common:theme.${option.theme}`),
                  icon: option.icon,
                }))}
                value={theme}
                onChange={setTheme}
              />
            </div>
            {fourtrack !== null && (
              <a href={fourtrack} className={classNames(styles.link, styles.wide)}>
                <ArrowUpRight aria-hidden />
                {t('fourtrack')}
              </a>
            )}
            <AccountButton name={name} onLogout={onLogout} />
            <button
              type="button"
              className={classNames(styles.link, accountStyles.account, styles.wide)}
              onClick={onLogout}
            >
              <LogOut aria-hidden />
              {t('logout')}
            </button>
          </div>
        </nav>
      }
    >
      {children}
    </SiteFrame>
  );
}
