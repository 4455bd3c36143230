import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ENCODINGS, type Encoding } from '../http/accepted-encoding.ts';
import { contentHash } from '../http/entity-tag.ts';
import { mediaTypeOf } from '../http/media-type.ts';
import { SHELLS } from './shell.ts';

/** A file of a build, held in memory: a whole build is a few megabytes. */
export interface BuiltFile {
  readonly body: Buffer;
  readonly hash: string;
  readonly mediaType: string;
  /** The name holds a hash of the content, so the content never changes. */
  readonly immutable: boolean;
  /** Script of a web worker, which has a policy of its own. */
  readonly worker: boolean;
  readonly encoded: Readonly<Partial<Record<Encoding, Buffer>>>;
}

/** Vite's names for what is in `assets/`: `index-D4x_8aQz.js`. Builds choose the length of the hash. */
const HASHED = /^\/assets\/.+-[\w-]{6,}\.\w+$/;
/** Sources named `*.worker.ts` are the workers. */
const WORKER = /^\/assets\/.+\.worker-[\w-]{6,}\.js$/;

/** Paths of the documents that no request gets as they were built. */
const DOCUMENTS: ReadonlySet<string> = new Set(Object.values(SHELLS).map((name) => `/${name}`));

/**
 * Reads every file a build may serve, by its URL path. Only what is listed here can ever be served, so
 * no path leads out of the folder. Names beginning with a dot stay private.
 *
 * @param compressed folder of files compressed ahead of time, each named by its content's hash
 */
export async function readBuiltFiles(folder: string, compressed: string): Promise<ReadonlyMap<string, BuiltFile>> {
  const files = new Map<string, BuiltFile>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${file.slice(folder.length + 1).replaceAll('\\', '/')}`;
    if (!entry.isFile() || path.includes('/.') || DOCUMENTS.has(path)) continue;
    const body = await readFile(file);
    const hash = contentHash(body);
    files.set(path, {
      body,
      hash,
      mediaType: mediaTypeOf(path),
      immutable: HASHED.test(path),
      worker: WORKER.test(path),
      encoded: await readEncoded(compressed, hash),
    });
  }
  return files;
}

async function readEncoded(compressed: string, hash: string): Promise<BuiltFile['encoded']> {
  const found: Partial<Record<Encoding, Buffer>> = {};
  for (const encoding of ENCODINGS) {
    const body = await readFile(join(compressed, `${hash}.${encoding}`)).catch(() => null);
    if (body) found[encoding] = body;
  }
  return found;
}
