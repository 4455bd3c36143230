import { sameValue } from '@countin/data/access';
import * as v from 'valibot';
import type { OpenInput, Stored } from './autosave-state.ts';
import type { KeptChanges, KeptEntry } from './kept-changes.ts';
import { mergeFields } from './merge-fields.ts';

/** What each field may hold. */
export type FieldSchemas<T extends object> = { readonly [K in keyof T]: v.GenericSchema<unknown, T[K]> };

interface FieldEditsParts<T extends object> {
  readonly stored: Stored<T>;
  readonly schemas: FieldSchemas<T>;
}

/** What an editor holds of a document, beside what is stored of it. Knows no time and no network. */
export class FieldEdits<T extends object> {
  readonly keys: readonly (keyof T & string)[];
  readonly inputs = new Map<string, OpenInput>();
  version: number;
  /** As it was typed. */
  mine: T;
  conflicts: ReadonlyMap<keyof T, T[keyof T]> = new Map();
  /** What is stored, as far as it is known. */
  #latest: T;
  /** What changes are measured against: `#latest`, but for conflicts. */
  #base: T;
  /** Values on their way whose arrival is not known: found stored, they are no foreign change. */
  readonly #sent = new Map<keyof T & string, readonly unknown[]>();
  readonly #schemas: FieldSchemas<T>;

  constructor({ stored, schemas }: FieldEditsParts<T>) {
    this.keys = Object.keys(schemas) as (keyof T & string)[];
    this.#schemas = schemas;
    this.version = stored.version;
    this.mine = this.#base = this.#latest = stored.content;
  }

  isWrong(key: keyof T): boolean {
    return !v.is(this.#schemas[key], this.mine[key]);
  }

  isChanged(key: keyof T): boolean {
    return !sameValue(this.#readable(key), this.#base[key]);
  }

  /** Fields that are not stored as they are shown. */
  open(): (keyof T & string)[] {
    return this.keys.filter((key) => this.isWrong(key) || this.isChanged(key));
  }

  /** What is wrong, as codes, by path. */
  faults(): ReadonlyMap<string, string> {
    return new Map(
      this.keys.flatMap((key) =>
        (v.safeParse(this.#schemas[key], this.mine[key]).issues ?? []).map(
          (issue) => [pathOf(key, issue), issue.message] as const,
        ),
      ),
    );
  }

  /** What may be written now, with what each field is expected to hold until then. */
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
    // Typed the same as the other version, a conflict is over.
    for (const [key, theirs] of this.conflicts) if (sameValue(this.#readable(key), theirs)) this.settle(key);
  }

  /** Ends a conflict: what stands here counts as a change of what is stored. */
  settle(key: keyof T): void {
    this.#base = { ...this.#base, [key]: this.#latest[key] };
    this.conflicts = new Map([...this.conflicts].filter(([other]) => other !== key));
  }

  /** Goes back to what is stored. */
  revert(key: keyof T): void {
    this.settle(key);
    this.mine = { ...this.mine, [key]: this.#latest[key] };
  }

  /** Merges with what is stored now. */
  take({ content: theirs, version }: Stored<T>): void {
    const before = this.#all((key) => this.#readable(key));
    this.version = version;
    this.#latest = theirs;
    for (const [key, values] of this.#sent) {
      if (values.some((value) => sameValue(value, theirs[key]))) this.#base = { ...this.#base, [key]: theirs[key] };
    }
    const merged = mergeFields(this.#base, before, theirs);
    const replaced = this.keys.filter((key) => !sameValue(merged.content[key], before[key]));
    this.mine = { ...this.mine, ...pick(replaced, (key) => merged.content[key]) };
    this.#base = merged.base;
    this.conflicts = merged.conflicts;
  }

  /** Notes what is about to be written. */
  send(changes: Partial<T>): void {
    for (const key of this.keys.filter((name) => name in changes))
      this.#sent.set(key, [...(this.#sent.get(key) ?? []), changes[key]]);
  }

  /** The answer to a write has come. */
  sentIsKnown(changes: Partial<T>, saved: boolean, stored: Stored<T>): void {
    if (saved) this.#base = { ...this.#base, ...changes };
    this.take(stored);
    for (const key of this.keys.filter((name) => name in changes)) this.#sent.delete(key);
  }

  /** What must not be lost with the tab; null when all is stored. */
  entry(at: number): KeptEntry | null {
    const open = this.open();
    if (open.length === 0 && this.inputs.size === 0) return null;
    return {
      at,
      mine: pick(open, (key) => this.mine[key]),
      base: pick(open, (key) => this.#base[key]),
      sent: Object.fromEntries(this.#sent) as KeptEntry['sent'],
      inputs: Object.fromEntries([...this.inputs].map(([id, { typed }]) => [id, typed])),
    };
  }

  /**
   * Takes over what earlier editors left unsaved. What collides with newer text, or with a field that this screen
   * cannot show, is left for another editor.
   *
   * @returns ids of what was taken over
   */
  restore(entries: ReturnType<KeptChanges['load']>, restorable: readonly string[] = this.keys): string[] {
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

  /** Text may be wrong and is shown as it was typed; anything else must be what an editor can show. */
  #fits(key: keyof T & string, value: unknown): boolean {
    return v.is(this.#schemas[key], value) || (typeof value === 'string' && typeof this.#latest[key] === 'string');
  }

  /** A field as it would be stored; as it was typed while it is wrong. */
  #readable<K extends keyof T>(key: K): T[K] {
    const parsed = v.safeParse(this.#schemas[key], this.mine[key]);
    return parsed.success ? (parsed.output as T[K]) : this.mine[key];
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
