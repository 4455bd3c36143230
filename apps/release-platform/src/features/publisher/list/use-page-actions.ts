import { useDataAccess } from '@countin/data/access';
import { cancelMany, publishMany, withdrawMedleyOne, withdrawOne } from '@countin/data/publisher';
import { AppError } from '@countin/domain/errors';
import type { PageRow } from '@countin/domain/publisher';
import type { BulkAction, BulkOutcome, UndoOne } from '@countin/screen-kit/bulk';
import { useTranslation } from 'react-i18next';
import { publishAgain } from '../../../shell/releases/publish-again.ts';
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

  const withdraw = (note: NoteChange) => async (before: PageRow) => {
    const { key, state, publishedAt, may } = before;
    if (!may.publish) throw new AppError('access/denied');
    if (!isWithdrawable(before)) return null;
    if (key.kind === 'medley') {
      const publish = await withdrawMedleyOne(access, key.id);
      note(before, (row) => ({ ...row, state: 'archived' }));
      return async () => {
        await publish();
        note(before, (row) => ({ ...row, state, publishedAt }));
      };
    }
    await withdrawOne(access, key.id, 'draft');
    note(before, (row) => ({ ...row, state: 'draft', publishedAt: null }));
    return async () => {
      const at = await publishAgain(access, before);
      note(before, (row) => ({ ...row, state, publishedAt: at }));
    };
  };

  const publishGroup = (note: NoteChange) => async (rows: readonly PageRow[]) => {
    const allowed = rows.filter((row) => row.may.publish && isPublishable(row));
    const results = await publishAll(allowed);
    return rows.map((row): BulkOutcome => {
      if (!row.may.publish) return { error: new AppError('access/denied') };
      const result = results.get(row.key.id);
      if (!result) return null;
      if (result.code !== null) return { error: new AppError(result.code) };
      note(row, (each) => ({ ...each, state: 'live', publishedAt: result.publishedAt }));
      return row.state === 'changed' ? null : toBefore(row, note);
    });
  };
  const publishAll = async (rows: readonly PageRow[]) => {
    if (rows.length === 0) return new Map<string, never>();
    const releases = rows.map(({ key, updatedAt }) => ({ productId: key.id, expectedUpdatedAt: updatedAt }));
    return new Map((await publishMany(access, releases)).map((result) => [result.productId, result]));
  };
  /** Takes a page back to what it was before its publication: a draft, or archived. */
  const toBefore =
    (row: PageRow, note: NoteChange): UndoOne =>
    async () => {
      const state = row.state === 'archived' ? 'archived' : 'draft';
      await withdrawOne(access, row.key.id, state);
      note(row, (each) => ({ ...each, state, publishedAt: row.publishedAt }));
    };

  return {
    publish: () =>
      action(t('publish'), (note) => ({
        runMany: publishGroup(note),
        run: async (row) => {
          const [outcome = null] = await publishGroup(note)([row]);
          if (outcome !== null && typeof outcome === 'object') throw outcome.error;
          return outcome;
        },
      })),
    takeDown: () => action(t('takeDown'), (note) => ({ run: withdraw(note) })),
    cancel: () =>
      action(t('cancelSchedule'), () => {
        const runMany = async (rows: readonly PageRow[]) => {
          await cancelMany(
            access,
            rows.map(({ key }) => key.id),
          );
          return rows.map(() => null);
        };
        return { runMany, run: async (row) => (await runMany([row]))[0] ?? null };
      }),
  };
}
