/**
 * Fails on long sentences in comments of style sheets and rules, and in the documentation. Comments of scripts are
 * checked by ESLint, with the same limit.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { longSentences } from './long-sentences.ts';

const WORKSPACE = join(import.meta.dirname, '../..');

/** Texts of a kind of files, and the most words of their sentences. */
interface Texts {
  readonly files: readonly string[];
  readonly most: number;
  readonly textsOf: (source: string) => readonly string[];
}

const TEXTS: readonly Texts[] = [
  { files: find(['{apps,libs,tools}/**/*.css']), most: 20, textsOf: blockComments },
  { files: ['firestore.rules', 'storage.rules'], most: 20, textsOf: lineComments },
  { files: find(['*.md', 'docs/*.md', 'docs/flows/*.md', 'docs/decisions/*.md']), most: 25, textsOf: paragraphs },
];

let checked = 0;
let long = 0;
for (const { files, most, textsOf } of TEXTS)
  for (const file of files) {
    checked += 1;
    for (const text of textsOf(readFileSync(join(WORKSPACE, file), 'utf8')))
      for (const sentence of longSentences(text, most)) {
        console.error(`${file}: ${sentence.words} words, at most ${most}: ${sentence.text}`);
        long += 1;
      }
  }
console.log(`${checked} files, ${long} long sentences`);
process.exitCode = long === 0 && checked > TEXTS.length ? 0 : 1;

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
