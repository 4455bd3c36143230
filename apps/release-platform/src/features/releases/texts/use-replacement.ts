import type { ReleaseText, TextKind } from '@countin/domain/texts';
import { useState } from 'react';
import type { TextCopy } from './use-text-copy.ts';

/** A text that was replaced by another one. */
interface Replaced {
  readonly kind: TextKind;
  readonly before: string;
  /** Mark of the source that `before` was written beside. */
  readonly mark: string | undefined;
  readonly after: string;
}

/** Replaces whole texts, with undo of the last one. */
export interface Replacement {
  /** Replacement that can be undone; null also once the new text was changed, since undo would take that away. */
  readonly replaced: Replaced | null;
  readonly replace: (kind: TextKind, text: string, mark?: string) => void;
  readonly undo: () => void;
}

/** @param sources marks of the texts as they are now */
export function useReplacement(copy: TextCopy, sources: ReleaseText['sources']): Replacement {
  const [last, setLast] = useState<Replaced | null>(null);
  const replaced = last && copy.content[last.kind] === last.after ? last : null;
  return {
    replaced,
    replace(kind, text, mark) {
      // Saving trims it: the stored text is compared with this one.
      const after = text.trim();
      setLast({ kind, before: copy.content[kind], mark: sources[kind], after });
      void copy.replace(kind, after, mark);
    },
    undo() {
      if (!replaced) return;
      setLast(null);
      void copy.replace(replaced.kind, replaced.before, replaced.mark);
    },
  };
}
