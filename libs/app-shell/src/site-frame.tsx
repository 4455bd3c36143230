import { classNames, PAGE_TITLE_ID, useFocusOnMount } from '@countin/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation } from 'react-router';
import styles from './site-frame.module.css';

interface SiteFrameProps {
  readonly className?: string;
  readonly mainClassName?: string;
  /** The site's menu or bar. */
  readonly navigation: ReactNode;
  readonly children: ReactNode;
}

/** Frame of a site's screens: skip link, progress of navigation, and focus on each new screen. */
export function SiteFrame({ className, mainClassName, navigation, children }: SiteFrameProps) {
  const { t } = useTranslation('common');
  const loading = useNavigation().state !== 'idle';
  const main = useFocusOnMount(useLocation());
  return (
    <div className={className}>
      <a className={styles.skip} href="#main">
        {t('skipToContent')}
      </a>
      {loading && <div className={styles.progress} role="progressbar" aria-label={t('loading')} />}
      {navigation}
      <main
        className={classNames(styles.main, mainClassName)}
        id="main"
        tabIndex={-1}
        aria-labelledby={PAGE_TITLE_ID}
        ref={main}
      >
        {children}
      </main>
    </div>
  );
}
