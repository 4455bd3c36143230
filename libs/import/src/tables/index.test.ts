import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test.each(['csv', 'tables'])(
  '%s loads on Node without a bundler, whose interop of CommonJS is laxer',
  async (folder) => {
    const entry = join(import.meta.dirname, '..', folder, 'index.ts');
    const run = promisify(execFile)(process.execPath, [
      '-e',
      `import(${JSON.stringify(entry)}).then(() => console.log('loaded'))`,
    ]);
    expect((await run).stdout).toBe('loaded\n');
  },
);
