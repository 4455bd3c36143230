import { useDataAccess } from '@countin/data/access';
import {
  changeImportRowsOptions,
  importKeys,
  readContextPages,
  readRecordPages,
  readRows,
  type OpenImport,
} from '@countin/data/imports';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorCodeOf } from '@countin/domain/errors';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { takeContext, takeNewRun, type HandedFile } from '../../engine/read-file-handover.ts';
import type { RunEngine, ScreenEngine } from './run-engine.ts';
import { RunStore, type RunView, type StoredRun } from './run-store.ts';

/** The engine of the screen, and the file of the run if this tab has it and has read it in the same way. */
export interface GivenEngine {
  readonly engine: ScreenEngine;
  readonly handed: HandedFile | null;
}

/**
 * The preview of a run that was read. It is made anew when a work has ended, and follows what others change.
 *
 * @param onReadAnew a change was refused: others have read the file in another way
 */
export function useRun(
  run: OpenImport,
  { engine, handed }: GivenEngine,
  onReadAnew: () => void,
): { store: RunStore; view: RunView } {
  const { id } = run;
  const access = useDataAccess();
  const client = useQueryClient();
  const { mutateAsync: save } = useMutation(changeImportRowsOptions(access, id));
  const store = useMemo(
    () =>
      new RunStore({
        engine,
        readRecords: async (target, stored) => {
          if (!(await readHanded(target, handed, stored))) await fillRecords(target, readRecordPages(access, stored));
        },
        readContext: () => takeContext(id) ?? readContextPages(access),
        readRows: async () => (handed && takeNewRun(id) ? [] : readRows(access, id)),
        save: async (rows, reading) => {
          try {
            await save({ runId: id, rows: [...rows], reading });
          } catch (error) {
            if (errorCodeOf(error) === 'import/read-anew') {
              onReadAnew();
              void client.invalidateQueries({ queryKey: importKeys.importRun(id) });
            }
            throw error;
          }
        },
      }),
    [engine, handed, access, client, id, save, onReadAnew],
  );
  const view = useSyncExternalStore(store.subscribe, store.view);
  const ended = endedWorks(run);
  useEffect(() => store.setRun(run), [store, run]);
  // The run of the moment when a work has ended: later ones come by `setRun`.
  useEffect(() => void store.load(run), [store, ended]); // eslint-disable-line react-hooks/exhaustive-deps
  const { state, records } = run;
  const shown = view.counts ? view.rows.length : null;
  // The server has read other rows in the file than this tab.
  useEffect(() => {
    if (state === 'open' && shown !== null && shown !== records) void store.loadAnew(run);
  }, [store, state, records]); // eslint-disable-line react-hooks/exhaustive-deps
  useEffect(() => {
    const onFocus = () => {
      if (document.visibilityState === 'hidden') return;
      void client.invalidateQueries({ queryKey: importKeys.importRun(id) });
      void store.refresh();
    };
    window.addEventListener('focus', onFocus);
    document.addEventListener('visibilitychange', onFocus);
    return () => {
      window.removeEventListener('focus', onFocus);
      document.removeEventListener('visibilitychange', onFocus);
    };
  }, [client, id, store]);
  return { store, view };
}

function endedWorks({ works }: Pick<StoredRun, 'works'>): number {
  return works.filter(({ endedAt }) => endedAt !== null).length;
}

/** Reads the file in this tab, if it is here and has as many records as the server has found. */
async function readHanded(
  engine: RunEngine,
  handed: GivenEngine['handed'],
  { reading, records }: StoredRun,
): Promise<boolean> {
  if (!handed) return false;
  const read = await engine.readFile(handed.file, reading, () => undefined).catch(() => null);
  // 0: the server has not read it yet.
  return read !== null && (records === 0 || read.records === records);
}

async function fillRecords(engine: RunEngine, pages: AsyncIterable<string>): Promise<void> {
  await engine.clearRecords();
  for await (const page of pages) await engine.addRecordPage(page);
}
