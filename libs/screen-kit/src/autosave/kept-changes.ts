import * as v from 'valibot';

/** Changes that are not saved yet, as this browser keeps them. */
const entrySchema = v.object({
  /** When it was written, milliseconds since 1970. */
  at: v.number(),
  /** What was typed, by field. */
  mine: v.record(v.string(), v.unknown()),
  /** What was stored when typing began, by field. */
  base: v.record(v.string(), v.unknown()),
  /** What was sent without an answer, by field. */
  sent: v.record(v.string(), v.array(v.unknown())),
  /** What was typed into inputs that hold no value yet, by input. */
  inputs: v.record(v.string(), v.unknown()),
});
export type KeptEntry = v.InferOutput<typeof entrySchema>;

/** Where an editor keeps what is not saved yet, in case its tab is closed. */
export interface KeptChanges {
  /** What earlier editors of the same document have left, newest first. Reading takes nothing away. */
  load(): readonly { readonly id: string; readonly entry: KeptEntry }[];
  /** Keeps this editor's changes instead of its last ones; null when all is saved. */
  keep(entry: KeptEntry | null): void;
  /** Takes an entry away that this editor has taken over. */
  drop(id: string): void;
}

/** Text typed and forgotten is kept this long, milliseconds. */
const KEPT_MS = 30 * 86_400_000;
const PREFIX = 'countin-unsaved';

/**
 * Keeps unsaved changes in the browser's own storage. Each editor has an entry of its own, so two tabs never
 * overwrite each other's. Without storage nothing is kept, and a warning says so.
 *
 * @param uid whose changes: no other account on this device is shown them
 * @param path the document that they belong to
 * @param editorId this editor's, unique in the world
 */
export function keptChanges(
  storage: () => Storage,
  uid: string,
  path: string,
  editorId: string,
  now: () => number = Date.now,
): KeptChanges {
  const prefix = `${PREFIX} ${uid} ${path} `;
  const attempt = <R>(act: (held: Storage) => R, otherwise: R): R => {
    try {
      return act(storage());
    } catch (error) {
      console.warn('Unsaved changes cannot be kept in storage', error);
      return otherwise;
    }
  };
  const read = (held: Storage, key: string): KeptEntry | null => {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), entrySchema), held.getItem(key));
    return parsed.success && parsed.output.at > now() - KEPT_MS ? parsed.output : null;
  };
  return {
    load: () =>
      attempt((held) => {
        const keys = Array.from({ length: held.length }, (_, at) => held.key(at) ?? '').filter((key) =>
          key.startsWith(prefix),
        );
        const found = keys.flatMap((key) => {
          const entry = read(held, key);
          if (!entry) held.removeItem(key);
          return entry ? [{ id: key.slice(prefix.length), entry }] : [];
        });
        return found.filter(({ id }) => id !== editorId).sort((a, b) => b.entry.at - a.entry.at);
      }, []),
    keep: (entry) =>
      attempt(
        (held) => (entry ? held.setItem(prefix + editorId, JSON.stringify(entry)) : held.removeItem(prefix + editorId)),
        undefined,
      ),
    drop: (id) => attempt((held) => held.removeItem(prefix + id), undefined),
  };
}
