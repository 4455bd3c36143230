import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LAYOUTS, SHARED_FILES, SHOWN_PARTS } from './shared-parts.ts';

const WORKSPACE = join(import.meta.dirname, '../../..');

/** Source files, and those of packages that parts name, from the workspace's root. */
const files = globSync(
  [
    '{apps/release-platform/src,libs}/**/*.{ts,tsx,css,json}',
    'node_modules/lucide-react/dist/esm/icons/*.mjs',
    'node_modules/@tanstack/{react-query,query-core}/build/modern/*.js',
    'node_modules/{firebase,idb,@firebase/*}/package.json',
  ],
  { cwd: WORKSPACE, exclude: (name) => name === 'dist' },
).map((file) => `/${file}`);

/** The patterns that a pattern with alternatives in groups is made of: `a(?:b|c)` of `ab` and `ac`. */
function alternativesOf(source: string): string[] {
  const parts = ['']; // What the current alternative may be so far.
  const ended: string[] = [];
  for (let at = 0; at < source.length;) {
    const rest = source.slice(at);
    const group = rest.startsWith('(') ? groupAtStart(rest) : null;
    const token = group ?? /^(?:\\.|\[(?:\\.|[^\]])*\]|[^])/.exec(rest)?.[0] ?? '';
    at += token.length;
    if (token === '|') ended.push(...parts.splice(0, parts.length, ''));
    else {
      const next = group === null ? [token] : alternativesOf(group.replace(/^\((?:\?:)?|\)$/g, ''));
      parts.splice(0, parts.length, ...parts.flatMap((part) => next.map((each) => part + each)));
    }
  }
  return [...ended, ...parts];
}

function groupAtStart(source: string): string {
  let depth = 0;
  for (const { 0: token, index } of source.matchAll(/\\.|\[(?:\\.|[^\]])*\]|[()]/g)) {
    depth += token === '(' ? 1 : token === ')' ? -1 : 0;
    if (depth === 0) return source.slice(0, index + 1);
  }
  throw new Error(`A group of ${source} has no end.`);
}

const patterns = [
  ...SHARED_FILES.flatMap(({ test: pattern }) => pattern ?? []),
  ...Object.values(LAYOUTS),
  ...Object.values(SHOWN_PARTS),
];

test.each(patterns.map((pattern) => [pattern.source]))('every alternative of %s is a file', (source) => {
  const alternatives = alternativesOf(source);
  expect(alternatives.filter((each) => !files.some((file) => new RegExp(each).test(file)))).toEqual([]);
});
