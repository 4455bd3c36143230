import { GUARDED } from './guarded.ts';
import { filesOf, locationOf } from './source-files.ts';
import { browsersWithout, newerNames, type Floors } from './support.ts';
import { usesIn } from './used-features.ts';
import type ts from 'typescript';

export interface Found {
  /** One line for each use that a supported browser lacks. */
  readonly newer: readonly string[];
  readonly files: number;
  readonly uses: number;
  /** Uses that MDN's data does not describe under a known name; only with `all`. */
  readonly unknown: readonly string[];
}

interface Options {
  readonly program: ts.Program;
  readonly floors: Floors;
  readonly workspace: string;
  /** Looks at every name, not only at those that some supported browser lacks. */
  readonly all: boolean;
}

/** Compares everything that the bundles of `entries` use with the oldest supported browsers. */
export function findNewer(entries: readonly string[], { program, floors, workspace, all }: Options): Found {
  const names = newerNames(floors);
  const isWanted = (name: string) => all || names.has(name);
  const files = new Set(entries.flatMap((entry) => [...filesOf(entry, program)]));
  const newer: string[] = [];
  const unknown: string[] = [];
  let uses = 0;
  for (const file of files) {
    const source = program.getSourceFile(file);
    for (const { node, paths } of source ? usesIn(source, program, isWanted) : []) {
      uses += 1;
      const location = locationOf(node, workspace);
      const known = paths.find((path) => browsersWithout(path, floors) !== null);
      if (!known) unknown.push(`${location} ${paths[0]?.join('.') ?? node.getText()}`);
      const name = known?.join('.') ?? '';
      const without = known ? (browsersWithout(known, floors) ?? []) : [];
      if (without.length > 0 && !GUARDED[location.replace(/:\d+$/, '')]?.includes(name))
        newer.push(`${location} ${name} is not in ${without.join(', ')}`);
    }
  }
  return { newer, files: files.size, uses, unknown };
}
