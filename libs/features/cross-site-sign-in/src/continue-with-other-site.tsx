import { parseNext, syncPath } from '@countin/auth-sync/browser';
import { useAuthSync } from '@countin/data/cross-site-sign-in';
import { buttonClass } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { OTHER_SITE, SITE_TITLES } from './site-titles.ts';
import styles from './continue-with-other-site.module.css';

/** Link for a user who is signed in on the other site. Renders nothing if there is no other site. */
export function ContinueWithOtherSite({ back }: { readonly back: string | null }) {
  const { t } = useTranslation('cross-site-sign-in');
  const { site, otherSite } = useAuthSync();
  if (otherSite === null) return null;
  return (
    <p className={styles.other}>
      <a href={syncPath(parseNext(back))} className={buttonClass({ wide: true })}>
        {t('continueWith', { site: SITE_TITLES[OTHER_SITE[site]] })}
      </a>
    </p>
  );
}
