import type { DataAccess } from '@countin/data/access';
import { publishMany, republishMany, withdrawMany } from '@countin/data/publisher';
import { AppError, type ErrorCode } from '@countin/domain/errors';
import type { PageRow } from '@countin/domain/publisher';
import type { BulkOutcome } from '@countin/screen-kit/bulk';
import type { NoteChange } from './use-page-action.ts';

type Rows = readonly PageRow[];
type Outcomes = Promise<readonly BulkOutcome[]>;

/** Changes of many pages of releases. What a role does not allow fails with `access/denied`, item by item. */
export interface ReleaseWork {
  /** Publishes releases that are not live. Those that `isUndoable` says can be put back. */
  readonly publish: (rows: Rows, isUndoable: (row: PageRow) => boolean) => Outcomes;
  /** Returns releases to draft, or archives them. They can be put back. */
  readonly withdraw: (rows: Rows, to: 'draft' | 'archived') => Outcomes;
  /** Puts releases back as their rows were. Unpublished changes of working copies stay, and are not published. */
  readonly putBack: (rows: Rows) => Outcomes;
}

interface Result {
  readonly productId: string;
  readonly code: ErrorCode | null;
  readonly publishedAt?: number | null;
}

/** Makes work on releases that notes what it has changed. Each of it can be repeated. */
export function releaseWork(access: DataAccess, note: NoteChange): ReleaseWork {
  const publish = some((rows) =>
    publishMany(
      access,
      rows.map(({ key, updatedAt }) => ({ productId: key.id, expectedUpdatedAt: updatedAt })),
    ),
  );
  const republish = some((rows) =>
    republishMany(
      access,
      rows.map(({ key, publishedAt }) => ({ productId: key.id, expectedPublishedAt: publishedAt ?? 0 })),
    ),
  );
  const withdraw = (to: 'draft' | 'archived') =>
    some((rows) =>
      withdrawMany(
        access,
        rows.map(({ key }) => ({ productId: key.id, to })),
      ),
    );
  const putBack = async (rows: Rows) => {
    const of = (state: PageRow['state']) => rows.filter((row) => row.state === state);
    const parts = [withdraw('draft')(of('draft')), withdraw('archived')(of('archived'))];
    return (await Promise.all([...parts, republish(of('changed')), publish(of('live'))])).flat();
  };
  return {
    publish: (rows, isUndoable) =>
      outcomes(
        rows,
        ({ state }) => state !== 'live',
        publish,
        (row, publishedAt) => {
          note(row, (each) => ({ ...each, state: 'live', publishedAt }));
          return isUndoable(row) ? 'together' : null;
        },
      ),
    withdraw: (rows, to) =>
      outcomes(
        rows,
        ({ state }) => state !== to,
        withdraw(to),
        (row) => {
          note(row, (each) => ({ ...each, state: to, publishedAt: to === 'draft' ? null : each.publishedAt }));
          return 'together';
        },
      ),
    putBack: (rows) =>
      outcomes(
        rows,
        () => true,
        putBack,
        ({ state, ...row }, publishedAt) => {
          note({ state, ...row }, (each) => ({ ...each, state, publishedAt: publishedAt ?? row.publishedAt }));
          return null;
        },
      ),
  };
}

type Change = (rows: Rows) => Promise<readonly Result[]>;

/** Without rows there is nothing to ask the server for. */
const some =
  (change: Change): Change =>
  async (rows) =>
    rows.length === 0 ? [] : change(rows);

/** Changes the rows that are wanted. An outcome for each row, in their order. */
async function outcomes(
  rows: Rows,
  isWanted: (row: PageRow) => boolean,
  change: Change,
  done: (row: PageRow, publishedAt: number | null) => BulkOutcome,
): Promise<readonly BulkOutcome[]> {
  const results = await some(change)(rows.filter((row) => row.may.publish && isWanted(row)));
  const byId = new Map(results.map((result) => [result.productId, result]));
  return rows.map((row): BulkOutcome => {
    if (!row.may.publish) return { error: new AppError('access/denied') };
    const result = byId.get(row.key.id);
    if (!result) return null;
    return result.code === null ? done(row, result.publishedAt ?? null) : { error: new AppError(result.code) };
  });
}
