import { useDataAccess } from '@countin/data/access';
import { usePermissions } from '@countin/data/permissions';
import { LABEL_RELEASE_STATES, labelReleasesOptions } from '@countin/data/profiles';
import type { LabelProfile } from '@countin/domain/profile';
import { missingParts, type ReleasePage } from '@countin/domain/release';
import { releasePath } from '@countin/domain/urls';
import { formatReleaseDate, joinFacts } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { buttonClass, Chip, Row, Rows, Section, SegmentedControl } from '@countin/ui';
import { useUrlChoice } from '@countin/screen-kit/list';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../paths/paths.ts';
import { ownZone, useNow } from '@countin/screen-kit/hooks';
import { PagedSection } from '../../../shell/overview/paged-section.tsx';
import { ReleaseCover } from '../../../shell/releases/release-cover.tsx';
import styles from './label-releases.module.css';

const MINUTE = 60_000;

const itemsOf = (data: { readonly pages: readonly { readonly items: readonly ReleasePage[] }[] } | undefined) =>
  data?.pages.flatMap(({ items }) => items) ?? [];

/** The label's releases of one state, by date, page by page. */
export function LabelReleases({ label }: { readonly label: LabelProfile }) {
  const { t } = useTranslation(['release-lists', 'releases']);
  const [state, setState] = useUrlChoice('state', LABEL_RELEASE_STATES);
  const query = useInfiniteQuery(labelReleasesOptions(useDataAccess(), label.id, state));
  const releases = itemsOf(query.data);
  return (
    <PagedSection
      title={t('label.releases')}
      query={query}
      failed={t('label.releasesFailed')}
      more={t('label.moreReleases')}
      height={136}
      filter={
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
      }
    >
      {releases.length > 0 ? (
        <Rows label={t('label.releases')}>
          {releases.map((release) => (
            <PublicReleaseRow key={release.id} release={release} />
          ))}
        </Rows>
      ) : (
        <p className={styles.empty}>{t('label.noRelease')}</p>
      )}
    </PagedSection>
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
  const date = formatReleaseDate(locale, release.releaseMoment, now, ownZone);
  return (
    <Row
      start={<ReleaseCover release={release} artistName={release.artistName} size={46} />}
      title={<a href={releasePath(release)}>{release.title}</a>}
      below={joinFacts([release.artistName, t(`common:kind.${release.kind}`), date])}
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
