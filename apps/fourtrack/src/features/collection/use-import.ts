import { useDataAccess } from '@countin/data/access';
import { keepItemsOptions, saveFolderOptions, tryKeepItems } from '@countin/data/collection';
import type { CallableInput, CallableOutput } from '@countin/domain/callables';
import type { KeptFolder } from '@countin/domain/collection';
import { LIMITS } from '@countin/domain/fields';
import { useMutation } from '@tanstack/react-query';
import { readFile, type FiledItem } from './collection-file.ts';
import { partsOf } from './parts-of.ts';

type Results = CallableOutput<'keepItems'>['results'];
type Outcome = Results[number]['outcome'];

/** What an import did, or would do. */
export interface ImportReport {
  readonly done: boolean;
  readonly outcomes: Readonly<Record<Outcome, number>>;
  /** Rows of the file that say nothing that can be kept. */
  readonly unreadable: number;
  readonly items: readonly FiledItem[];
}

/** Reads a file and says what an import would do; then does it. Repeating it changes nothing. */
export function useImport(folders: readonly KeptFolder[]) {
  const access = useDataAccess();
  const keep = useMutation(keepItemsOptions(access));
  const saveFolder = useMutation(saveFolderOptions(access));
  const look = useMutation({
    mutationFn: async (file: File): Promise<ImportReport> => {
      const { items, unreadable } = readFile(await file.text());
      const results: Results = [];
      for (const part of partsOf(items))
        results.push(...(await tryKeepItems(access, inputOf(part, new Map()))).results);
      return { done: false, outcomes: countOutcomes(results), unreadable, items };
    },
  });
  const apply = useMutation({
    mutationFn: async ({ items, unreadable }: ImportReport): Promise<ImportReport> => {
      const ids = await folderIds(
        items,
        folders,
        async (id, name) => void (await saveFolder.mutateAsync({ id, name })),
      );
      const results: Results = [];
      // From the end: what a call keeps comes first, above what earlier calls have kept.
      for (const part of partsOf(items).toReversed())
        results.push(...(await keep.mutateAsync({ items: inputOf(part, ids) })).results);
      return { done: true, outcomes: countOutcomes(results), unreadable, items };
    },
  });
  return {
    report: apply.data ?? look.data ?? null,
    error: look.error ?? apply.error,
    isBusy: look.isPending || apply.isPending,
    open(file: File) {
      apply.reset();
      look.mutate(file);
    },
    apply: (report: ImportReport) => apply.mutate(report),
    close() {
      apply.reset();
      look.reset();
    },
  };
}

function inputOf(items: readonly FiledItem[], ids: ReadonlyMap<string, string>): CallableInput<'keepItems'>['items'] {
  return items.map(({ kind, id, folder, note, keptAt }) => ({
    kind,
    id,
    folder: ids.get(folder) ?? '',
    note: note.slice(0, LIMITS.keptNote),
    ...(keptAt !== null && { keptAt }),
  }));
}

/** Ids of the folders that a file names. New ones are made while there is room; the rest of the items is in none. */
async function folderIds(
  items: readonly FiledItem[],
  folders: readonly KeptFolder[],
  make: (id: string, name: string) => Promise<void>,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map(folders.map(({ id, name }) => [name, id]));
  for (const name of new Set(items.map(({ folder }) => folder))) {
    if (name === '' || ids.has(name) || ids.size >= LIMITS.folders || name.length > LIMITS.folderName) continue;
    const id = crypto.randomUUID();
    await make(id, name);
    ids.set(name, id);
  }
  return ids;
}

function countOutcomes(results: Results): ImportReport['outcomes'] {
  const outcomes = { kept: 0, already: 0, unknown: 0, full: 0 };
  for (const { outcome } of results) outcomes[outcome] += 1;
  return outcomes;
}
