import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as v from 'valibot';

const manifestSchema = v.record(
  v.string(),
  v.object({ file: v.string(), name: v.optional(v.string()), isEntry: v.optional(v.boolean(), false) }),
);

/**
 * Addresses of a build's files by their source name (`page-script` for `src/page-script.ts`), from Vite's manifest.
 * An entry wins over a part that happens to have its name. Empty when the build has no manifest.
 */
export async function readAssetNames(browserFolder: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(join(browserFolder, '.vite', 'manifest.json'), 'utf8').catch(() => '{}');
  const chunks = Object.entries(v.parse(manifestSchema, JSON.parse(text)));
  const names = new Map<string, string>();
  for (const [source, chunk] of chunks.sort(([, a], [, b]) => Number(a.isEntry) - Number(b.isEntry))) {
    const address = `/${chunk.file}`;
    names.set(basename(source).replace(/\.\w+$/, ''), address);
    if (chunk.name) names.set(chunk.name, address);
  }
  return names;
}
