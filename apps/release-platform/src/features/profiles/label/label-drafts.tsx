import { useDataAccess } from '@countin/data/access';
import { labelDraftsOptions } from '@countin/data/profiles';
import { useSession } from '@countin/data/session';
import { useLiveUser } from '@countin/data/users';
import type { LabelProfile } from '@countin/domain/profile';
import { LoadError } from '@countin/screen-kit/loading';
import { Button, Rows, Section, Skeleton } from '@countin/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../shell/hooks/use-now.ts';
import { SectionActions } from '../../../shell/overview/section-actions.tsx';
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
  const { t } = useTranslation('agreements');
  const now = useNow(MINUTE);
  const { data, error, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    labelDraftsOptions(useDataAccess(), labelId, artistIds),
  );
  const drafts = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Section title={t('drafts.title')}>
      {isPending && <Skeleton height={136} />}
      {data && drafts.length === 0 && <p className={styles.empty}>{t('drafts.none')}</p>}
      {drafts.length > 0 && (
        <Rows label={t('drafts.title')}>
          {drafts.map(({ draft, artistName }) => (
            <ReleaseRow key={draft.id} product={draft} artistName={artistName} now={now} />
          ))}
        </Rows>
      )}
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {hasNextPage && <MoreDrafts busy={isFetchingNextPage} onPress={() => void fetchNextPage()} />}
    </Section>
  );
}

interface MoreDraftsProps {
  readonly busy: boolean;
  readonly onPress: () => void;
}

function MoreDrafts({ busy, onPress }: MoreDraftsProps) {
  const { t } = useTranslation('release-lists');
  return (
    <SectionActions>
      <Button busy={busy} onClick={onPress}>
        {t('label.moreReleases')}
      </Button>
    </SectionActions>
  );
}
