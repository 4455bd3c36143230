import { CatalogueError, type CatalogueClient, type CatalogueErrorReason } from '@countin/catalogue';
import { expect, test } from 'vitest';
import { GuardedClient } from './guarded-client.ts';

/** A guarded client whose service fails or answers as told, with a clock that stands still. */
function aClient() {
  const state = { asked: 0, now: 0, fails: 'timeout' as CatalogueErrorReason | null };
  const byIsrc = () => {
    state.asked += 1;
    if (state.fails) return Promise.reject(new CatalogueError('tidal', state.fails));
    return Promise.resolve([]);
  };
  const client = { catalogue: 'tidal', service: 'tidal', byIsrc } as Partial<CatalogueClient> as CatalogueClient;
  const guarded = new GuardedClient(client, () => state.now);
  const ask = () => guarded.byIsrc('ZZABC2600001', { market: 'US', deadline: 1 }).catch((error: unknown) => error);
  return { state, guarded, ask };
}

test('a service that is down is asked three times, then now and then until it answers', async () => {
  const { state, guarded, ask } = aClient();
  for (let entry = 0; entry < 20; entry += 1) expect(await ask()).toMatchObject({ reason: 'timeout' });
  expect([state.asked, guarded.isDown]).toEqual([3, true]);
  state.now += 5000;
  await Promise.all([ask(), ask(), ask()]);
  expect(state.asked).toBe(4);
  state.now += 9999;
  await ask();
  expect(state.asked).toBe(4);
  state.now += 1;
  state.fails = null;
  expect(await ask()).toEqual([]);
  expect(await ask()).toEqual([]);
  expect([state.asked, guarded.isDown]).toEqual([6, false]);
});

test.each<CatalogueErrorReason>(['budget', 'malformed', 'too-large'])('%s is no sign of it', async (reason) => {
  const { state, ask } = aClient();
  state.fails = reason;
  for (let entry = 0; entry < 5; entry += 1) await ask();
  expect(state.asked).toBe(5);
});
