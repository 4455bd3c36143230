/**
 * Fails on links of the documentation that lead to no file or heading. Fails also on comments that name a decision
 * which does not exist.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const WORKSPACE = join(import.meta.dirname, '../../..');
const LINK = /\]\(([^)\s#]*)(?:#([^)\s]*))?\)/g;
const DECISION = /decisions?[ /](0\d{3})\b/g;
const decisions = globSync('docs/decisions/0*.md', { cwd: WORKSPACE }).map((file) => /\d{4}/.exec(file)?.[0]);

let [checked, wrong] = [0, 0];
for (const document of globSync('{*.md,docs/**/*.md}', { cwd: WORKSPACE }).sort())
  for (const [, path = '', heading] of textOf(document).matchAll(LINK)) {
    if (/^\w+:/.test(path)) continue;
    const file = path === '' ? document : join(dirname(document), path);
    const found = existsSync(join(WORKSPACE, file)) && (heading === undefined || headingsOf(file).includes(heading));
    check(found, `${document}: no ${file}${heading === undefined ? '' : `#${heading}`}`);
  }
for (const source of globSync('{apps,libs,tools}/**/*.{ts,tsx,mjs,css}', {
  cwd: WORKSPACE,
  exclude: (name) => ['node_modules', 'dist', 'vendor', '.nx', '.local'].includes(name.split('/').at(-1) ?? ''),
}).sort())
  for (const [, number] of textOf(source).matchAll(DECISION))
    check(decisions.includes(number), `${source}: no decision ${number}`);
console.log(`${checked} links and decisions, ${wrong} wrong`);
process.exitCode = wrong === 0 && checked > 0 ? 0 : 1;

function check(isRight: boolean, message: string): void {
  checked += 1;
  if (isRight) return;
  console.error(message);
  wrong += 1;
}

function textOf(file: string): string {
  return readFileSync(join(WORKSPACE, file), 'utf8');
}

/** Fragments of a document's headings, as GitHub makes them. */
function headingsOf(file: string): string[] {
  return [...textOf(file).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
