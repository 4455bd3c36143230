import { sameValue } from '@countin/domain/values';
import * as v from 'valibot';
import type { OpenInput, Stored } from './autosave-state.ts';
import type { UnsavedChanges, UnsavedEntry } from './unsaved-changes.ts';
import { mergeFields } from './merge-fields.ts';

/** Schema of each field. */
export type FieldSchemas<T extends object> = { readonly [K in keyof T]: v.GenericSchema<unknown, T[K]> };

interface FieldEditsParts<T extends object> {
  readonly stored: Stored<T>;
  readonly schemas: FieldSchemas<T>;
}

/** Local edits of a document relative to its stored version. Pure state, without timers or network. */
export class FieldEdits<T extends object> {
  readonly keys: readonly (keyof T & string)[];
  readonly inputs = new Map<string, OpenInput>();
  version: number;
  /** Local content as typed. */
  mine: T;
  conflicts: ReadonlyMap<keyof T, T[keyof T]> = new Map();
  /** Last known stored content. */
  #latest: T;
  /** Merge base of the local changes: equal to `#latest` except for conflicting fields. */
  #base: T;
  /** Values sent in saves without an answer yet. Finding one of them stored is no foreign change. */
  readonly #sent = new Map<keyof T & string, readonly unknown[]>();
  readonly #schemas: FieldSchemas<T>;
  /** Result for the latest value of each field. Long lists take long to parse, and each change asks several times. */
  readonly #parsed = new Map<
    keyof T,
    { readonly value: unknown; readonly result: v.SafeParseResult<v.GenericSchema> }
  >();

  constructor({ stored, schemas }: FieldEditsParts<T>) {
    this.keys = Object.keys(schemas) as (keyof T & string)[];
    this.#schemas = schemas;
    this.version = stored.version;
    this.mine = this.#base = this.#latest = stored.content;
  }

  isWrong(key: keyof T): boolean {
    return !this.#parse(key).success;
  }

  isChanged(key: keyof T): boolean {
    return !sameValue(this.#readable(key), this.#base[key]);
  }

  /** Fields that differ from their stored value. */
  open(): (keyof T & string)[] {
    return this.keys.filter((key) => this.isWrong(key) || this.isChanged(key));
  }

  /** Error codes by path. */
  errorCodes(): ReadonlyMap<string, string> {
    return new Map(
      this.keys.flatMap((key) =>
        (this.#parse(key).issues ?? []).map((issue) => [pathOf(key, issue), issue.message] as const),
      ),
    );
  }

  /** Fields to write now, with the stored value that each is expected to have. */
  pending(): { readonly base: Partial<T>; readonly changes: Partial<T>; readonly count: number } {
    const ready = this.keys.filter((key) => !this.conflicts.has(key) && !this.isWrong(key) && this.isChanged(key));
    return {
      base: pick(ready, (key) => this.#base[key]),
      changes: pick(ready, (key) => this.#readable(key)),
      count: ready.length,
    };
  }

  change(changes: Partial<T>): void {
    this.mine = { ...this.mine, ...changes };
    // A conflict is resolved when both sides have the same value.
    for (const [key, theirs] of this.conflicts) if (sameValue(this.#readable(key), theirs)) this.settle(key);
  }

  /** Resolves a conflict in favour of the local value, which becomes a pending change. */
  settle(key: keyof T): void {
    this.#base = { ...this.#base, [key]: this.#latest[key] };
    this.conflicts = new Map([...this.conflicts].filter(([other]) => other !== key));
  }

  /** Discards the local value in favour of the stored one. */
  revert(key: keyof T): void {
    this.settle(key);
    this.mine = { ...this.mine, [key]: this.#latest[key] };
  }

  /** Merges a stored version into the local content. */
  take({ content: theirs, version }: Stored<T>): void {
    const before = this.#all((key) => this.#readable(key));
    this.version = version;
    this.#latest = theirs;
    for (const [key, values] of this.#sent) {
      if (values.some((value) => sameValue(value, theirs[key]))) this.#base = { ...this.#base, [key]: theirs[key] };
    }
    const merged = mergeFields(this.#base, before, theirs);
    const replaced = this.keys.filter((key) => !sameValue(merged.content[key], before[key]));
    if (replaced.length > 0) this.mine = { ...this.mine, ...pick(replaced, (key) => merged.content[key]) };
    this.#base = merged.base;
    this.conflicts = merged.conflicts;
  }

  /** Records the values of a save before it is sent. */
  send(changes: Partial<T>): void {
    for (const key of this.keys.filter((name) => name in changes))
      this.#sent.set(key, [...(this.#sent.get(key) ?? []), changes[key]]);
  }

  /** Processes the response of a save. */
  sentIsKnown(changes: Partial<T>, saved: boolean, stored: Stored<T>): void {
    if (saved) this.#base = { ...this.#base, ...changes };
    this.take(stored);
    for (const key of this.keys.filter((name) => name in changes)) this.#sent.delete(key);
  }

  /** Unsaved state for browser storage; null if everything is saved. */
  entry(at: number): UnsavedEntry | null {
    const open = this.open();
    if (open.length === 0 && this.inputs.size === 0) return null;
    return {
      at,
      mine: pick(open, (key) => this.mine[key]),
      base: pick(open, (key) => this.#base[key]),
      sent: Object.fromEntries(this.#sent) as UnsavedEntry['sent'],
      inputs: Object.fromEntries([...this.inputs].map(([id, { typed }]) => [id, typed])),
    };
  }

  /**
   * Restores unsaved changes of earlier editors. Skips an entry that collides with a newer one, or has fields that this
   * screen does not show. Skipped entries are left for another editor.
   *
   * @returns ids of the restored entries
   */
  restore(entries: ReturnType<UnsavedChanges['load']>, restorable: readonly string[] = this.keys): string[] {
    const taken: string[] = [];
    const held = new Set<string>();
    for (const { id, entry } of entries) {
      const names = [...Object.keys(entry.mine), ...Object.keys(entry.inputs)];
      if (names.some((name) => held.has(name) || !restorable.includes(name.split('/')[0] ?? ''))) continue;
      taken.push(id);
      for (const name of names) held.add(name);
      for (const key of this.keys.filter((name) => name in entry.base && this.#fits(name, entry.mine[name]))) {
        this.mine = { ...this.mine, [key]: entry.mine[key] };
        this.#base = { ...this.#base, [key]: entry.base[key] };
        this.#sent.set(key, entry.sent[key] ?? []);
      }
      for (const [input, typed] of Object.entries(entry.inputs))
        this.inputs.set(input, { kind: 'wrong', name: input.split('/')[0] ?? '', typed });
    }
    this.take({ content: this.#latest, version: this.version });
    this.#sent.clear();
    return taken;
  }

  /** Whether a value can be shown. Invalid text is shown as typed; any other value must match its schema. */
  #fits(key: keyof T & string, value: unknown): boolean {
    return v.is(this.#schemas[key], value) || (typeof value === 'string' && typeof this.#latest[key] === 'string');
  }

  /** Parsed value of a field; the raw value while it is invalid. */
  #readable<K extends keyof T>(key: K): T[K] {
    const parsed = this.#parse(key);
    return parsed.success ? (parsed.output as T[K]) : this.mine[key];
  }

  #parse(key: keyof T): v.SafeParseResult<v.GenericSchema> {
    const value: unknown = this.mine[key];
    const known = this.#parsed.get(key);
    if (known && known.value === value) return known.result;
    const result = v.safeParse(this.#schemas[key], value);
    this.#parsed.set(key, { value, result });
    return result;
  }

  #all(valueOf: (key: keyof T & string) => unknown): T {
    return pick<T>(this.keys, valueOf) as T;
  }
}

function pick<T extends object>(
  keys: readonly (keyof T & string)[],
  valueOf: (key: keyof T & string) => unknown,
): Partial<T> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Partial<T>;
}

function pathOf(key: string, issue: v.BaseIssue<unknown>): string {
  const inner = v.getDotPath(issue);
  return inner === null ? key : `${key}.${inner}`;
}
