/** Names that operating systems add to archives on their own. */
const OF_SYSTEMS = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._[^/]*$)/;

/**
 * A path within an archive with `/` between its parts, in the composed form of Unicode. Null for one that leads out of the
 * archive, or that a file system could read as another one.
 */
export function entryPath(name: string): string | null {
  const path = name
    .normalize('NFC')
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)+/, '');
  if (path === '' || /[\p{Surrogate}\p{Cc}]/u.test(path)) return null;
  if (path.startsWith('/') || /^[a-z]:/i.test(path)) return null;
  const parts = path.split('/');
  return parts.some((part) => part === '' || part === '.' || part === '..') ? null : path;
}

/** Whether a file came from an operating system and not from its user. */
export function isSystemFile(path: string): boolean {
  return OF_SYSTEMS.test(path);
}

/**
 * Path of a file that another file of the archive names: relative to that file's folder first, then to the root. Null if
 * it leads out of the archive.
 *
 * @param from path of the file that names it
 */
export function pathsBeside(from: string, named: string): readonly string[] {
  return [pathBeside(from, named), resolve([], named)].filter((path) => path !== null);
}

/** The first of {@link pathsBeside}: relative to the folder of the file that names it. Null if it leads out of the archive. */
export function pathBeside(from: string, named: string): string | null {
  return resolve(from.split('/').slice(0, -1), named);
}

function resolve(folder: readonly string[], named: string): string | null {
  const parts = [...folder];
  for (const part of named.normalize('NFC').replaceAll('\\', '/').split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return null;
  }
  return entryPath(parts.join('/'));
}
