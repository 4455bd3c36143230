import { DEFAULT_APPEARANCE, type Appearance } from '@countin/domain/appearance';
import { useRef, useState } from 'react';
import type { WorkingCopy } from '../working-copy/use-working-copy.ts';

/** Changes of one field within this time, ms, are undone together: a colour field reports each step of a drag. */
const TOGETHER = 1000;
const MOST = 50;

interface Step {
  readonly before: Appearance;
  readonly fields: string;
  readonly at: number;
}

/** The appearance that is edited, with undo. */
export interface Look {
  readonly look: Appearance;
  readonly change: (changes: Partial<Appearance>) => void;
  /** Takes the last change back; null if there is none. */
  readonly undo: (() => void) | null;
  /** Goes back to the default look; null on a page that has it. */
  readonly reset: (() => void) | null;
}

export function useLook({ content, change }: Pick<WorkingCopy, 'content' | 'change'>): Look {
  const look = content.appearance;
  const steps = useRef<Step[]>([]);
  const [count, setCount] = useState(0);
  const put = (next: Appearance, fields: string) => {
    const last = steps.current.at(-1);
    const at = Date.now();
    const belongs = last?.fields === fields && at - last.at < TOGETHER;
    const before = belongs ? last.before : look;
    steps.current = [...(belongs ? steps.current.slice(0, -1) : steps.current), { before, fields, at }].slice(-MOST);
    setCount(steps.current.length);
    change({ appearance: next });
  };
  const undo = () => {
    const last = steps.current.at(-1);
    if (!last) return;
    steps.current = steps.current.slice(0, -1);
    setCount(steps.current.length);
    change({ appearance: last.before });
  };
  const isDefault = JSON.stringify(look) === JSON.stringify(DEFAULT_APPEARANCE);
  return {
    look,
    change: (changes) => put({ ...look, ...changes }, Object.keys(changes).join()),
    undo: count > 0 ? undo : null,
    reset: isDefault ? null : () => put(DEFAULT_APPEARANCE, 'all'),
  };
}
