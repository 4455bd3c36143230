import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { beacon, PHONE, startCounting } from '../testing/counting-stage.ts';
import { setUpReader } from '../testing/reader-stage.ts';

const stage = setUpReader('demo-flood');

test(
  'of a million beacons from one address 300 are counted, however many browsers it names',
  { timeout: 60_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'countin-flood-'));
    const now = Date.now();
    const counting = await startCounting({ firestore: stage.firestore(), folder, now: () => now });
    try {
      const body = beacon();
      const outcomes = new Map<string, number>();
      for (let at = 0; at < 1_000_000; at += 1) {
        const header = (name: string) => (name === 'user-agent' ? `${PHONE} ${at % 1000}` : undefined);
        const answer = counting.counter.beacon({ host: { kind: 'main' }, address: '203.0.113.9', header }, body);
        const outcome = answer instanceof Promise ? await answer : answer;
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }
      expect(Object.fromEntries(outcomes)).toEqual({ counted: 300, flood: 999_700 });
      const journal = readdirSync(folder).filter((name) => name.endsWith('.log'));
      expect(journal.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)).toBeLessThan(100_000);
    } finally {
      await counting.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

test('a flood of programs from an address does not displace its people', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'countin-programs-'));
  const now = Date.now();
  const counting = await startCounting({ firestore: stage.firestore(), folder, now: () => now });
  const send = async (agent: string) => {
    const header = (name: string) => (name === 'user-agent' ? agent : undefined);
    return await counting.counter.beacon({ host: { kind: 'main' }, address: '203.0.113.9', header }, beacon());
  };
  try {
    for (let at = 0; at < 300; at += 1) await send(`HeadlessChrome/${at % 10}`);
    expect(await send('HeadlessChrome/1')).toBe('flood');
    expect(await send(PHONE)).toBe('counted');
  } finally {
    await counting.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
