import { useOptionalSession } from '@countin/data';
import { buttonClass, Cover, Wordmark } from '@countin/ui';
import { ArrowUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../navigation/paths.ts';
import { usePublicAddresses } from '../navigation/sites-context.tsx';
import { SAMPLE_COVER, SAMPLE_RELEASE_ID } from '../splash/sample-release.ts';
import { SamplePhone } from '../splash/sample-phone.tsx';
import styles from './splash-route.module.css';

const POINTS = ['moment', 'fans', 'day'] as const;

/** What Countin is, in one look. */
export function Component() {
  const { t } = useTranslation(['splash', 'nav']);
  const session = useOptionalSession();
  const addresses = usePublicAddresses();
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Wordmark name="countin" />
        {session ? (
          <Link to={paths.dashboard.to()} className={buttonClass({ size: 'small' })}>{t('toDashboard')}</Link>
        ) : (
          <Link to={paths.login.to()} className={buttonClass({ look: 'quiet', size: 'small' })}>{t('login')}</Link>
        )}
      </header>
      <main>
        <div className={styles.hero}>
          <div className={styles.words}>
            <h1 className={styles.title}>{t('headline')}</h1>
            <p className={styles.lead}>{t('lead')}</p>
            <p className={styles.actions}>
              {session ? (
                <Link to={paths.dashboard.to()} className={buttonClass({ look: 'filled' })}>{t('toDashboard')}</Link>
              ) : (
                <Link to={paths.login.to({ mode: 'signup' })} className={buttonClass({ look: 'filled' })}>{t('signUp')}</Link>
              )}
              <a href={addresses.release(SAMPLE_RELEASE_ID)} className={buttonClass()}>
                {t('example')}
                <ArrowUpRight aria-hidden />
              </a>
            </p>
          </div>
          <SamplePhone href={addresses.release(SAMPLE_RELEASE_ID)} cover={<Cover design={SAMPLE_COVER} eager />} />
        </div>
        <ol className={styles.points}>
          {POINTS.map((point) => (
            <li key={point}>
              <h2>{t(`points.${point}.title`)}</h2>
              <p>{t(`points.${point}.text`)}</p>
            </li>
          ))}
        </ol>
      </main>
      <footer className={styles.foot}>
        <Link to={paths.privacy.to()}>{t('nav:privacy')}</Link>
        <Link to={paths.terms.to()}>{t('nav:terms')}</Link>
      </footer>
    </div>
  );
}
