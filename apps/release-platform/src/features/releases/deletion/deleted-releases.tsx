import { useDataAccess } from '@countin/data/access';
import { deletedReleasesOptions, restoreReleaseOptions } from '@countin/data/releases';
import { errorCodeOf } from '@countin/domain/errors';
import { formatDate, joinFacts } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { ownZone, useNow } from '@countin/screen-kit/hooks';
import { Button, Notice, Row, Rows, Section } from '@countin/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

const MINUTE = 60_000;

/** Deleted releases of an artist, each with the way back. Nothing where there are none. */
export default function DeletedReleases({ artistId }: { readonly artistId: string }) {
  const { t } = useTranslation(['release-lists', 'releases']);
  const errorText = useErrorText();
  const locale = useLocale();
  const now = useNow(MINUTE);
  const access = useDataAccess();
  const { data } = useQuery(deletedReleasesOptions(access, artistId));
  const restore = useMutation(restoreReleaseOptions(access));
  const dayOf = (at: number) => formatDate(locale, at, ownZone, now);
  if (!data || (data.releases.length === 0 && !restore.error)) return null;
  return (
    <Section title={t('deletion.list.title')} lead={t('deletion.list.lead')}>
      {restore.error && <Notice tone="danger" title={errorText(errorCodeOf(restore.error))} />}
      <Rows label={t('deletion.list.title')}>
        {data.releases.map(({ productId, title, deletedAt, removeAt, deletedBy }) => (
          <Row
            key={productId}
            title={title || t('releases:untitled')}
            below={joinFacts([
              deletedBy === ''
                ? t('deletion.list.on', { date: dayOf(deletedAt) })
                : t('deletion.list.by', { name: deletedBy, date: dayOf(deletedAt) }),
              t('deletion.list.until', { date: dayOf(removeAt) }),
            ])}
            end={
              <Button
                size="small"
                busy={restore.isPending && restore.variables.productId === productId}
                aria-label={t('deletion.list.restoreNamed', { title })}
                onClick={() => {
                  if (!restore.isPending) restore.mutate({ productId });
                }}
              >
                {t('deletion.list.restore')}
              </Button>
            }
          />
        ))}
      </Rows>
    </Section>
  );
}
