import { SettingsPart } from '@countin/account';
import { useDataAccess } from '@countin/data/access';
import { activityOptions, type ProfileKey } from '@countin/data/members';
import { ROLES, type Activity } from '@countin/domain/permissions';
import { formatDateTime } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { LoadErrorNotice } from '@countin/screen-kit/loading';
import { Button, Hint, Row, Rows, Skeleton } from '@countin/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ownZone, useNow } from '@countin/screen-kit/hooks';

const MINUTE = 60_000;

/** Activity log: who changed what on an artist or a label, newest first. For its owner and managers. */
export function ActivityPart({ profile }: { readonly profile: ProfileKey }) {
  const { t } = useTranslation(['team', 'common']);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    activityOptions(useDataAccess(), profile.kind, profile.profileId),
  );
  const entries = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <SettingsPart id="activity" title={t('activity.title')} lead={t('activity.lead')}>
      {error && <LoadErrorNotice error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={140} />}
      {data && <Entries entries={entries} />}
      {hasNextPage && (
        <Button size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('activity.more')}
        </Button>
      )}
    </SettingsPart>
  );
}

function Entries({ entries }: { readonly entries: readonly Activity[] }) {
  const { t } = useTranslation('team');
  if (entries.length === 0) return <Hint>{t('activity.none')}</Hint>;
  return (
    <Rows label={t('activity.title')}>
      {entries.map((entry) => (
        <ActivityRow key={entry.id} entry={entry} />
      ))}
    </Rows>
  );
}

function ActivityRow({ entry }: { readonly entry: Activity }) {
  const { t } = useTranslation('team');
  const locale = useLocale();
  const now = useNow(MINUTE);
  const { action, actorName, subject, before, after, at } = entry;
  const named = (value: string | null) => {
    const role = ROLES.find((each) => each === value);
    // Empty is the name of a member without one.
    return role ? t(`role.${role}`) : value === '' ? t('members.unnamed') : (value ?? '');
  };
  const values = { subject: subject || t('open.link'), before: named(before), after: named(after) };
  return (
    <Row
      title={t(`activity.actions.${action}`, values)}
      below={t('activity.by', {
        actor: actorName || t('members.unnamed'),
        when: formatDateTime(locale, at, ownZone, now),
      })}
    />
  );
}
