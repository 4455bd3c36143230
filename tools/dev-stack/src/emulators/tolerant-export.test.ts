import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const firebaseTools = createRequire(import.meta.url).resolve('firebase-tools/package.json');
const fileSystem = createRequire(firebaseTools)('fs-extra') as {
  copy(from: string, to: string): Promise<void>;
};
const folder = join(tmpdir(), 'countin-tolerant-export');

test('a file that was deleted is left out of a copy, and any other failure is reported', async () => {
  const missing = join(folder, 'deleted');
  await expect(fileSystem.copy(missing, join(folder, 'copy'))).rejects.toMatchObject({ code: 'ENOENT' });
  await import('./tolerant-export.mjs' as string);
  await expect(fileSystem.copy(missing, join(folder, 'copy'))).resolves.toBeUndefined();
  await expect(fileSystem.copy(import.meta.filename, import.meta.filename)).rejects.toThrow('must not be the same');
});
