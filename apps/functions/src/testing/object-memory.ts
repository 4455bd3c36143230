import type { ListedObject, ObjectStore } from '../platform/object-store.ts';

interface StoredObject {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly writtenAt: number;
}

const PAGE = 10;

/** A bucket in memory. */
export class ObjectMemory implements ObjectStore {
  readonly stored = new Map<string, StoredObject>();
  /** Makes the next writes fail, or succeed again. */
  writeError: Error | null = null;
  /** Called before an object is removed. */
  beforeRemove: (name: string) => void = () => undefined;
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  async *list(after: string | null): AsyncGenerator<ListedObject[]> {
    const objects = [...this.stored]
      .map(([name, { writtenAt }]) => ({ name, writtenAt }))
      .filter(({ name }) => name > (after ?? ''));
    objects.sort((one, other) => (one.name < other.name ? -1 : 1));
    for (let from = 0; from < objects.length; from += PAGE) yield objects.slice(from, from + PAGE);
  }

  async sizeOf(name: string): Promise<number | null> {
    return this.stored.get(name)?.bytes.byteLength ?? null;
  }

  async read(name: string): Promise<Uint8Array> {
    const found = this.stored.get(name);
    if (!found) throw new Error(`no object ${name}`);
    return found.bytes;
  }

  async readPart(name: string, at: number, length: number): Promise<Uint8Array> {
    return (await this.read(name)).subarray(at, at + length);
  }

  async write(name: string, bytes: Uint8Array, contentType: string): Promise<void> {
    if (this.writeError) throw this.writeError;
    this.stored.set(name, { bytes, contentType, writtenAt: this.#now() });
  }

  async remove(name: string): Promise<void> {
    this.beforeRemove(name);
    this.stored.delete(name);
  }

  async removeFolder(prefix: string): Promise<void> {
    for (const name of this.stored.keys()) if (name.startsWith(prefix)) this.stored.delete(name);
  }
}
