import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '@countin/ui';
import styles from './sample-phone.module.css';

/** A fan's page in small, as it looks on a phone. Leads to the real one. */
export function SamplePhone({ href, cover }: { href: string; cover: ReactNode }) {
  const { t } = useTranslation(['splash', 'common']);
  const figures = [
    ['06', t('sample.days')],
    ['14', t('sample.hours')],
    ['32', t('sample.minutes')],
  ];
  return (
    <a className={styles.phone} href={href}>
      <span className={visuallyHidden}>{t('exampleCaption')}: {t('sample.title')}</span>
      <span aria-hidden className={styles.screen}>
        {cover}
        <span className={styles.text}>
          <span className={styles.artist}>{t('sample.artist')}</span>
          <span className={styles.title}>{t('sample.title')}</span>
          <span className={styles.figures}>
            {figures.map(([value, name]) => (
              <span key={name}><b>{value}</b>{name}</span>
            ))}
          </span>
          <span className={styles.button}>{t('common:getNotified')}</span>
        </span>
      </span>
    </a>
  );
}
