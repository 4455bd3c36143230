import type { Import } from './read-imports.ts';

/** More files than these, and a folder holds more than one subject. Tests are not counted. */
const MOST_FILES = 25;
const NOT_COUNTED = /[.](test|e2e)[.]|(^|\/)(testing|acceptance|generated)\//;

/** Where the folders of each project begin. */
export const ROOTS: readonly RegExp[] = [
  /^apps\/[^/]+\/src$/,
  /^apps\/[^/]+\/src\/shell$/,
  // Each feature, and the folders in it.
  /^apps\/[^/]+\/src\/features(?:\/.+)?$/,
  /^libs\/(?:features\/)?[^/]+\/src$/,
  /^tools\/[^/]+\/src$/,
  /^tools\/checks$/,
];

export function folderOf(file: string): string {
  return file.slice(0, Math.max(0, file.lastIndexOf('/')));
}

/** Folders with too many files, and how many each has. */
export function crowdedFolders(files: readonly string[]): ReadonlyMap<string, number> {
  const counted = new Map<string, number>();
  for (const file of files)
    if (/[.](ts|tsx|mjs)$/.test(file) && !NOT_COUNTED.test(file))
      counted.set(folderOf(file), (counted.get(folderOf(file)) ?? 0) + 1);
  return new Map([...counted].filter(([, count]) => count > MOST_FILES));
}

/** Imports between the folders right below `root`; files that lie there themselves belong to none. */
export function importsBetween(root: string, imports: readonly Import[]): ReadonlyMap<string, ReadonlySet<string>> {
  const below = (file: string) => {
    const rest = file.startsWith(`${root}/`) ? file.slice(root.length + 1).split('/') : [];
    return rest.length > 1 ? rest[0] : undefined;
  };
  const between = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [one, other] = [below(from), below(to)];
    if (one === undefined || other === undefined || NOT_COUNTED.test(from)) continue;
    if (!between.has(one)) between.set(one, new Set());
    if (one !== other) between.get(one)?.add(other);
  }
  return between;
}

/** Folders that import each other, over however many others; each group sorted. */
export function folderCycles(between: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const reached = new Map([...between.keys()].map((folder) => [folder, reachableFrom(folder, between)]));
  const groups = [...reached].flatMap(([folder, seen]) =>
    seen.has(folder) ? [[...seen].filter((other) => reached.get(other)?.has(folder)).sort()] : [],
  );
  return [...new Map(groups.map((group) => [group.join(), group])).values()];
}

/** Every folder that one imports, directly or over others. */
export function reachableFrom(start: string, between: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const seen = new Set<string>();
  const open = [start];
  for (const folder of open)
    for (const next of between.get(folder) ?? [])
      if (!seen.has(next)) {
        seen.add(next);
        open.push(next);
      }
  return seen;
}
