import type { ObjectStore } from '../image/object-store.ts';

interface StoredObject {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/** A bucket in memory. */
export class ObjectMemory implements ObjectStore {
  readonly stored = new Map<string, StoredObject>();
  /** Makes the next writes fail, or succeed again. */
  writeFault: Error | null = null;

  async sizeOf(name: string): Promise<number | null> {
    return this.stored.get(name)?.bytes.byteLength ?? null;
  }

  async read(name: string): Promise<Uint8Array> {
    const found = this.stored.get(name);
    if (!found) throw new Error(`no object ${name}`);
    return found.bytes;
  }

  async write(name: string, bytes: Uint8Array, contentType: string): Promise<void> {
    if (this.writeFault) throw this.writeFault;
    this.stored.set(name, { bytes, contentType });
  }

  async remove(name: string): Promise<void> {
    this.stored.delete(name);
  }
}
