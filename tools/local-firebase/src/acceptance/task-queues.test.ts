import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFunctions, type TaskQueue } from 'firebase-admin/functions';
import { HttpsError } from 'firebase-functions/v2/https';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startLocalTasks } from '../tasks/index.ts';
import { startProgram } from './server-process.ts';
import { PROJECT, serveTaskFunctions, type TaskFunctions } from './task-functions.ts';

let functions: TaskFunctions;
let closing: (() => Promise<unknown>)[];
let log: string[];
let heard: () => void;

beforeEach(async () => {
  functions = await serveTaskFunctions();
  closing = [() => functions.close()];
  log = [];
  heard = () => undefined;
});
afterEach(async () => {
  for (const close of closing.reverse()) await close();
});

async function startTasks(functionsEmulator = functions.address): Promise<string> {
  const tasks = await startLocalTasks({
    functionsEmulator,
    log: (line) => {
      log.push(line);
      heard();
    },
  });
  closing.push(() => tasks.close());
  return tasks.address;
}

/** The unmodified Admin SDK, speaking to a service. */
function queueOf(name: string, address: string): TaskQueue<unknown> {
  Object.assign(process.env, { CLOUD_TASKS_EMULATOR_HOST: address, METADATA_SERVER_DETECTION: 'none' });
  const app = initializeApp({ projectId: PROJECT }, `${name}-${address}-${closing.length}`);
  closing.push(() => deleteApp(app));
  return getFunctions(app).taskQueue(name);
}

async function waiting(name: string, address: string): Promise<{ dispatchCount: number }[]> {
  const response = await fetch(`http://${address}/projects/${PROJECT}/locations/us-central1/queues/${name}/tasks`);
  return ((await response.json()) as { tasks: { dispatchCount: number }[] }).tasks;
}

async function logged(line: RegExp): Promise<void> {
  while (!log.some((each) => line.test(each))) await new Promise<void>((resolve) => (heard = resolve));
}

const throws = (): never => {
  throw new HttpsError('internal', 'always');
};

describe('task queues', { timeout: 15_000 }, () => {
  it('send a task where the emulator finds its function', async () => {
    functions.add('asked', {}, () => undefined);
    functions.add('found', {}, () => undefined);
    const tasks = await startLocalTasks({
      functionsEmulator: functions.address,
      pathOf: (path) => path.replace(/asked$/, 'found'),
    });
    closing.push(() => tasks.close());
    await queueOf('asked', tasks.address).enqueue({ which: 'led elsewhere' });
    const [call] = await functions.called('found', 1);
    expect(call?.request.data).toEqual({ which: 'led elsewhere' });
    expect(functions.calls('asked')).toEqual([]);
  });

  it('keep a task until its time has come', async () => {
    functions.add('later', {}, () => undefined);
    const queue = queueOf('later', await startTasks());
    const scheduleTime = new Date(Date.now() + 700);
    await queue.enqueue({ which: 'scheduled' }, { scheduleTime });
    const delayedUntil = Date.now() + 1000;
    await queue.enqueue({ which: 'delayed' }, { scheduleDelaySeconds: 1, id: 'delayed' });
    await queue.enqueue({ which: 'immediate' });
    const calls = await functions.called('later', 3);
    // Not in which order: on a busy machine a time may have come before the next task is made.
    const [second, third] = ['scheduled', 'delayed'].map((which) =>
      calls.find(({ request }) => (request.data as { which: string }).which === which),
    );
    expect(calls.map(({ request }) => request.data)).toContainEqual({ which: 'immediate' });
    expect(second?.at).toBeGreaterThanOrEqual(scheduleTime.getTime());
    expect(Number(second?.request.scheduledTime)).toBe(scheduleTime.getTime() / 1000);
    expect(third?.at).toBeGreaterThanOrEqual(delayedUntil);
    expect(third?.request).toMatchObject({ id: 'delayed', queueName: 'later', retryCount: 0, executionCount: 0 });
  });

  it('try a task that fails again, later each time, until its attempts are used up', async () => {
    functions.add('failing', { retryConfig: { maxAttempts: 3, minBackoffSeconds: 0.2 } }, throws);
    const address = await startTasks();
    await queueOf('failing', address).enqueue({}, { id: 'lost-cause' });
    await logged(/lost-cause of .*failing is given up after 3 attempts \(answer 500\)/);
    const calls = functions.calls('failing');
    expect(calls.map(({ request }) => [request.retryCount, request.executionCount, request.previousResponse])).toEqual([
      [0, 0, undefined],
      [1, 0, 500],
      [2, 0, 500],
    ]);
    const [first = 0, second = 0, third = 0] = calls.map(({ at }) => at);
    expect(second - first).toBeGreaterThanOrEqual(200);
    expect(third - second).toBeGreaterThanOrEqual(400);
    expect(await waiting('failing', address)).toEqual([]);
  });

  it('end the attempts of a task with the one that succeeds', async () => {
    functions.add('second-time', { retryConfig: { minBackoffSeconds: 0.05 } }, ({ retryCount }) => {
      if (retryCount === 0) throw new HttpsError('failed-precondition', 'not yet');
    });
    const address = await startTasks();
    const queue = queueOf('second-time', address);
    await queue.enqueue({}, { id: 'a' });
    const [, second] = await functions.called('second-time', 2);
    expect(second?.request).toMatchObject({ retryCount: 1, executionCount: 1, previousResponse: 400 });
    await expect.poll(() => waiting('second-time', address)).toEqual([]);
  });

  it('take an id once, also when its task has run or is deleted', async () => {
    functions.add('once', {}, () => undefined);
    const address = await startTasks();
    const queue = queueOf('once', address);
    const twice = { code: 'functions/task-already-exists' };
    await queue.enqueue({}, { id: 'waits', scheduleDelaySeconds: 60 });
    await expect(queue.enqueue({}, { id: 'waits' })).rejects.toMatchObject(twice);
    await queue.enqueue({}, { id: 'runs' });
    await functions.called('once', 1);
    await expect(queue.enqueue({}, { id: 'runs' })).rejects.toMatchObject(twice);
    await queue.delete('waits');
    await expect(queue.enqueue({}, { id: 'waits' })).rejects.toMatchObject(twice);
    // The SDK takes it as deleted when it is not there.
    await queue.delete('waits');
    expect(await waiting('once', address)).toEqual([]);
  });

  it('are those of functions alone', async () => {
    functions.add('here', {}, () => undefined);
    const address = await startTasks();
    await expect(queueOf('elsewhere', address).enqueue({})).rejects.toMatchObject({ code: 'functions/not-found' });
  });

  it('attempt no more tasks at once than their function allows', async () => {
    let running = 0;
    let most = 0;
    const ends: (() => void)[] = [];
    functions.add('narrow', { rateLimits: { maxConcurrentDispatches: 2 } }, async () => {
      most = Math.max(most, (running += 1));
      await new Promise<void>((resolve) => ends.push(resolve));
      running -= 1;
    });
    const queue = queueOf('narrow', await startTasks());
    for (let i = 0; i < 5; i += 1) await queue.enqueue({ i });
    for (let done = 1; done <= 5; done += 1) {
      await functions.called('narrow', done);
      ends.shift()?.();
    }
    expect(most).toBe(2);
  });

  it('attempt no more tasks a second than their function allows', async () => {
    functions.add('slow', { rateLimits: { maxDispatchesPerSecond: 4 } }, () => undefined);
    const queue = queueOf('slow', await startTasks());
    const began = Date.now();
    await Promise.all(Array.from({ length: 7 }, (_, i) => queue.enqueue({ i })));
    const calls = await functions.called('slow', 7);
    // Four at once, the other three a quarter of a second each.
    expect((calls[6]?.at ?? 0) - began).toBeGreaterThanOrEqual(740);
  });

  it('wait for unavailable functions without using an attempt', async () => {
    functions.add('away', { retryConfig: { maxAttempts: 1 } }, () => undefined);
    const address = await startTasks();
    const queue = queueOf('away', address);
    await queue.enqueue({}, { id: 'first' });
    await functions.called('away', 1);
    await functions.close();
    await queue.enqueue({}, { id: 'second' });
    await expect.poll(() => waiting('away', address)).toMatchObject([{ dispatchCount: 0 }]);
    functions = await serveTaskFunctions(Number(functions.address.split(':')[1]));
    functions.add('away', { retryConfig: { maxAttempts: 1 } }, () => undefined);
    const [call] = await functions.called('away', 1);
    expect(call?.request).toMatchObject({ id: 'second', retryCount: 0 });
  });

  it('lose neither delay nor retries nor ids when the service is killed', async () => {
    functions.add('kept', { retryConfig: { minBackoffSeconds: 1.5 } }, ({ id, retryCount }) => {
      if (id === 'failing' && retryCount === 0) throws();
    });
    const folder = await mkdtemp(path.join(os.tmpdir(), 'tasks-'));
    closing.push(() => rm(folder, { recursive: true }));
    const start = (port: number) =>
      startProgram('local-tasks.mjs', [
        '--port',
        String(port),
        '--functions_emulator',
        functions.address,
        '--data',
        path.join(folder, 'tasks.sqlite'),
      ]);
    const killed = await start(0);
    const address = `127.0.0.1:${killed.port}`;
    const queue = queueOf('kept', address);
    const scheduleTime = new Date(Date.now() + 2500);
    await queue.enqueue({}, { id: 'delayed', scheduleTime });
    await queue.enqueue({}, { id: 'failing' });
    const [failed] = await functions.called('kept', 1);
    await expect.poll(() => waiting('kept', address)).toContainEqual(expect.objectContaining({ dispatchCount: 1 }));
    await killed.end('SIGKILL');

    const again = await start(killed.port);
    closing.push(() => again.end('SIGTERM'));
    await expect(queue.enqueue({}, { id: 'delayed' })).rejects.toMatchObject({ code: 'functions/task-already-exists' });
    const calls = await functions.called('kept', 3);
    const of = (id: string) => calls.filter(({ request }) => request.id === id);
    expect(of('failing').map(({ request }) => request.retryCount)).toEqual([0, 1]);
    expect((of('failing')[1]?.at ?? 0) - (failed?.at ?? 0)).toBeGreaterThanOrEqual(1500);
    expect(of('delayed')).toHaveLength(1);
    expect(of('delayed')[0]?.at).toBeGreaterThanOrEqual(scheduleTime.getTime());
  });
});
