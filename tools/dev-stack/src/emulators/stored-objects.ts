import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { STORAGE_BUCKET } from '../settings.ts';

const currentSchema = v.object({ current: v.picklist(['a', 'b']) });
/** Below an export, as firebase-tools names them. */
const METADATA_FILE = 'firebase-export-metadata.json';
const OBJECTS_FOLDER = 'storage_export';

/**
 * Keeps the Storage emulator's objects in a folder, since it forgets them with its process. They are exported after
 * each change, so they survive a crash. The emulator itself imports them at its start.
 */
export class StoredObjects {
  readonly #origin: string;
  readonly #folder: string;
  #written = '';

  /** @param origin the emulator's, like `http://127.0.0.1:9199` */
  constructor(origin: string, folder: string) {
    this.#origin = origin;
    this.#folder = folder;
  }

  /** The export to import, or null when there never was one. */
  saved(): string | null {
    const current = this.#current();
    return current === null ? null : join(this.#folder, current);
  }

  /** Exports the objects if they have changed since the last time. */
  async save(): Promise<void> {
    const listed = await fetch(`${this.#origin}/b/${STORAGE_BUCKET}/o?maxResults=1000000`, {
      signal: AbortSignal.timeout(5000),
    });
    if (!listed.ok) throw new Error(`the Storage emulator answered ${listed.status}`);
    const hash = createHash('sha256')
      .update(await listed.text())
      .digest('hex');
    if (hash === this.#written) return;
    // Beside the one that counts, until it is whole.
    const next = this.#current() === 'a' ? 'b' : 'a';
    await this.#export(join(this.#folder, next));
    await writeFile(join(this.#folder, 'current.json.new'), JSON.stringify({ current: next }), { flush: true });
    await rename(join(this.#folder, 'current.json.new'), join(this.#folder, 'current.json'));
    this.#written = hash;
  }

  async #export(folder: string): Promise<void> {
    await rm(folder, { recursive: true, force: true });
    await mkdir(join(folder, OBJECTS_FOLDER), { recursive: true });
    const answer = await fetch(`${this.#origin}/internal/export`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(60_000),
      body: JSON.stringify({ path: join(folder, OBJECTS_FOLDER), initiatedBy: 'dev-stack' }),
    });
    if (!answer.ok) throw new Error(`the Storage emulator did not export: ${answer.status}`);
    await writeFile(
      join(folder, METADATA_FILE),
      JSON.stringify({ version: '15', storage: { version: '15', path: OBJECTS_FOLDER } }),
      { flush: true },
    );
  }

  #current(): 'a' | 'b' | null {
    const file = join(this.#folder, 'current.json');
    return existsSync(file) ? v.parse(currentSchema, JSON.parse(readFileSync(file, 'utf8'))).current : null;
  }
}
