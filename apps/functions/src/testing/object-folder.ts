import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ListedObject, ObjectStore } from '../platform/object-store.ts';

/** A bucket in a folder, which several processes share. */
export class ObjectFolder implements ObjectStore {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  async *list(): AsyncGenerator<readonly ListedObject[]> {
    const names = await readdir(this.#root, { recursive: true });
    yield names.sort().map((name) => ({ name, writtenAt: 0 }));
  }

  async sizeOf(name: string): Promise<number | null> {
    return stat(join(this.#root, name)).then(
      ({ size }) => size,
      () => null,
    );
  }

  read(name: string): Promise<Uint8Array> {
    return readFile(join(this.#root, name));
  }

  async readPart(name: string, at: number, length: number): Promise<Uint8Array> {
    const file = await open(join(this.#root, name));
    try {
      const bytes = new Uint8Array(length);
      const { bytesRead } = await file.read(bytes, 0, length, at);
      return bytes.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  }

  async write(name: string, bytes: Uint8Array): Promise<void> {
    await mkdir(dirname(join(this.#root, name)), { recursive: true });
    await writeFile(join(this.#root, name), bytes);
  }

  remove(name: string): Promise<void> {
    return rm(join(this.#root, name), { force: true });
  }

  removeFolder(prefix: string): Promise<void> {
    return rm(join(this.#root, prefix), { recursive: true, force: true });
  }
}
