/**
 * Warns of long sentences in comments of style sheets and rules, and in the documentation. ESLint warns of those in
 * comments of scripts. It fails only if it finds no files to read.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { longSentences, MOST_WORDS } from './long-sentences.ts';

const WORKSPACE = join(import.meta.dirname, '../../..');

/** Texts of a kind of files. */
interface Texts {
  readonly files: readonly string[];
  readonly textsOf: (source: string) => readonly string[];
}

const TEXTS: readonly Texts[] = [
  { files: find(['{apps,libs,tools}/**/*.css']), textsOf: blockComments },
  { files: ['firestore.rules', 'storage.rules'], textsOf: lineComments },
  { files: find(['*.md', 'docs/*.md', 'docs/flows/*.md', 'docs/decisions/*.md']), textsOf: paragraphs },
];

let checked = 0;
let long = 0;
for (const { files, textsOf } of TEXTS)
  for (const file of files) {
    checked += 1;
    for (const text of textsOf(readFileSync(join(WORKSPACE, file), 'utf8')))
      for (const sentence of longSentences(text, MOST_WORDS)) {
        console.warn(`warning: ${file}: ${sentence.words} words, at most ${MOST_WORDS}: ${sentence.text}`);
        long += 1;
      }
  }
console.log(`${checked} files, ${long} long sentences`);
process.exitCode = checked > TEXTS.length ? 0 : 1;

function find(patterns: readonly string[]): string[] {
  return globSync(patterns, {
    cwd: WORKSPACE,
    exclude: (name) => ['node_modules', 'dist', 'vendor', '.nx', '.local'].includes(name.split('/').at(-1) ?? ''),
  }).sort();
}

function blockComments(css: string): string[] {
  return [...css.matchAll(/\/\*([\s\S]*?)\*\//g)].map(([, text = '']) => text.replace(/^[ \t]*\*+ ?/gm, '').trim());
}

function lineComments(rules: string): string[] {
  return [...rules.matchAll(/^[ \t]*\/\/.*(?:\n[ \t]*\/\/.*)*/gm)].map(([block]) =>
    block.replace(/^[ \t]*\/\/ ?/gm, '').trim(),
  );
}

/** Paragraphs of Markdown, without code. In a table each clause of a cell is one, and links are their text alone. */
function paragraphs(markdown: string): string[] {
  const plain = markdown
    .replace(/```[\s\S]*?```/g, '')
    .replace(/^ {4}.*$/gm, '')
    .replace(/\[((?:[^\]`]|`[^`]*`)*)\]\([^)]*\)/g, '$1')
    .replace(/^#.*$/gm, '');
  return plain
    .split(/\n\s*\n/)
    .flatMap((paragraph) => (paragraph.startsWith('|') ? paragraph.split(/\||;\s/) : paragraph));
}
