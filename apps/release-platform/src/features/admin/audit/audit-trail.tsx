import { useDataAccess } from '@countin/data/access';
import { auditOptions } from '@countin/data/admin';
import type { AuditEntry } from '@countin/domain/admin';
import { formatDateTime } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { ownZone } from '@countin/screen-kit/hooks';
import { LoadErrorNotice } from '@countin/screen-kit/loading';
import { Button, EmptyState, Skeleton } from '@countin/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../paths/paths.ts';
import { useAuditText } from './audit-text.ts';
import panelStyles from '../panel.module.css';
import styles from './audit-trail.module.css';

/** Audit log of admin actions, newest first: for one user, or for all users when `subject` is null. */
export function AuditTrail({ subject, now }: { subject: string | null; now: number }) {
  const { t } = useTranslation('admin');
  const {
    data,
    error,
    isPending,
    isLoadingError,
    refetch,
    hasNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
    fetchNextPage,
  } = useInfiniteQuery(auditOptions(useDataAccess(), subject));
  if (isPending)
    return (
      <div className={styles.waiting} aria-busy>
        <Skeleton height={44} />
        <Skeleton height={44} />
      </div>
    );
  if (isLoadingError) return <LoadErrorNotice error={error} onRetry={() => void refetch()} />;
  const entries = data.pages.flatMap((page) => page.entries);
  if (entries.length === 0 && !hasNextPage) {
    return subject === null ? (
      <EmptyState title={t('audit.none')}>{t('audit.noneText')}</EmptyState>
    ) : (
      <p className={panelStyles.note}>{t('audit.noneOfPerson')}</p>
    );
  }
  return (
    <>
      <ol className={styles.rows} aria-label={t('audit.label')}>
        {entries.map((entry) => (
          <AuditRow key={entry.id} entry={entry} named={subject === null} now={now} />
        ))}
      </ol>
      {isFetchNextPageError && <LoadErrorNotice error={error} onRetry={() => void fetchNextPage()} />}
      {hasNextPage && !isFetchNextPageError && (
        <div className={styles.more}>
          <Button size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('audit.more')}
          </Button>
        </div>
      )}
    </>
  );
}

function AuditRow({ entry, named, now }: { entry: AuditEntry; named: boolean; now: number }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const text = useAuditText()(entry, named);
  // A deleted account has no page to link to.
  const linked = named && entry.action !== 'delete-account';
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        {linked ? <Link to={paths.admin.to({ person: entry.subject })}>{text}</Link> : text}
      </span>
      {entry.reason && <span className={styles.reason}>{t('audit.reason', { reason: entry.reason })}</span>}
      <span className={styles.by}>
        {t('audit.by', { actor: entry.actorName || entry.actor, when: formatDateTime(locale, entry.at, ownZone, now) })}
      </span>
    </li>
  );
}
