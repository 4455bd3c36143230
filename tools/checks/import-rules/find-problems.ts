import { crowdedFolders, folderCycles, folderOf, importsBetween, ROOTS } from './folders.ts';
import type { Imports } from './read-imports.ts';

export interface Problem {
  readonly rule: string;
  readonly project: string;
  readonly where: string;
}

/** Everything about imports and folders that breaks a rule. */
export function findProblems({ files, imports, violations }: Imports): Problem[] {
  const folders = [...new Set(files.flatMap(withParents))];
  const roots = folders.filter((folder) => ROOTS.some((root) => root.test(folder)));
  return [
    ...violations.map(({ rule, from, path }) => ({
      rule,
      project: projectOf(from),
      where: [from, ...path].join(' → '),
    })),
    ...roots.flatMap((root) =>
      folderCycles(importsBetween(root, imports)).map((group) => ({
        rule: 'no cycle between folders',
        project: projectOf(root),
        where: `${root}: ${group.join(', ')}`,
      })),
    ),
    ...unusedFiles(files, imports).map((file) => ({
      rule: 'no file that only tests import',
      project: projectOf(file),
      where: file,
    })),
    ...[...crowdedFolders(files)].map(([folder, count]) => ({
      rule: 'at most 25 files in a folder',
      project: projectOf(folder),
      where: `${folder} has ${count}`,
    })),
  ];
}

/** Files of the functions that no program reaches, such as a scheduled job that `main.ts` does not start. */
function unusedFiles(files: readonly string[], imports: Imports['imports']): string[] {
  const isTest = (file: string) => /\.test\.ts$|\.d\.ts$|\/testing\//.test(file);
  const isProgram = (file: string) => /(?:command|program)\.ts$/.test(file);
  const used = new Set(imports.flatMap(({ from, to }) => (isTest(from) ? [] : [to])));
  return files.filter(
    (file) => /^apps\/functions\/src\/.+\/.+\.ts$/.test(file) && !isTest(file) && !isProgram(file) && !used.has(file),
  );
}

/** The folders that a file is in, the innermost first. */
function withParents(file: string): string[] {
  const parents: string[] = [];
  for (let folder = folderOf(file); folder !== ''; folder = folderOf(folder)) parents.push(folder);
  return parents;
}

function projectOf(path: string): string {
  return /^libs\/features\/[^/]+|^[^/]+\/[^/]+/.exec(path)?.[0] ?? path;
}
