import { useDataAccess } from '@countin/data/access';
import type { MyArtist } from '@countin/data/profiles';
import { failedSendingOptions } from '@countin/data/signups';
import { releaseDay, type ListedProduct } from '@countin/domain/release';
import { formatNumber, joinFacts } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { ownZone } from '@countin/screen-kit/hooks';
import { LoadErrorNotice } from '@countin/screen-kit/loading';
import { Row, Rows, Section } from '@countin/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../paths/paths.ts';

/** Older failures cannot be mended any more. */
const RECENT_MS = 30 * 86_400_000;
/** Artists whose fans are read, because each costs a query of its own. */
const MOST_ARTISTS = 10;

interface SendingBlockProps {
  /** Artists whose fans the user may read. */
  readonly artists: readonly MyArtist[];
  readonly releases: readonly ListedProduct[];
  readonly now: number;
  readonly artistNameOf: (artistId: string) => string | undefined;
}

/** Messages of recent release days that were not delivered, by release. */
export function SendingBlock({ artists, releases, now, artistNameOf }: SendingBlockProps) {
  const { t } = useTranslation('today');
  const locale = useLocale();
  const read = artists.slice(0, MOST_ARTISTS).map(({ id }) => id);
  const { data, error, refetch } = useQuery({
    ...failedSendingOptions(useDataAccess(), read),
    enabled: read.length > 0,
  });
  const recent = new Set(releases.filter((release) => cameOutRecently(release, now)).map(({ id }) => id));
  const failed = data?.filter(({ productId }) => recent.has(productId)) ?? [];
  if (!error && failed.length === 0) return null;
  return (
    <Section title={t('sending.title')}>
      {error && <LoadErrorNotice error={error} onRetry={() => void refetch()} />}
      <Rows>
        {failed.map(({ artistId, productId, title, count, more }) => (
          <Row
            key={productId}
            title={
              <Link to={paths.signups.to(artistId)} state={{ release: productId, failed: true }}>
                {title}
              </Link>
            }
            below={joinFacts([
              artistNameOf(artistId),
              t('sending.failed', { count, number: formatNumber(locale, count) + (more ? '+' : '') }),
            ])}
          />
        ))}
      </Rows>
    </Section>
  );
}

function cameOutRecently({ releaseMoment }: ListedProduct, now: number): boolean {
  if (releaseMoment === null) return false;
  const { at } = releaseDay(releaseMoment, now, ownZone);
  return at <= now && at > now - RECENT_MS;
}
