import { useState } from 'react';

/** Ids of the rows that are open, kept while they are scrolled out of the document. */
export function useOpenRows(): readonly [ReadonlySet<string>, (id: string) => void] {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  return [open, toggle];
}
