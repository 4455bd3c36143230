import { useDataAccess } from '@countin/data/access';
import { labelOne } from '@countin/data/publisher';
import { AppError } from '@countin/domain/errors';
import type { PageRow } from '@countin/domain/publisher';
import type { BulkAction } from '@countin/screen-kit/bulk';
import { useTranslation } from 'react-i18next';
import { releaseWork } from '../../../shell/releases/release-work.ts';
import { usePageAction } from '../../../shell/releases/use-page-action.ts';

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
  const action = usePageAction();
  return {
    archive: () =>
      action(t('collection.archive'), (note) => {
        const { withdraw, putBack } = releaseWork(access, note);
        return { runMany: (rows) => withdraw(rows, 'archived'), undoMany: putBack };
      }),
    publish: () =>
      action(t('collection.publish'), (note) => {
        const { publish, putBack } = releaseWork(access, note);
        // Of a page that was there before, the former content is gone.
        return { runMany: (rows) => publish(rows, ({ state }) => state === 'draft'), undoMany: putBack };
      }),
    setLabel: (labelName) =>
      action(t('collection.setLabel'), (note) => ({
        async run(before) {
          if (!before.may.edit) throw new AppError('access/denied');
          const { key, release } = before;
          if (!release || release.labelName === labelName) return null;
          const former = release.labelName;
          const write = async (from: string, to: string) => {
            const updatedAt = await labelOne(access, key.id, from, to);
            note(before, (row) => ({
              ...row,
              updatedAt,
              state: row.state === 'live' ? 'changed' : row.state,
              release: row.release && { ...row.release, labelName: to },
            }));
          };
          await write(former, labelName);
          return () => write(labelName, former);
        },
      })),
  };
}
