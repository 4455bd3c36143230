import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderCycles, importsBetween, reachableFrom } from './folders.ts';
import type { Import } from './read-imports.ts';

/** Folders whose parts are drawn. */
const DRAWN = ['apps/release-platform/src'];
const PAGE = 'docs/architecture.md';
const startOf = (root: string) => `<!-- folders of ${root}: drawn by "npx nx run checks:draw" -->`;
const END = '<!-- end of folders -->';

/**
 * A picture of who imports whom among the folders below `root`, as Mermaid reads it. An arrow is left out where others lead the
 * same way.
 */
function drawFolders(root: string, imports: readonly Import[]): string {
  const found = importsBetween(root, imports);
  const shown = folderCycles(found).length > 0 ? found : withoutDetours(found);
  const between = [...shown].sort(([one], [other]) => one.localeCompare(other));
  const nodes = between.map(([folder]) => `  ${idOf(folder)}[${folder}]`);
  const arrows = between.flatMap(([folder, others]) =>
    [...others].sort().map((other) => `  ${idOf(folder)} --> ${idOf(other)}`),
  );
  return ['```mermaid', 'graph LR', ...nodes, ...arrows, '```'].join('\n');
}

/** Keeps the imports that no path over other folders implies; there must be no cycle. */
function withoutDetours(between: ReadonlyMap<string, ReadonlySet<string>>): Map<string, Set<string>> {
  return new Map(
    [...between].map(([folder, others]) => {
      const behind = new Set([...others].flatMap((other) => [...reachableFrom(other, between)]));
      return [folder, new Set([...others].filter((other) => !behind.has(other)))];
    }),
  );
}

/** Names of the pictures in docs/architecture.md that are not as the tree. */
export function staleParts(workspace: string, imports: readonly Import[]): string[] {
  const page = readFileSync(join(workspace, PAGE), 'utf8');
  return DRAWN.filter((root) => page.includes(startOf(root)) && !page.includes(partOf(root, imports)));
}

/** Draws every picture anew that the page has a placeholder for. */
export function drawInto(workspace: string, imports: readonly Import[]): void {
  let page = readFileSync(join(workspace, PAGE), 'utf8');
  for (const root of DRAWN) {
    const begin = page.indexOf(startOf(root));
    const end = page.indexOf(END, begin);
    if (begin >= 0 && end >= 0) page = page.slice(0, begin) + partOf(root, imports) + page.slice(end + END.length);
  }
  writeFileSync(join(workspace, PAGE), page);
}

function partOf(root: string, imports: readonly Import[]): string {
  return `${startOf(root)}\n\n${drawFolders(root, imports)}\n\n${END}`;
}

/** Mermaid takes some words for its own, such as `end`. */
function idOf(folder: string): string {
  return `f_${folder.replace(/\W/g, '_')}`;
}
