import { useDataAccess } from '@countin/data/access';
import { pageVersionsOptions, restorePageVersionOptions, type PageVersion } from '@countin/data/publisher';
import type { PageKey } from '@countin/domain/publisher';
import { ConfirmDialog } from '@countin/screen-kit/confirm';
import { MoreButton, RowSkeletons } from '@countin/screen-kit/list';
import { LoadErrorNotice } from '@countin/screen-kit/loading';
import { Rows, Section } from '@countin/ui';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RestoreOutcome } from './restore-outcome.tsx';
import type { PresentContent } from './use-present-content.ts';
import { useVersionName } from './use-version-name.ts';
import VersionDialog, { type Compared } from './version-dialog.tsx';
import { VersionRow } from './version-row.tsx';

/** Versions of a page, the newest first. */
const useVersionList = (page: PageKey) => useInfiniteQuery(pageVersionsOptions(useDataAccess(), page));
type VersionList = ReturnType<typeof useVersionList>;

interface HistoryProps {
  readonly page: PageKey;
  readonly present: PresentContent | undefined;
  readonly mayEdit: boolean;
}

/** Every published version of a page: viewed, compared and restored. */
export function History({ page, present, mayEdit }: HistoryProps) {
  const { t } = useTranslation('publisher');
  const list = useVersionList(page);
  const [opened, setOpened] = useState<{ readonly version: PageVersion; readonly compared: Compared } | null>(null);
  const [asked, setAsked] = useState<PageVersion | null>(null);
  const restoring = useMutation(restorePageVersionOptions(useDataAccess()));
  const versions = versionsOf(list.data);
  const mayRestore = mayEdit && present !== undefined;
  const restoreOf = (version: PageVersion) => {
    if (!mayRestore) return undefined;
    return () => {
      setOpened(null);
      setAsked(version);
    };
  };
  return (
    <Section title={t('history')} lead={t('historyLead')}>
      <RestoreOutcome
        page={page}
        version={restoring.variables?.version}
        left={restoring.data?.left}
        error={restoring.error}
      />
      <ListState list={list} isEmpty={versions.length === 0} />
      <Rows label={t('history')}>
        {versions.map((version) => (
          <VersionRow
            key={version.id}
            version={version}
            onView={() => setOpened({ version, compared: 'none' })}
            onCompare={() => setOpened({ version, compared: 'now' })}
            onRestore={restoreOf(version)}
          />
        ))}
      </Rows>
      <More list={list} />
      {opened && (
        <VersionDialog
          page={page}
          version={opened.version}
          versions={versions}
          present={present}
          initial={opened.compared}
          onRestore={restoreOf(opened.version)}
          onClose={() => setOpened(null)}
        />
      )}
      {asked && mayRestore && (
        <RestoreQuestion
          page={page}
          version={asked}
          onCancel={() => setAsked(null)}
          onRestore={() => {
            setAsked(null);
            restoring.mutate({ page, version: asked.id, expectedUpdatedAt: present.updatedAt });
          }}
        />
      )}
    </Section>
  );
}

const versionsOf = (data: VersionList['data']) => data?.pages.flatMap(({ versions }) => versions) ?? [];

function ListState({ list, isEmpty }: { readonly list: VersionList; readonly isEmpty: boolean }) {
  const { t } = useTranslation('publisher');
  if (list.isPending) return <RowSkeletons count={2} />;
  if (list.error) return <LoadErrorNotice error={list.error} onRetry={() => void list.refetch()} />;
  return isEmpty && <p>{t('historyEmpty')}</p>;
}

function More({ list }: { readonly list: VersionList }) {
  const { t } = useTranslation('publisher');
  if (!list.hasNextPage) return null;
  return (
    <MoreButton label={t('historyMore')} busy={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()} />
  );
}

/** What restoring a version of each kind does. */
const RESTORES = {
  release: 'restoreRelease',
  medley: 'restoreMedley',
  artist: 'restoreProfile',
  label: 'restoreProfile',
  feed: 'restoreProfile',
} as const satisfies Record<PageKey['kind'], string>;

interface RestoreQuestionProps {
  readonly page: PageKey;
  readonly version: PageVersion;
  readonly onRestore: () => void;
  readonly onCancel: () => void;
}

/** Asks before a version is restored. A profile has no working copy, so restoring it is public at once. */
function RestoreQuestion({ page, version, onRestore, onCancel }: RestoreQuestionProps) {
  const { t } = useTranslation(['publisher', 'common']);
  const nameOf = useVersionName();
  return (
    <ConfirmDialog
      variant="leave"
      title={t('restoreAsk', { version: nameOf(version) })}
      confirm={t('restore')}
      cancel={t('common:cancel')}
      onCancel={onCancel}
      onConfirm={onRestore}
    >
      {t(RESTORES[page.kind])}
    </ConfirmDialog>
  );
}
