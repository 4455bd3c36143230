import { startTransition, useEffect, useState } from 'react';
import type { EditState } from './autosave-state.ts';
import { createFieldAutosave, type FieldAutosave, type FieldAutosaveParts } from './field-autosave.ts';
import { unsavedChanges } from './unsaved-changes.ts';

interface UseFieldAutosave<T extends object> extends Omit<FieldAutosaveParts<T>, 'kept'> {
  /** Owner of the changes. */
  readonly uid: string;
  /** Path of the document. */
  readonly path: string;
  /** Called when the user returns to this page. Read the document again; a newer version is passed in as `stored`. */
  readonly onReturn: () => void;
}

export type FieldEditor<T extends object> = EditState<T> & Omit<FieldAutosave<T>, 'start' | 'arrive'>;

/**
 * Autosaving state of an editor: see `createFieldAutosave`. Saves at once when the network returns and when the page is
 * hidden. A newer `stored` is merged. All other options are read on the first render only, so give the screen a `key`
 * per document.
 */
export function useFieldAutosave<T extends object>({
  uid,
  path,
  onReturn,
  ...parts
}: UseFieldAutosave<T>): FieldEditor<T> {
  const [kept] = useState(() => unsavedChanges(() => window.localStorage, uid, path, crypto.randomUUID()));
  const [autosave] = useState(() => createFieldAutosave({ ...parts, kept }));
  const shown = useShown(autosave);
  useEffect(() => autosave.arrive(parts.stored), [autosave, parts.stored]);
  useEffect(() => autosave.start(), [autosave]);
  useEffect(() => {
    const onHide = () => kept.writeNow();
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      kept.writeNow();
    };
  }, [kept]);
  useEffect(() => {
    const now = () => {
      kept.writeNow();
      void autosave.flush();
    };
    const onVisibility = () => (document.visibilityState === 'hidden' ? now() : onReturn());
    window.addEventListener('online', now);
    window.addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('online', now);
      window.removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [autosave, kept, onReturn]);
  const { state: current, subscribe, change, setInput, typedIn, resolve, endRestoring, flush } = autosave;
  return { ...shown, state: current, subscribe, change, setInput, typedIn, resolve, endRestoring, flush };
}

/**
 * The state as it was rendered last. Unlike with `useSyncExternalStore`, a change in a transition is rendered in that
 * transition. A typed text need not wait until a large editor has rendered.
 */
function useShown<T extends object>(autosave: FieldAutosave<T>): EditState<T> {
  const [shown, setShown] = useState(autosave.state);
  useEffect(() => {
    let { content } = autosave.state();
    const follow = () => {
      const next = autosave.state();
      const show = () => setShown(next);
      // The state of a save alone can wait for a key that is pressed meanwhile.
      if (next.content === content) startTransition(show);
      else show();
      content = next.content;
    };
    // Earlier changes are reported by `start`.
    return autosave.subscribe(follow);
  }, [autosave]);
  return shown;
}
