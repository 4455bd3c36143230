import * as v from 'valibot';

/** Unsaved changes in browser storage. */
const entrySchema = v.object({
  /** Time of writing, milliseconds since 1970. */
  at: v.number(),
  /** Local values by field. */
  mine: v.record(v.string(), v.unknown()),
  /** Stored values at the start of the edit, by field. */
  base: v.record(v.string(), v.unknown()),
  /** Values sent without a response, by field. */
  sent: v.record(v.string(), v.array(v.unknown())),
  /** Text of incomplete inputs, by input id. */
  inputs: v.record(v.string(), v.unknown()),
});
export type UnsavedEntry = v.InferOutput<typeof entrySchema>;

/** Browser storage for unsaved changes, in case the tab is closed. */
export interface UnsavedChanges {
  /** Entries of earlier editors of the same document, newest first. Reading does not delete them. */
  load(): readonly { readonly id: string; readonly entry: UnsavedEntry }[];
  /** Replaces this editor's entry; null deletes it when everything is saved. A long entry is written after a pause. */
  keep(entry: UnsavedEntry | null): void;
  /** Writes what waits for a pause. */
  writeNow(): void;
  /** Deletes an entry that this editor has restored. */
  drop(id: string): void;
}

/** Retention of unsaved entries, milliseconds. */
const KEPT_MS = 30 * 86_400_000;
const PREFIX = 'countin-unsaved';
/** Characters from which writing an entry with each key would delay the typing. */
const LONG = 20_000;
const PAUSE_MS = 250;

/**
 * Keeps unsaved changes in local storage. Each editor has its own entry, so that tabs never overwrite each other. Logs
 * a warning and keeps nothing if storage is unavailable.
 *
 * @param uid owner of the changes; they are hidden from other accounts on this device
 * @param path path of the document
 * @param editorId globally unique id of this editor
 */
export function unsavedChanges(
  storage: () => Storage,
  uid: string,
  path: string,
  editorId: string,
  now: () => number = Date.now,
): UnsavedChanges {
  const prefix = `${PREFIX} ${uid} ${path} `;
  const attempt = <R>(act: (held: Storage) => R, otherwise: R): R => {
    try {
      return act(storage());
    } catch (error) {
      console.warn('Unsaved changes cannot be kept in storage', error);
      return otherwise;
    }
  };
  const read = (held: Storage, key: string): UnsavedEntry | null => {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), entrySchema), held.getItem(key));
    return parsed.success && parsed.output.at > now() - KEPT_MS ? parsed.output : null;
  };
  let waiting: { readonly entry: UnsavedEntry; readonly timer: ReturnType<typeof setTimeout> } | null = null;
  let isLong = false;
  const forget = () => {
    clearTimeout(waiting?.timer);
    waiting = null;
  };
  const write = (entry: UnsavedEntry) => {
    forget();
    attempt((held) => {
      const text = JSON.stringify(entry);
      isLong = text.length > LONG;
      held.setItem(prefix + editorId, text);
    }, undefined);
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
    keep(entry) {
      if (entry && !isLong) return write(entry);
      forget();
      if (entry) waiting = { entry, timer: setTimeout(() => write(entry), PAUSE_MS) };
      else attempt((held) => held.removeItem(prefix + editorId), undefined);
    },
    writeNow: () => waiting && write(waiting.entry),
    drop: (id) => attempt((held) => held.removeItem(prefix + id), undefined),
  };
}

/**
 * Texts that a user typed into documents and that were never saved, the newest first. For showing them where their editor
 * can no longer be opened.
 *
 * @param ids ids in the paths of the documents
 */
export function unsavedTexts(storage: () => Storage, uid: string, ids: readonly string[]): string[] {
  const held = storage();
  const entries = Array.from({ length: held.length }, (_, at) => held.key(at) ?? '').flatMap((key) => {
    const [prefix, owner, path = ''] = key.split(' ');
    if (prefix !== PREFIX || owner !== uid || !path.split('/').some((part) => ids.includes(part))) return [];
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), entrySchema), held.getItem(key));
    return parsed.success ? [parsed.output] : [];
  });
  const texts = entries
    .sort((a, b) => b.at - a.at)
    .flatMap(({ mine, inputs }) => [...Object.values(mine), ...Object.values(inputs)])
    .filter((value) => typeof value === 'string' && value.trim() !== '');
  return [...new Set(texts as string[])];
}
