import type { QueryClient } from '@tanstack/react-query';
import { callMutation } from '../calls/call-mutation.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { queryKeys } from '../query/query-keys.ts';
import { importKeys } from './import-keys.ts';

/** Changes of one run reach the server in the order in which they were made, and all before it is applied. */
const queueOf = (runId: string) => ({ scope: { id: `import ${runId}` } });

const refreshed = ({ runId }: { readonly runId: string }) => [importKeys.importRun(runId), importKeys.importLists()];

/** Makes a run of an uploaded file. The same `runId` again changes nothing. */
export const createImportOptions = callMutation('createImport', {
  settled: ({ client, input, output }) => {
    if (output) client.setQueryData(importKeys.importRun(input.runId), output.run);
    // Not awaited: the screen of the run does not need the list.
    void client.invalidateQueries({ queryKey: importKeys.importLists() });
  },
});

/** Removes a run with its file; its releases stay. */
export const removeImportOptions = callMutation('removeImport', {
  settled: ({ client, input, output }) => {
    if (output) client.removeQueries({ queryKey: importKeys.importRun(input.runId) });
  },
  invalidates: () => [importKeys.importLists()],
});

const changeReading = callMutation('changeImportReading', { invalidates: refreshed });
const changeRun = callMutation('changeImport', { invalidates: ({ runId }) => [importKeys.importRun(runId)] });
const changeRows = callMutation('changeImportRows', {});
/** Releases change while the work goes on: screens read them, and what is missing, anew when they are opened. */
function staleReleases(client: QueryClient): void {
  for (const queryKey of [queryKeys.releases(), importKeys.missingLists()])
    void client.invalidateQueries({ queryKey, refetchType: 'none' });
}

const apply = callMutation('applyImport', {
  settled: ({ client }) => staleReleases(client),
  invalidates: refreshed,
});
const undo = callMutation('undoImport', {
  settled: ({ client }) => staleReleases(client),
  invalidates: refreshed,
});

/** Asks services of a list again that were not reached. The run is read meanwhile. */
export const retryImportServicesOptions = callMutation('retryImportServices', { invalidates: refreshed });

/** Asks a work to end soon. What it has written stays. */
export const stopImportWorkOptions = callMutation('stopImportWork', { invalidates: refreshed });

/** Reads the file in another way, after the changes of its rows have arrived: they are dropped. */
export const changeImportReadingOptions = (access: DataAccess, runId: string) => ({
  ...changeReading(access),
  ...queueOf(runId),
});

/** Keeps which artists the names of the file stand for, and texts for every row. */
export const changeImportOptions = (access: DataAccess, runId: string) => ({ ...changeRun(access), ...queueOf(runId) });

/** Keeps answers and corrections of rows. */
export const changeImportRowsOptions = (access: DataAccess, runId: string) => ({
  ...changeRows(access),
  ...queueOf(runId),
});

/** Begins to write the releases. */
export const applyImportOptions = (access: DataAccess, runId: string) => ({ ...apply(access), ...queueOf(runId) });

/** Begins to take a work back. */
export const undoImportOptions = (access: DataAccess, runId: string) => ({ ...undo(access), ...queueOf(runId) });
