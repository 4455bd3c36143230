import { useDataAccess } from '@countin/data/access';
import { labelOne, publishOne, withdrawOne } from '@countin/data/publisher';
import { AppError } from '@countin/domain/errors';
import type { PageRow } from '@countin/domain/publisher';
import type { BulkAction } from '@countin/screen-kit/bulk';
import { useTranslation } from 'react-i18next';
import { publishAgain } from '../../../shell/releases/publish-again.ts';
import { usePageAction, type PageChange } from '../../../shell/releases/use-page-action.ts';

/** Actions on many releases. Each item is the row of a release. */
export interface ReleaseActions {
  readonly archive: () => BulkAction<PageRow>;
  readonly publish: () => BulkAction<PageRow>;
  readonly setLabel: (labelName: string) => BulkAction<PageRow>;
}

/** Actions of the collection, with their names. What a role does not allow fails with `access/denied`, item by item. */
export function useReleaseActions(): ReleaseActions {
  const { t } = useTranslation('release-lists');
  const access = useDataAccess();
  const pageAction = usePageAction();
  const action = (
    label: string,
    may: keyof PageRow['may'],
    run: (row: PageRow, change: (change: PageChange) => void) => ReturnType<BulkAction<PageRow>['run']>,
  ) =>
    pageAction(label, (note) => ({
      async run(row) {
        if (!row.may[may]) throw new AppError('access/denied');
        return run(row, (change) => note(row, change));
      },
    }));
  return {
    archive: () =>
      action(t('collection.archive'), 'publish', async (before, change) => {
        const { key, state } = before;
        if (state === 'archived') return null;
        await withdrawOne(access, key.id, 'archived');
        change((row) => ({ ...row, state: 'archived' }));
        return async () => {
          if (state === 'draft') await withdrawOne(access, key.id, 'draft');
          else await publishAgain(access, before);
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
