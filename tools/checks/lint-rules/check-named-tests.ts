/**
 * Fails on tests that the documentation names and that do not exist. Named are files and stories of the browser tests, in
 * code. The beginning of a test's name can stand in italics behind its file.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const WORKSPACE = join(import.meta.dirname, '../../..');
const sources = globSync('{apps,libs,tools}/**/*.{test.ts,test.tsx,e2e.ts}', {
  cwd: WORKSPACE,
  exclude: (name) => ['node_modules', 'dist', '.nx', '.local'].includes(name.split('/').at(-1) ?? ''),
});
const stories = [...new Set(sources.flatMap((file) => /^apps\/e2e\/src\/([^/]+)\//.exec(file)?.[1] ?? []))];
/** A file or a story in code, and perhaps a name. */
const NAMED = new RegExp(
  `\`((?:[\\w*.-]+/)*[\\w*.-]+\\.test\\.tsx?|(?:${stories.join('|')})/[\\w-]+)\`(?: \\*([^*]+)\\*)?`,
  'g',
);

let [checked, missing] = [0, 0];
for (const document of globSync('docs/{,flows/}*.md', { cwd: WORKSPACE }).sort())
  for (const [, file = '', name] of readFileSync(join(WORKSPACE, document), 'utf8').matchAll(NAMED)) {
    checked += 1;
    const pattern = new RegExp(`(?:^|/)${file.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}(?:\\.e2e\\.ts)?$`);
    const found = sources.filter((source) => pattern.test(source));
    if (found.length > 0 && (name === undefined || found.some((source) => hasTest(source, name)))) continue;
    console.error(`${document}: no test ${file}${name === undefined || found.length === 0 ? '' : ` “${name}”`}`);
    missing += 1;
  }
console.log(`${checked} named tests, ${missing} missing`);
process.exitCode = missing === 0 && checked > 0 ? 0 : 1;

function hasTest(source: string, name: string): boolean {
  const text = readFileSync(join(WORKSPACE, source), 'utf8');
  return ["'", '"', '`'].some((quote) => text.includes(quote + name));
}
