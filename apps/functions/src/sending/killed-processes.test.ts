import { expect, test } from 'vitest';
import { killRun } from '../testing/sending/kill-run.ts';
import { SLOTS } from './sending-limits.ts';

/** `testing/sending/kill-command.ts` does the same with 10,000 fans and 20 kills. */
test(
  'a sender, database and mail server that are killed in turn: every fan is told, twice only what was with the server',
  { timeout: 240_000 },
  async () => {
    const { largestWindow, copies: _copies, ...report } = await killRun(150, 3);
    expect(report).toEqual({ kills: 3, missing: 0, copiesOutsideWindow: 0, copiesWithOtherId: 0 });
    expect(largestWindow).toBeLessThanOrEqual(SLOTS);
  },
);
