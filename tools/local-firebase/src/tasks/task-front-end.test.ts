import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startLocalTasks, type LocalTasks } from './start-local-tasks.ts';
import { parseTasksCommandLine } from './command-line.ts';

const QUEUE = '/projects/p/locations/l/queues/mails';
let tasks: LocalTasks;
beforeEach(async () => {
  tasks = await startLocalTasks();
});
afterEach(() => tasks.close());

async function send(method: string, path: string, body?: string, type = 'application/json') {
  const response = await fetch(`http://${tasks.address}${path}`, { method, body, headers: { 'content-type': type } });
  return {
    status: response.status,
    body: (await response.json()) as { error?: { status: string; message: string }; tasks?: object[] },
  };
}
const register = () =>
  send(
    'POST',
    QUEUE,
    JSON.stringify({ defaultUri: 'http://127.0.0.1:1/', rateLimits: { maxConcurrentDispatches: null } }),
  );
const task = (fields: object = {}) =>
  JSON.stringify({ task: { httpRequest: { url: '', body: btoa('{"data":1}') }, ...fields } });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('the addresses of task queues', () => {
  it('are not found where there is none, malformed ones included', async () => {
    for (const path of ['/x', '//', '//[']) expect(await send('GET', path)).toMatchObject({ status: 404 });
  });

  it('take queues as firebase-tools registers them, and tasks for them', async () => {
    expect(await send('POST', `${QUEUE}/tasks`, task())).toMatchObject({
      status: 404,
      body: { error: { status: 'NOT_FOUND' } },
    });
    expect(await register()).toMatchObject({ status: 200 });
    const name = `${QUEUE.slice(1)}/tasks/a`;
    expect(await send('POST', `${QUEUE}/tasks`, task({ name, scheduleTime: inDays(29) }))).toMatchObject({
      status: 200,
      body: { task: { name } },
    });
    expect((await send('GET', `${QUEUE}/tasks`)).body.tasks).toMatchObject([
      { name, dispatchCount: 0, dispatchDeadline: '600s' },
    ]);
    expect(await send('DELETE', `${QUEUE}/tasks/a`)).toMatchObject({ status: 200 });
    expect(await send('DELETE', `${QUEUE}/tasks/a`)).toMatchObject({
      status: 404,
      body: { error: { status: 'NOT_FOUND' } },
    });
  });

  it.each([
    ['a body that is no JSON', '{"task":', 'Invalid JSON'],
    ['a body without a task', '{}', 'task: '],
    [
      'a name in another queue',
      task({ name: 'projects/p/locations/l/queues/other/tasks/a' }),
      'must be the same as the queue name',
    ],
    ['a name with other characters', task({ name: `${QUEUE.slice(1)}/tasks/a.b` }), 'Task ID must be'],
    ['a time that is none', task({ scheduleTime: 'soon' }), 'task.scheduleTime: '],
    ['a time in more than 30 days', task({ scheduleTime: inDays(31) }), 'more than 30 days'],
    ['a deadline of less than 15 seconds', task({ dispatchDeadline: '14s' }), 'less than 15 seconds'],
    ['a deadline of more than 30 minutes', task({ dispatchDeadline: '1801s' }), 'more than 30 minutes'],
    ['a body that is not base64', task({ httpRequest: { url: '', body: '{}' } }), 'is not base64'],
    ['more than a mebibyte', task({ httpRequest: { url: '', body: btoa('x'.repeat(1024 * 1024 + 3)) } }), 'too large'],
  ])('refuse %s', async (_, body, message) => {
    await register();
    const answer = await send('POST', `${QUEUE}/tasks`, body);
    expect(answer).toMatchObject({ status: 400, body: { error: { status: 'INVALID_ARGUMENT' } } });
    expect(answer.body.error?.message).toContain(message);
  });

  it('refuse cross-site requests of a browser', async () => {
    await register();
    expect(await send('POST', `${QUEUE}/tasks`, task(), 'text/plain')).toMatchObject({ status: 400 });
  });

  it('refuse queues that Cloud Tasks would not make, and other addresses', async () => {
    expect(await send('POST', '/projects/p/locations/l/queues/a_b', '{}')).toMatchObject({ status: 400 });
    const tooMany = JSON.stringify({
      defaultUri: 'http://127.0.0.1:1/',
      rateLimits: { maxConcurrentDispatches: 5001 },
    });
    expect(await send('POST', QUEUE, tooMany)).toMatchObject({ status: 400 });
    expect(await send('GET', '/queues')).toMatchObject({ status: 404 });
    expect(await send('GET', '/')).toMatchObject({ status: 200 });
  });
});

it('one file is used by one service', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'tasks-'));
  const dataFile = path.join(folder, 'tasks.sqlite');
  const first = await startLocalTasks({ dataFile });
  await expect(startLocalTasks({ dataFile })).rejects.toThrow('is in use by another process');
  await first.close();
  await rm(folder, { recursive: true });
});

it('the command line names everything that is wrong', () => {
  expect(parseTasksCommandLine([], { LOCAL_TASKS_DATA: 'a.sqlite' })).toEqual({
    host: '127.0.0.1',
    port: 9499,
    functions_emulator: '127.0.0.1:5001',
    data: 'a.sqlite',
  });
  expect(() => parseTasksCommandLine(['--port', '70000', '--concurrency', '0'], {})).toThrow(
    '--port is no port: 70000\n--concurrency is less than 1: 0',
  );
});
