import { usePermissions } from '@countin/data/permissions';
import { lazyImport } from '@countin/deployment-recovery';
import type { LabelProfile } from '@countin/domain/profile';
import { Hint, Section, Skeleton } from '@countin/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './agreements.module.css';

const Agreements = lazy(lazyImport(() => import('./agreements.tsx')));

/** A label's agreements with artists, on its overview. */
export function AgreementsSection({ label }: { readonly label: LabelProfile }) {
  const { t } = useTranslation('agreements');
  const { may } = usePermissions('label', label);
  if (!may('agreements.read')) return null;
  return (
    <Section title={t('part.label.title')}>
      <div className={styles.body}>
        <Hint>{t('part.label.lead')}</Hint>
        <Suspense fallback={<Skeleton height={140} />}>
          <Agreements profile={{ kind: 'label', profileId: label.id }} manages={may('agreements.manage')} />
        </Suspense>
      </div>
    </Section>
  );
}
