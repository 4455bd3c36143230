/**
 * What each direct dependency alone brings to the installation, as the table of `docs/dependencies.md`. Usage:
 *
 * - `main.ts` prints the table.
 * - `main.ts <name> <name> …` prints what these bring together.
 */
import { WORKSPACE } from '@countin/dev-stack';
import { InstalledTree, type Brought } from './installed-tree.ts';

/** Smaller ones share a line. */
const LARGE = { packages: 3, megabytes: 2 };

const tree = new InstalledTree(WORKSPACE);
const chosen = process.argv.slice(2);
if (chosen.length > 0) console.log(lineOf(chosen.join(', '), tree.broughtBy(chosen)));
else printTable();

function printTable(): void {
  const all = tree.direct
    .map((name) => ({ name, brought: tree.broughtBy([name]) }))
    .toSorted((a, b) => b.brought.megabytes - a.brought.megabytes);
  const isLarge = ({ brought }: { readonly brought: Brought }) =>
    brought.megabytes >= LARGE.megabytes || brought.packages >= LARGE.packages;
  const small = all.filter((each) => !isLarge(each) && each.brought.packages > 0);
  console.log('| package | packages | MB |\n|---|---|---|');
  for (const { name, brought } of all.filter(isLarge)) console.log(lineOf(name, brought));
  console.log(lineOf(small.map(({ name }) => name).join('; '), sumOf(small.map(({ brought }) => brought))));
  const others = all.filter(({ brought }) => brought.packages === 0).map(({ name }) => name);
  console.log(lineOf(others.join('; '), sumOf([])));
  console.log(lineOf('all', tree.broughtBy(tree.direct)));
}

function sumOf(parts: readonly Brought[]): Brought {
  return {
    packages: parts.reduce((sum, { packages }) => sum + packages, 0),
    megabytes: parts.reduce((sum, { megabytes }) => sum + megabytes, 0),
  };
}

function lineOf(what: string, { packages, megabytes }: Brought): string {
  return `| ${what} | ${packages} | ${megabytes.toFixed(1)} |`;
}
