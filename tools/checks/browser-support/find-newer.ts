import { GUARDED } from './guarded.ts';
import { locationOf } from './source-files.ts';
import { browsersWithout, newerNames, type Floors } from './support.ts';
import { usesIn } from './used-features.ts';
import type ts from 'typescript';

export interface FileResult {
  /** One line for each use that a supported browser lacks. */
  readonly newer: readonly string[];
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

/** Makes a function that compares what one file uses with the oldest supported browsers. */
export function newerIn({ program, floors, workspace, all }: Options): (file: string) => FileResult {
  const names = newerNames(floors);
  const isWanted = (name: string) => all || names.has(name);
  return (file) => {
    const source = program.getSourceFile(file);
    const newer: string[] = [];
    const unknown: string[] = [];
    const found = source ? usesIn(source, program, isWanted) : [];
    for (const { node, paths } of found) {
      const location = locationOf(node, workspace);
      const known = paths.find((path) => browsersWithout(path, floors) !== null);
      if (!known) unknown.push(`${location} ${paths[0]?.join('.') ?? node.getText()}`);
      const name = known?.join('.') ?? '';
      const without = known ? (browsersWithout(known, floors) ?? []) : [];
      if (without.length > 0 && !GUARDED[location.replace(/:\d+$/, '')]?.includes(name))
        newer.push(`${location} ${name} is not in ${without.join(', ')}`);
    }
    return { newer, unknown, uses: found.length };
  };
}
