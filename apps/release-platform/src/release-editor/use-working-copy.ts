import { queryKeys, updateRelease, useDataAccess } from '@countin/data';
import type { MusicProduct, ProductContent } from '@countin/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { SaveState } from './autosave.ts';
import { useAutosave } from './use-autosave.ts';
import { checkContent, contentOf } from './working-copy.ts';

export interface WorkingCopy {
  readonly content: ProductContent;
  /** Faults by field; empty when it may be saved. */
  readonly faults: ReadonlyMap<string, string>;
  readonly save: SaveState;
  readonly change: (changes: Partial<ProductContent>) => void;
  /** Saves what is left, now. True when nothing is left. */
  readonly flush: () => Promise<boolean>;
}

const NO_FAULTS: ReadonlyMap<string, string> = new Map();

/** The release being edited: kept here as it is typed, saved by itself. */
export function useWorkingCopy(product: MusicProduct): WorkingCopy {
  const access = useDataAccess();
  const client = useQueryClient();
  const [content, setContent] = useState(() => contentOf(product));
  // What arrives late, as an upload does, changes the copy as it is by then.
  const latest = useRef(content);
  const autosave = useAutosave<ProductContent>(async (changes) => {
    await updateRelease(access, { productId: product.id, changes });
    // What was written is known, so it need not be read again; the server's own clock may be a little off ours.
    client.setQueryData<MusicProduct>(queryKeys.release(product.id), (before) => before && { ...before, ...changes, updatedAt: Math.max(Date.now(), (before.publishedAt ?? 0) + 1) });
    await client.invalidateQueries({ queryKey: queryKeys.releaseLists() });
  });
  const checked = checkContent(content);

  return {
    content,
    faults: 'faults' in checked ? checked.faults : NO_FAULTS,
    save: autosave.state,
    change(changes) {
      const next = { ...latest.current, ...changes };
      latest.current = next;
      setContent(next);
      const now = checkContent(next);
      autosave.change('valid' in now ? now.valid : null);
    },
    flush: autosave.flush,
  };
}
