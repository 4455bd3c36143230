import { queryKeys } from '@countin/data/access';
import { changePages } from '@countin/data/publisher';
import { pageIdOf, type PageRow } from '@countin/domain/publisher';
import type { BulkAction, BulkWork } from '@countin/screen-kit/bulk';
import { useQueryClient } from '@tanstack/react-query';

/** What is left of a row after its action, until the server answers anew. */
export type PageChange = (row: PageRow) => PageRow;
/** Keeps the change of a row until the action has ended. */
export type NoteChange = (row: PageRow, change: PageChange) => void;

/**
 * Makes actions on public pages. Rows show what has changed when all is done: after each item, thousands of rows would be
 * laid out anew.
 */
export function usePageAction(): (label: string, make: (note: NoteChange) => BulkWork<PageRow>) => BulkAction<PageRow> {
  const client = useQueryClient();
  return (label, make) => {
    const changes = new Map<string, PageChange>();
    return {
      label,
      ...make((row, change) => changes.set(pageIdOf(row.key), change)),
      onEnd(changed) {
        changePages(client, (row) => changes.get(pageIdOf(row.key))?.(row) ?? row);
        void client.invalidateQueries({ queryKey: queryKeys.releases() });
        for (const { key } of changed)
          if (key.kind === 'medley') void client.invalidateQueries({ queryKey: queryKeys.medley(key.id) });
      },
    };
  };
}
