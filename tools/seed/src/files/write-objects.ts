import { readFile } from 'node:fs/promises';
import type { App } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import type { ExampleObject } from './example-objects.ts';

/** As the functions say of what they write. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Objects that are written at once. */
const AT_ONCE = 8;

/** Writes objects into the emulator's bucket, over whatever is there. */
export async function writeObjects(app: App, project: string, objects: readonly ExampleObject[]): Promise<void> {
  const bucket = getStorage(app).bucket(`${project}.appspot.com`);
  const waiting = objects.values();
  const write = async () => {
    for (const { name, file, contentType, made } of waiting)
      await bucket.file(name).save(await readFile(file), {
        resumable: false,
        contentType,
        ...(made && { metadata: { cacheControl: IMMUTABLE } }),
      });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, write));
}
