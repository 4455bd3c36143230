import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentHash } from '../src/http/entity-tag.ts';
import { isCompressible, mediaTypeOf } from '../src/http/media-type.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Compresses the files of builds as small as they get. Each result is named by the hash of what it was made
 * from, so it can never be served for another content.
 */
export async function precompress(
  folders: readonly string[],
  output: string,
): Promise<{ files: number; before: number; after: number }> {
  await mkdir(output, { recursive: true });
  const files = (await Promise.all(folders.map(listFiles))).flat().filter((file) => isCompressible(mediaTypeOf(file)));
  const sizes = await Promise.all(files.map((file) => compress(file, output)));
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

async function compress(file: string, output: string): Promise<{ before: number; after: number }> {
  const body = await readFile(file);
  const [br, gz] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
    zip(body, { level: 9 }),
  ]);
  const name = join(output, contentHash(body));
  if (br.length < body.length) await writeFile(`${name}.br`, br);
  if (gz.length < body.length) await writeFile(`${name}.gzip`, gz);
  return { before: body.length, after: Math.min(br.length, body.length) };
}
