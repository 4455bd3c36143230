import { releaseOfRow, type PageRow } from '@countin/domain/publisher';
import { formatDate, formatDateTime, joinFacts } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { ownZone } from '@countin/screen-kit/hooks';
import { Row } from '@countin/ui';
import { Disc3, ListMusic, Rss, Tag, User } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { publisherPaths } from '../../../paths/publisher-paths.ts';
import { ReleaseCover } from '../../../shell/releases/release-cover.tsx';
import { PageStateChip } from '../page-state-chip.tsx';
import type { PageEntry } from './page-entries.ts';
import styles from '../publisher.module.css';

const ICONS = { release: Disc3, medley: ListMusic, artist: User, label: Tag, feed: Rss } as const;
const SIDE = 46;

/** A page in the list. The row leads to its facts and its history. */
export function PageLine({ entry, now }: { readonly entry: PageEntry; readonly now: number }) {
  const { t } = useTranslation(['publisher', 'releases']);
  const locale = useLocale();
  const { row, publication } = entry;
  const { key, title, profileName, state, publishedAt } = row;
  const published =
    publishedAt !== null && key.kind !== 'artist' && key.kind !== 'label' && key.kind !== 'feed'
      ? t('publisher:publishedOn', { date: formatDate(locale, publishedAt, ownZone, now) })
      : null;
  return (
    <Row
      as="div"
      start={<PageCover row={row} />}
      title={<Link to={publisherPaths.publisherPage.to(key.kind, key.id)}>{title || t('releases:untitled')}</Link>}
      below={
        <>
          {joinFacts([t(`publisher:kind.${key.kind}`), key.kind === 'release' ? profileName : null, published])}
          {publication && <PublicationText publication={publication} now={now} />}
        </>
      }
      end={<PageStateChip kind={key.kind} state={state} />}
    />
  );
}

function PageCover({ row }: { readonly row: PageRow }) {
  const release = releaseOfRow(row);
  if (release) return <ReleaseCover release={release} artistName={row.profileName} size={SIDE} />;
  const Icon = ICONS[row.key.kind];
  return (
    <span className={styles.picture}>
      <Icon aria-hidden />
    </span>
  );
}

interface PublicationTextProps {
  readonly publication: NonNullable<PageEntry['publication']>;
  readonly now: number;
}

/** When a page is published by itself, or why it was not. */
function PublicationText({ publication: { state, at, code }, now }: PublicationTextProps) {
  const { t } = useTranslation('publisher');
  const locale = useLocale();
  const errorText = useErrorText();
  const date = formatDateTime(locale, at, ownZone, now);
  return state === 'failed' ? (
    <span className={styles.failed}>
      {t('failedAt', { date })} {errorText(code ?? 'service/unknown')}
    </span>
  ) : (
    <span className={styles.scheduled}>{t('scheduledFor', { date })}</span>
  );
}
