import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { COLUMNS } from './columns.ts';

const DOCUMENT = join(import.meta.dirname, '../../../../docs/formats.md');

it('docs/formats.md lists every column as it is read', () => {
  const [, block = ''] = readFileSync(DOCUMENT, 'utf8').split(/<!-- columns:[^>]*-->|<!-- end of columns -->/);
  const rows = COLUMNS.map(
    ({ names, field, examples, kept }) =>
      `| ${names.en[0]} | \`${field}\` | ${examples[0].replaceAll('|', String.raw`\|`)} | ${kept} |`,
  );
  expect(block.trim().split('\n').slice(2)).toEqual(rows);
});
