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
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { sameValue } from '@countin/domain/values';
import type { handedFile } from '../../engine/read-file-handover.ts';
import type { RunEngine } from './run-engine.ts';
import { RunStore, type RunView, type StoredRun } from './run-store.ts';

/** The engine of the screen, and the file of the run if this tab has it. */
export interface GivenEngine {
  readonly engine: RunEngine;
  readonly handed: ReturnType<typeof handedFile>;
}

/** The preview of a run that was read. It is made anew when a work has ended, and follows what others change. */
export function useRun(run: OpenImport, { engine, handed }: GivenEngine): { store: RunStore; view: RunView } {
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
        readContext: () => readContextPages(access),
        readRows: () => readRows(access, id),
        save: (rows) => save({ runId: id, rows: [...rows] }),
      }),
    [engine, handed, access, id, save],
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
    if (state === 'open' && shown !== null && shown !== records) void store.load(run);
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

/** Reads the file in this tab, if it is here and is read as the server has read it. A list of codes only the server completes. */
async function readHanded(
  engine: RunEngine,
  handed: GivenEngine['handed'],
  { reading, records }: StoredRun,
): Promise<boolean> {
  if (!handed || reading.format === 'codes' || !sameValue(handed.reading, reading)) return false;
  const read = await engine.readFile(handed.file, reading, () => undefined).catch(() => null);
  // 0: the server has not read it yet.
  return read !== null && (records === 0 || read.records === records);
}

async function fillRecords(engine: RunEngine, pages: AsyncIterable<string>): Promise<void> {
  await engine.clearRecords();
  for await (const page of pages) await engine.addRecordPage(page);
}
