import { useDataAccess } from '@countin/data/access';
import { cancelMany, withdrawMedleyOne } from '@countin/data/publisher';
import { AppError } from '@countin/domain/errors';
import type { PageRow } from '@countin/domain/publisher';
import type { BulkAction, BulkOutcome } from '@countin/screen-kit/bulk';
import { useTranslation } from 'react-i18next';
import { releaseWork, type ReleaseWork } from '../../../shell/releases/release-work.ts';
import { usePageAction, type NoteChange } from '../../../shell/releases/use-page-action.ts';

/** Pages that can be published here: medleys have their clips in the editor, and profiles are always public. */
export const isPublishable = ({ key, state }: PageRow): boolean => key.kind === 'release' && state !== 'live';
/** Pages that can be taken down. */
export const isWithdrawable = ({ key, state }: PageRow): boolean =>
  (key.kind === 'release' || key.kind === 'medley') && (state === 'live' || state === 'changed');

/** Actions on many pages. */
export interface PageActions {
  readonly publish: () => BulkAction<PageRow>;
  readonly takeDown: () => BulkAction<PageRow>;
  readonly cancel: () => BulkAction<PageRow>;
}

/** Actions of the publisher, with their names. What a role does not allow fails with `access/denied`, item by item. */
export function usePageActions(): PageActions {
  const { t } = useTranslation('publisher');
  const access = useDataAccess();
  const action = usePageAction();

  /** Medleys are taken down one by one. */
  const withdrawMedley = async (before: PageRow, note: NoteChange): Promise<BulkOutcome> => {
    const { key, state, publishedAt, may } = before;
    if (!may.publish) return { error: new AppError('access/denied') };
    const publish = await withdrawMedleyOne(access, key.id);
    note(before, (row) => ({ ...row, state: 'archived' }));
    return async () => {
      await publish();
      note(before, (row) => ({ ...row, state, publishedAt }));
    };
  };

  const takeDown = async (rows: readonly PageRow[], { withdraw }: ReleaseWork, note: NoteChange) => {
    const releases = rows.filter(({ key }) => key.kind === 'release');
    const withdrawn = await withdraw(releases, 'draft');
    const outcomes = new Map(releases.map((row, at) => [row, withdrawn[at] ?? null]));
    for (const row of rows)
      if (row.key.kind === 'medley') outcomes.set(row, await withdrawMedley(row, note).catch(failedUnlessBusy));
    return rows.map((row) => outcomes.get(row) ?? null);
  };

  return {
    publish: () =>
      action(t('publish'), (note) => {
        const { publish, putBack } = releaseWork(access, note);
        return { runMany: (rows) => publish(rows, ({ state }) => state !== 'changed'), undoMany: putBack };
      }),
    takeDown: () =>
      action(t('takeDown'), (note) => {
        const work = releaseWork(access, note);
        return { runMany: (rows) => takeDown(rows, work, note), undoMany: work.putBack };
      }),
    cancel: () =>
      action(t('cancelSchedule'), () => ({
        async runMany(rows) {
          await cancelMany(
            access,
            rows.map(({ key }) => key.id),
          );
          return rows.map(() => null);
        },
      })),
  };
}

/** The outcome of a page that failed. Where the server asks to wait, its group is repeated. */
function failedUnlessBusy(error: unknown): BulkOutcome {
  if (error instanceof AppError && error.code === 'limit/too-many') throw error;
  return { error };
}
