import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * Prefixes of errors in the output of tools, the more telling first: vitest's section of errors, its list of tests, then
 * compilers and linters.
 */
const SIGNS = [/^\s*FAIL\s/, /^\s*×\s/, /\berror\b(?!s? *[:=]? *0\b)|^\w*Error\b|\bfailed\b/i];
/** Nx repeats the command before it runs, and once more when it fails. */
const ECHOES = /^> |^Warning: command ".*" exited with non-zero status code/;

/**
 * The lines of a failed command's output that say what is wrong.
 *
 * @param {string} output
 * @param {number} [most]
 * @returns {string[]}
 */
export function errorLines(output, most = 6) {
  const lines = stripVTControlCharacters(output)
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '' && !ECHOES.test(line));
  for (const sign of SIGNS) {
    const first = lines.findIndex((line) => sign.test(line));
    if (first < 0) continue;
    // ESLint writes the file in the line above its first error.
    const above = /^\//.test(lines[first - 1] ?? '') ? 1 : 0;
    return lines.slice(first - above, first - above + most);
  }
  return lines.slice(-most);
}

/**
 * @typedef {{ name: string, lines: string[] }} Failure
 * @typedef {{ status?: string, error?: { message?: string } }} StoryResult
 * @typedef {{ title: string, file: string, line: number, ok: boolean, tests: { results: StoryResult[] }[] }} Story
 * @typedef {{ title: string, file?: string, specs?: Story[], suites?: Suite[] }} Suite
 */

/**
 * The stories that failed, of a file by Playwright's JSON reporter; none when there is no such file.
 *
 * @param {string} file
 * @returns {Failure[]}
 */
export function failedStories(file) {
  /** @type {{ suites?: Suite[], errors?: { message?: string }[] }} */
  let report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
  const around = (report.errors ?? []).map(({ message = '' }) => ({
    name: 'outside stories',
    lines: errorLines(message),
  }));
  return [...around, ...(report.suites ?? []).flatMap((suite) => failedIn(suite, []))];
}

/**
 * @param {Suite} suite
 * @param {readonly string[]} above titles of the groups around it
 * @returns {Failure[]}
 */
function failedIn({ title, file, specs = [], suites = [] }, above) {
  const titles = title === file ? above : [...above, title];
  const own = specs
    .filter(({ ok }) => !ok)
    .map((story) => ({
      name: [`${story.file}:${story.line}`, ...titles, story.title].join(' › '),
      lines: errorLines(story.tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message ?? ''),
    }));
  return [...own, ...suites.flatMap((each) => failedIn(each, titles))];
}
