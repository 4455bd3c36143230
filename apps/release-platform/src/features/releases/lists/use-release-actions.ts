import { queryKeys, useDataAccess } from '@countin/data/access';
import { changePages, labelOne, publishOne, withdrawOne } from '@countin/data/publisher';
import { AppError } from '@countin/domain/errors';
import { pageIdOf, type PageRow } from '@countin/domain/publisher';
import type { BulkAction } from '@countin/screen-kit/bulk';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** Actions on many releases. Each item is the row of a release. */
export interface ReleaseActions {
  readonly archive: () => BulkAction<PageRow>;
  readonly publish: () => BulkAction<PageRow>;
  readonly setLabel: (labelName: string) => BulkAction<PageRow>;
}

/** What is left of a row after its action, until the server answers anew. */
type Change = (row: PageRow) => PageRow;

/** Actions of the collection, with their names. What a role does not allow fails with `access/denied`, item by item. */
export function useReleaseActions(): ReleaseActions {
  const { t } = useTranslation('release-lists');
  const access = useDataAccess();
  const client = useQueryClient();
  /** Shows what has changed when all is done: after each item, thousands of rows would be laid out anew. */
  const action = (
    label: string,
    may: keyof PageRow['may'],
    run: (row: PageRow, change: (change: Change) => void) => ReturnType<BulkAction<PageRow>['run']>,
  ): BulkAction<PageRow> => {
    const changes = new Map<string, Change>();
    return {
      label,
      idOf: ({ key }) => pageIdOf(key),
      async run(row) {
        if (!row.may[may]) throw new AppError('access/denied');
        return run(row, (change) => changes.set(pageIdOf(row.key), change));
      },
      onEnd() {
        changePages(client, (row) => changes.get(pageIdOf(row.key))?.(row) ?? row);
        void client.invalidateQueries({ queryKey: queryKeys.releases() });
      },
    };
  };
  return {
    archive: () =>
      action(t('collection.archive'), 'publish', async (before, change) => {
        const { key, state, updatedAt } = before;
        if (state === 'archived') return null;
        await withdrawOne(access, key.id, 'archived');
        change((row) => ({ ...row, state: 'archived' }));
        // To publish it again would publish what nobody has published yet.
        if (state === 'changed') return null;
        return async () => {
          if (state === 'draft') await withdrawOne(access, key.id, 'draft');
          else await publishOne(access, key.id, updatedAt);
          change((row) => ({ ...row, state }));
        };
      }),
    publish: () =>
      action(t('collection.publish'), 'publish', async ({ key, state }, change) => {
        if (state === 'live') return null;
        const publishedAt = await publishOne(access, key.id);
        change((row) => ({ ...row, state: 'live', publishedAt }));
        // Of a page that was there before, the former content is gone.
        if (state !== 'draft') return null;
        return async () => {
          await withdrawOne(access, key.id, 'draft');
          change((row) => ({ ...row, state, publishedAt: null }));
        };
      }),
    setLabel: (labelName) =>
      action(t('collection.setLabel'), 'edit', async ({ key, release }, change) => {
        if (!release || release.labelName === labelName) return null;
        const former = release.labelName;
        const write = async (from: string, to: string) => {
          const updatedAt = await labelOne(access, key.id, from, to);
          change((row) => ({
            ...row,
            updatedAt,
            state: row.state === 'live' ? 'changed' : row.state,
            release: row.release && { ...row.release, labelName: to },
          }));
        };
        await write(former, labelName);
        return () => write(labelName, former);
      }),
  };
}
