import { useDataAccess } from '@countin/data/access';
import { labelDraftsOptions } from '@countin/data/profiles';
import { useSession } from '@countin/data/session';
import { useLiveUser } from '@countin/data/users';
import type { LabelProfile } from '@countin/domain/profile';
import { Rows } from '@countin/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNow } from '@countin/screen-kit/hooks';
import { PagedSection } from '../../../shell/overview/paged-section.tsx';
import { ReleaseRow } from '../../../shell/releases/release-row.tsx';
import styles from './label-releases.module.css';

const MINUTE = 60_000;

/** Drafts of the artists whose agreements let the reader see releases; nothing without such an agreement. */
export function LabelDrafts({ label }: { readonly label: LabelProfile }) {
  const user = useLiveUser(useSession().uid);
  const artistIds = Object.entries(user?.agreedArtists ?? {})
    .filter(([, labels]) => label.id in labels)
    .map(([artistId]) => artistId)
    .sort();
  return artistIds.length > 0 && <OpenDrafts labelId={label.id} artistIds={artistIds} />;
}

interface OpenDraftsProps {
  readonly labelId: string;
  readonly artistIds: readonly string[];
}

function OpenDrafts({ labelId, artistIds }: OpenDraftsProps) {
  const { t } = useTranslation(['agreements', 'release-lists']);
  const now = useNow(MINUTE);
  const query = useInfiniteQuery(labelDraftsOptions(useDataAccess(), labelId, artistIds));
  const drafts = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <PagedSection
      title={t('drafts.title')}
      query={query}
      failed={t('release-lists:label.releasesFailed')}
      more={t('release-lists:label.moreReleases')}
      height={136}
    >
      {drafts.length > 0 ? (
        <Rows label={t('drafts.title')}>
          {drafts.map(({ draft, artistName }) => (
            <ReleaseRow key={draft.id} product={draft} artistName={artistName} now={now} />
          ))}
        </Rows>
      ) : (
        <p className={styles.empty}>{t('drafts.none')}</p>
      )}
    </PagedSection>
  );
}
