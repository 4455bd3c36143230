import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

export function readManifest(browserFolder: string): Manifest {
  return JSON.parse(readFileSync(join(browserFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/**
 * The script files that a browser loads for some entries, each once.
 *
 * @throws Error when the build has no such entry: a check of nothing passes always
 */
export function scriptsOf(manifest: Manifest, entries: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  for (const entry of entries) {
    if (!manifest[entry]) throw new Error(`the build has no "${entry}", only ${Object.keys(manifest).filter((key) => !key.startsWith('_')).join(', ')}`);
    visit(entry);
  }
  return [...seen].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'));
}

/** kB after brotli, as the host sends it. */
export function brotliSize(folder: string, files: readonly string[]): number {
  const bytes = files.map((file) => brotliCompressSync(readFileSync(join(folder, file)), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length);
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}
