import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentHash } from '../src/http/entity-tag.ts';
import { isCompressible, mediaTypeOf } from '../src/http/media-type.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

interface Folders {
  readonly output: string;
  /** Results of earlier builds, of which most files are the same. */
  readonly cache: string;
}

/**
 * Compresses the files of builds as small as they get. Each result is named by the hash of its source, so it can never
 * be served for other content.
 */
export async function precompress(
  sources: readonly string[],
  folders: Folders,
): Promise<{ files: number; before: number; after: number }> {
  for (const folder of [folders.output, folders.cache]) await mkdir(folder, { recursive: true });
  const files = (await Promise.all(sources.map(listFiles))).flat().filter((file) => isCompressible(mediaTypeOf(file)));
  const bodies = await Promise.all(files.map((file) => readFile(file)));
  // Both sites have some files alike.
  const byName = new Map(bodies.map((body) => [contentHash(body), body]));
  const sizes = await Promise.all([...byName].map(([name, body]) => compress(name, body, folders)));
  return {
    files: sizes.length,
    before: sizes.reduce((sum, { before }) => sum + before, 0),
    after: sizes.reduce((sum, { after }) => sum + after, 0),
  };
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.slice(folder.length).includes('/.'));
}

async function compress(name: string, body: Buffer, folders: Folders): Promise<{ before: number; after: number }> {
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  };
  const [br, gz] = await Promise.all([
    cached(join(folders.cache, `${name}.br`), () => brotli(body, options)),
    cached(join(folders.cache, `${name}.gzip`), () => zip(body, { level: 9 })),
  ]);
  if (br.length < body.length) await writeFile(join(folders.output, `${name}.br`), br);
  if (gz.length < body.length) await writeFile(join(folders.output, `${name}.gzip`), gz);
  return { before: body.length, after: Math.min(br.length, body.length) };
}

/** Whole files only: a build that is stopped leaves no half of one. */
async function cached(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = await readFile(file).catch(() => null);
  if (known !== null) return known;
  const made = await make();
  const own = `${file}.${process.pid}`;
  await writeFile(own, made);
  await rename(own, file);
  return made;
}
