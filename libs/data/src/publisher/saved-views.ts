import type { SavedView } from '@countin/domain/publisher';
import { queryOptions } from '@tanstack/react-query';
import { callMutation } from '../calls/call-mutation.ts';
import { callOperation } from '../calls/call-operation.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { savedViewKeys } from './saved-view-keys.ts';

/** Views that the user has saved, of all screens, in the order in which they were saved. Throws AppError. */
export const savedViewsOptions = (access: DataAccess) =>
  queryOptions({
    queryKey: savedViewKeys.all(),
    // Another device may have saved one meanwhile.
    staleTime: 0,
    queryFn: async (): Promise<readonly SavedView[]> => (await callOperation(access, 'readSavedViews', {})).views,
  });

/** Saves a view, changes it, or removes it with a null name. Fails with `field/too-many`. */
export const saveViewOptions = callMutation('saveView', {
  queue: 'saved-views',
  settled: ({ client, output }) =>
    output
      ? void client.setQueryData(savedViewKeys.all(), output.views)
      : client.invalidateQueries({ queryKey: savedViewKeys.all() }),
});
