import { lazyImport } from '@countin/deployment-recovery';
import type { Signup } from '@countin/domain/fan';
import { LoadErrorNotice } from '@countin/screen-kit/loading';
import { EmptyState, Section, Skeleton } from '@countin/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './fan-panel.module.css';

const NewFans = lazy(lazyImport(() => import('./new-fans.tsx')));

interface FanPanelProps {
  /** Newest first; undefined while they are read, null when they could not be. */
  readonly signups: readonly Signup[] | null | undefined;
  readonly now: number;
  /** Error of the last request, with its retry. */
  readonly failed: { readonly error: Error | null; readonly retry: () => void };
  /** The way to all of them. */
  readonly aside?: ReactNode;
}

/** New fans of the last week: how many, on which days, and who came last. */
export function FanPanel({ signups, now, failed, aside }: FanPanelProps) {
  const { t } = useTranslation('dashboard');
  const waiting = (
    <div className={styles.waiting}>
      <Skeleton width={90} height={34} />
      <Skeleton height={108} />
    </div>
  );
  return (
    <Section title={t('fans.title')} aside={aside}>
      {failed.error && <LoadErrorNotice error={failed.error} onRetry={failed.retry} />}
      {signups === null ? null : signups?.length === 0 ? (
        <EmptyState title={t('fans.emptyTitle')}>{t('fans.emptyText')}</EmptyState>
      ) : (
        <Suspense fallback={waiting}>
          <NewFans signups={signups} now={now} waiting={waiting} />
        </Suspense>
      )}
    </Section>
  );
}
