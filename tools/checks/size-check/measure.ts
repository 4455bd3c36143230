import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** Files that the host's build has compressed. */
const COMPRESSED = join(import.meta.dirname, '../../../dist/apps/host/compressed');
/** The page itself, which names its scripts. */
const PAGE = 'index.html';

/** Parts of a build: the application and its public pages, and the frame, which is built apart. */
export const manifestOf = (folder: string): Manifest =>
  Object.assign(
    {},
    ...readdirSync(join(folder, '.vite')).map((name) => JSON.parse(readFileSync(join(folder, '.vite', name), 'utf8'))),
  ) as Manifest;

/**
 * The script files that a browser loads for some entries of a build, each once.
 *
 * @throws Error when the build has no such entry: a check of nothing passes always
 */
export function scriptsOf(folder: string, entries: readonly string[]): string[] {
  const manifest = manifestOf(folder);
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  for (const entry of entries) {
    const keys =
      entry === PAGE
        ? keysOfPage(folder, manifest)
        : Object.keys(manifest).filter((key) => key === entry || manifest[key]?.name === entry);
    if (keys.length === 0) throw new Error(`the build has no "${entry}"; its manifest is in ${folder}/.vite`);
    keys.forEach(visit);
  }
  const files = [...seen].map((key) => manifest[key]?.file ?? '');
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

/** The script files of an entry, and of each part that one of them loads later, without those already loaded. */
export function allScriptsOf(folder: string, entry: string, loaded: ReadonlySet<string>): string[] {
  const manifest = manifestOf(folder);
  const own = scriptsOf(folder, [entry]).filter((file) => !loaded.has(file));
  const later = Object.values(manifest)
    .filter(({ file }) => own.includes(file))
    .flatMap(({ dynamicImports = [] }) => dynamicImports);
  return [...new Set([...own, ...scriptsOf(folder, later)])];
}

function keysOfPage(folder: string, manifest: Manifest): string[] {
  const html = readFileSync(join(folder, PAGE), 'utf8');
  const files = [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file]) => file);
  return Object.keys(manifest).filter((key) => files.includes(manifest[key]?.file));
}

/** kB after brotli, as the host sends it: its build names compressed files by content. A file that it lacks counts whole. */
export function brotliSize(folder: string, files: readonly string[]): number {
  const bytes = files.map((file) => {
    const body = readFileSync(join(folder, file));
    const compressed = join(COMPRESSED, `${createHash('sha256').update(body).digest('hex').slice(0, 32)}.br`);
    return statSync(compressed, { throwIfNoEntry: false })?.size ?? body.length;
  });
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}
