import { Wordmark } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths/paths.ts';
import styles from './legal-text.module.css';

const PARTS = {
  privacy: ['account', 'fans', 'artists', 'measure', 'end'],
  terms: ['yours', 'fair', 'service', 'end'],
} as const;

/** A page of small print that can be read. */
export function LegalText({ page }: { page: keyof typeof PARTS }) {
  const { t } = useTranslation('legal');
  const key = (part: string, field: 'title' | 'text') =>
    `${page}.parts.${part}.${field}` as 'privacy.parts.account.title';
  return (
    <div className={styles.page}>
      <Link to={paths.splash.to()} className={styles.home}>
        <Wordmark site="countin" size="large" />
      </Link>
      <main>
        <h1>{t(`${page}.title`)}</h1>
        <p className={styles.lead}>{t(`${page}.lead`)}</p>
        {PARTS[page].map((part) => (
          <section key={part}>
            <h2>{t(key(part, 'title'))}</h2>
            <p>{t(key(part, 'text'))}</p>
          </section>
        ))}
      </main>
    </div>
  );
}
