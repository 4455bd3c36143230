import type { EngineContext } from '../engine-context.ts';
import type { ReadView } from './read-view.ts';

/** The next path one segment below `parent` at which, or below which, there is a document. */
export function nextChild({ store }: EngineContext, view: ReadView, parent: string, after: string): string | null {
  const found = store.documents.nextPath(view.db, parent, after);
  const prefix = parent === '' ? '' : `${parent}/`;
  return found && prefix + found.slice(prefix.length).split('/', 1)[0];
}
