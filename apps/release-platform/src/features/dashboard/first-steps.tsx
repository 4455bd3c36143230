import type { ProfileKind } from '@countin/slug-form';
import { Button } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import styles from './first-steps.module.css';

const STEPS = ['artist', 'release', 'link'] as const;

/** First steps of a new user: the way to a link to post, and its first step. */
export function FirstSteps({ onStart }: { onStart: (kind: ProfileKind) => void }) {
  const { t } = useTranslation('dashboard');
  return (
    <section className={styles.panel} aria-label={t('first.label')}>
      <ol className={styles.steps}>
        {STEPS.map((step, i) => (
          <li key={step} aria-current={i === 0 ? 'step' : undefined}>
            <b aria-hidden>{i + 1}</b>
            <h2>{t(`first.${step}.title`)}</h2>
            <p>{t(`first.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button variant="solid" onClick={() => onStart('artist')}>
          {t('profiles.create')}
        </Button>
        <Button onClick={() => onStart('label')}>{t('newLabel')}</Button>
      </div>
    </section>
  );
}
