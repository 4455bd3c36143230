import { useDataAccess } from '@countin/data/access';
import { usePermissions } from '@countin/data/permissions';
import { LABEL_RELEASE_STATES, labelReleasesOptions } from '@countin/data/profiles';
import { errorCodeOf } from '@countin/domain/errors';
import type { LabelProfile } from '@countin/domain/profile';
import { missingParts, resolveMoment, type ReleasePage } from '@countin/domain/release';
import { releasePath } from '@countin/domain/urls';
import { formatDate, joinFacts } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { Button, buttonClass, Chip, Notice, Row, Rows, Section, SegmentedControl, Skeleton } from '@countin/ui';
import { useUrlChoice } from '@countin/screen-kit/list';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../paths/paths.ts';
import { useNow } from '../../../shell/hooks/use-now.ts';
import { ownZone } from '../../../shell/hooks/own-zone.ts';
import { SectionActions } from '../../../shell/overview/section-actions.tsx';
import { ReleaseCover } from '../../../shell/releases/release-cover.tsx';
import styles from './label-releases.module.css';

const MINUTE = 60_000;

const itemsOf = (data: { readonly pages: readonly { readonly items: readonly ReleasePage[] }[] } | undefined) =>
  data?.pages.flatMap(({ items }) => items) ?? [];

/** The label's releases of one state, by date, page by page. */
export function LabelReleases({ label }: { readonly label: LabelProfile }) {
  const { t } = useTranslation(['release-lists', 'releases', 'common']);
  const [state, setState] = useUrlChoice('state', LABEL_RELEASE_STATES);
  const { data, error, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    labelReleasesOptions(useDataAccess(), label.id, state),
  );
  const releases = itemsOf(data);
  return (
    <Section title={t('label.releases')}>
      <div className={styles.states}>
        <SegmentedControl
          label={t('collection.state')}
          hideLabel
          size="small"
          value={state}
          onChange={setState}
          options={LABEL_RELEASE_STATES.map((value) => ({ value, label: t(`releases:state.${value}`) }))}
        />
      </div>
      {isPending && <Skeleton height={136} />}
      {releases.length > 0 && (
        <Rows label={t('label.releases')}>
          {releases.map((release) => (
            <PublicReleaseRow key={release.id} release={release} />
          ))}
        </Rows>
      )}
      {data && releases.length === 0 && <p className={styles.empty}>{t('label.noRelease')}</p>}
      {error && <ReleasesError error={error} onRetry={() => void (data ? fetchNextPage() : refetch())} />}
      <MoreReleases shown={hasNextPage && !error} busy={isFetchingNextPage} onPress={() => void fetchNextPage()} />
    </Section>
  );
}

interface MoreReleasesProps {
  readonly shown: boolean;
  readonly busy: boolean;
  readonly onPress: () => void;
}

function MoreReleases({ shown, busy, onPress }: MoreReleasesProps) {
  const { t } = useTranslation('release-lists');
  if (!shown) return null;
  return (
    <SectionActions>
      <Button busy={busy} onClick={onPress}>
        {t('label.moreReleases')}
      </Button>
    </SectionActions>
  );
}

interface ReleasesErrorProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

function ReleasesError({ error, onRetry }: ReleasesErrorProps) {
  const { t } = useTranslation(['release-lists', 'common']);
  const errorText = useErrorText();
  return (
    <Notice
      tone="danger"
      title={t('label.releasesFailed')}
      action={
        <Button size="small" onClick={onRetry}>
          {t('common:tryAgain')}
        </Button>
      }
    >
      {errorText(errorCodeOf(error))}
    </Notice>
  );
}

/** Scheduled releases whose pages lack something, the soonest first. */
export function LateReleases({ label }: { readonly label: LabelProfile }) {
  const { t } = useTranslation('release-lists');
  const { data } = useInfiniteQuery(labelReleasesOptions(useDataAccess(), label.id, 'scheduled'));
  const scheduled = itemsOf(data);
  if (scheduled.length === 0) return null;
  const late = scheduled.filter((release) => missingParts(release).length > 0);
  return (
    <Section title={t('label.late')}>
      {late.length === 0 ? (
        <p className={styles.empty}>{t('label.lateNone')}</p>
      ) : (
        <Rows label={t('label.late')}>
          {late.map((release) => (
            <PublicReleaseRow key={release.id} release={release} withMissing />
          ))}
        </Rows>
      )}
    </Section>
  );
}

interface PublicReleaseRowProps {
  readonly release: ReleasePage;
  readonly withMissing?: boolean;
}

/** A published release; the row leads to its page. */
function PublicReleaseRow({ release, withMissing = false }: PublicReleaseRowProps) {
  const { t } = useTranslation(['release-lists', 'common']);
  const locale = useLocale();
  const now = useNow(MINUTE);
  const { at } = resolveMoment(release.releaseMoment, ownZone);
  return (
    <Row
      start={<ReleaseCover release={release} artistName={release.artistName} size={46} />}
      title={<a href={releasePath(release)}>{release.title}</a>}
      below={joinFacts([release.artistName, t(`common:kind.${release.kind}`), formatDate(locale, at, ownZone, now)])}
      end={
        withMissing ? (
          <span className={styles.missing}>
            {missingParts(release).map((part) => (
              <Chip key={part} tone="changed">
                {t(`label.missing.${part}`)}
              </Chip>
            ))}
          </span>
        ) : (
          <WorkingCopyLink release={release} />
        )
      }
    />
  );
}

/** Leads to the release's editor, if the reader may open it: as its owner or member, or by an agreement. */
function WorkingCopyLink({ release }: { readonly release: ReleasePage }) {
  const { t } = useTranslation('agreements');
  const { may } = usePermissions('artist', { id: release.artistId, createdBy: release.createdBy });
  if (!may('release.read')) return null;
  const edits = may('release.edit');
  return (
    <Link
      to={paths.product.to(release.artistId, release.id)}
      className={buttonClass({ variant: 'quiet', size: 'small' })}
      aria-label={t(edits ? 'editOf' : 'viewOf', { title: release.title })}
    >
      {t(edits ? 'edit' : 'view')}
    </Link>
  );
}
