import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { Scheduler } from './scheduler.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** An emulator with two scheduled functions and one that is not. */
async function emulator(answer: (url: string) => Promise<number> | number = () => 200) {
  const runs: { url?: string; job: unknown }[] = [];
  server = createServer(async (request, response) => {
    if (request.url === '/backends') {
      const trigger = (name: string, schedule?: string) => ({
        id: `us-central1-${name}`,
        name,
        ...(schedule && { schedule: { schedule, timeZone: null } }),
      });
      return response.end(
        JSON.stringify({
          backends: [
            {
              functionTriggers: [
                trigger('often', 'every 1 minutes'),
                trigger('hourly', 'every 1 hours'),
                trigger('called'),
              ],
            },
          ],
        }),
      );
    }
    runs.push({ url: request.url, job: request.headers['x-cloudscheduler-jobname'] });
    response.writeHead(await answer(request.url ?? '')).end('done');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const reports: string[] = [];
  const clock = { now: Date.parse('2026-11-20T10:17:20Z') };
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    runs,
    reports,
    clock,
    scheduler: (every: number | null = null) =>
      new Scheduler({ origin, every, now: () => clock.now, report: (message) => reports.push(message) }),
  };
}

test('due functions run as by Cloud Scheduler', async () => {
  const { runs, scheduler } = await emulator();
  const scheduled = scheduler();
  await scheduled.runDue();
  await scheduled.idle();
  expect(runs).toEqual([{ url: '/functions/projects/demo-countin/triggers/us-central1-often-0', job: 'often' }]);
});

test('on the hour both are', async () => {
  const { runs, clock, scheduler } = await emulator();
  clock.now = Date.parse('2026-11-20T11:00:00Z');
  const scheduled = scheduler();
  await scheduled.runDue();
  await scheduled.idle();
  expect(runs.map(({ job }) => job).sort()).toEqual(['hourly', 'often']);
});

test('a shortened interval runs everything each time', async () => {
  const { runs, scheduler } = await emulator();
  const scheduled = scheduler(20);
  scheduled.start();
  await expect.poll(() => runs.length, { timeout: 5000 }).toBeGreaterThanOrEqual(4);
  scheduled.stop();
  await scheduled.idle();
});

test('a run that still goes is not started a second time', async () => {
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const { runs, scheduler } = await emulator(async () => {
    await held;
    return 200;
  });
  const scheduled = scheduler();
  await scheduled.runDue();
  await expect.poll(() => runs.length).toBe(1);
  await scheduled.runDue();
  release?.();
  await scheduled.idle();
  expect(runs).toHaveLength(1);
  await scheduled.runDue();
  await scheduled.idle();
  expect(runs).toHaveLength(2);
});

test('a failing function is reported and tried again when it is due', async () => {
  const { reports, scheduler } = await emulator(() => 500);
  const scheduled = scheduler();
  await scheduled.runDue();
  await scheduled.idle();
  expect(reports).toEqual(['often failed: answered 500 done']);
});

test('an unreachable emulator is reported', async () => {
  await emulator();
  const reports: string[] = [];
  await new Scheduler({
    origin: 'http://127.0.0.1:1',
    every: null,
    report: (message) => reports.push(message),
  }).runDue();
  expect(reports[0]).toMatch(/^cannot ask for scheduled functions/);
});
