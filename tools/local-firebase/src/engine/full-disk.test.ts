import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEngine } from './index.ts';
import { NO_RULES, clientOf, int } from './test-client.ts';

const WRITER = join(import.meta.dirname, 'test-filler.ts');
/** 512-byte blocks that each file of the child may have: its disk, as far as it can tell. */
const BLOCKS = 4000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'local-firestore-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test(
  'a full disk is a client error; acknowledged writes stay, and with space it continues',
  { timeout: 60_000 },
  async () => {
    const dataFile = join(folder, 'data.sqlite');
    const command = `ulimit -f ${BLOCKS}; exec '${process.execPath}' '${WRITER}' '${dataFile}'`;
    const { stdout, stderr, status } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const { acknowledged, error, readable } = JSON.parse(stdout) as {
      acknowledged: string[];
      error: string;
      readable: number;
    };
    expect(error).toMatch(/^UNAVAILABLE: The commit could not be stored/);
    expect(acknowledged.length).toBeGreaterThan(0);
    // The failing process itself still reads what it has.
    expect(readable).toBe(acknowledged.length);

    const engine = createEngine({ dataFile, durability: 'full', compileRules: NO_RULES });
    const stored = new Set(clientOf(engine).ids({ from: [{ collectionId: 'posts' }] }));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    await clientOf(engine).set('posts/later', { n: int(1) });
    expect(clientOf(engine).get('posts/later')).not.toBeNull();
    engine.close();
  },
);
