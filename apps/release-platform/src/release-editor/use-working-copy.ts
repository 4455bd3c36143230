import { queryKeys, updateRelease, useDataAccess } from '@countin/data';
import type { MusicProduct, ProductContent } from '@countin/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createAutosave, type SaveState } from './autosave.ts';
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
  const [save, setSave] = useState<SaveState>({ kind: 'saved' });
  const [autosave] = useState(() =>
    createAutosave<ProductContent>({
      onState: setSave,
      async save(changes) {
        await updateRelease(access, { productId: product.id, changes });
        // What was written is known, so it need not be read again; the server's own clock may be a little off ours.
        client.setQueryData<MusicProduct>(queryKeys.release(product.id), (before) => before && { ...before, ...changes, updatedAt: Math.max(Date.now(), (before.publishedAt ?? 0) + 1) });
        await client.invalidateQueries({ queryKey: queryKeys.releaseLists() });
      },
    }),
  );
  const checked = checkContent(content);

  useEffect(() => {
    const now = () => void autosave.flush();
    const onHidden = () => document.visibilityState === 'hidden' && now();
    window.addEventListener('online', now);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.removeEventListener('online', now);
      document.removeEventListener('visibilitychange', onHidden);
      autosave.dispose();
    };
  }, [autosave]);

  return {
    content,
    faults: 'faults' in checked ? checked.faults : NO_FAULTS,
    save,
    change(changes) {
      const next = { ...content, ...changes };
      setContent(next);
      const now = checkContent(next);
      autosave.change('valid' in now ? now.valid : null);
    },
    flush: autosave.flush,
  };
}
