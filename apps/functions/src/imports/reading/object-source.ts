import type { FileSource } from '@countin/import/sources';
import type { ObjectStore } from '../../platform/object-store.ts';
import { blockSource } from './block-source.ts';

/** An object of the bucket as a file that is read in pieces; null if there is none. */
export async function objectSource(objects: ObjectStore, name: string): Promise<FileSource | null> {
  const size = await objects.sizeOf(name);
  return size === null ? null : blockSource(size, (at, length) => objects.readPart(name, at, length));
}
