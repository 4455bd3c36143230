import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { errorLines, failedStories } from './error-lines.mjs';

const folder = mkdtempSync(join(tmpdir(), 'stories-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  [
    'vitest',
    '\n RUN  v5\n\n \u001b[31m❯\u001b[39m src/a.test.ts\n     × adds 12ms\n   ✓ src/b.test.ts\n\n FAIL  src/a.test.ts > adds\nAssertionError: expected 1 to be 2\n',
    [' FAIL  src/a.test.ts > adds', 'AssertionError: expected 1 to be 2'],
  ],
  ['tsc', '> tsc\n\nsrc/a.ts(3,5): error TS2322: wrong\n', ['src/a.ts(3,5): error TS2322: wrong']],
  [
    'ESLint',
    'Linting\n\n/work/src/a.ts\n  1:1  error  Unexpected any\n',
    ['/work/src/a.ts', '  1:1  error  Unexpected any'],
  ],
  ['a command with words of its own', 'one\ntwo\n', ['one', 'two']],
])('the error of %s is found in its output', (_, output, lines) => {
  expect(errorLines(output)).toEqual(lines);
});

test('failed stories are named with their file, line, groups and error', () => {
  const file = join(folder, 'stories.json');
  const story = { file: 'both/theme.e2e.ts', line: 7, title: 'is dark', ok: false };
  const failed = {
    ...story,
    tests: [{ results: [{ error: { message: 'Error: \u001b[2mexpected dark\u001b[22m' } }] }],
  };
  const passed = { ...story, title: 'is light', ok: true, tests: [{ results: [{}] }] };
  const group = { title: 'on a phone', specs: [failed, passed] };
  writeFileSync(file, JSON.stringify({ suites: [{ title: story.file, file: story.file, suites: [group] }] }));
  expect(failedStories(file)).toEqual([
    { name: 'both/theme.e2e.ts:7 › on a phone › is dark', lines: ['Error: expected dark'] },
  ]);
});

test('a server that did not start is named as well; without a report there is nothing to name', () => {
  const file = join(folder, 'start.json');
  writeFileSync(file, JSON.stringify({ suites: [], errors: [{ message: 'Error: the stack did not start' }] }));
  expect(failedStories(file)).toEqual([{ name: 'outside stories', lines: ['Error: the stack did not start'] }]);
  expect(failedStories(join(folder, 'none.json'))).toEqual([]);
});
