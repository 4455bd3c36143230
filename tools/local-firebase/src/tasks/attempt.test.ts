import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { attempt } from './attempt.ts';
import type { StoredTask } from './task-store.ts';

const TASK: StoredTask = {
  row: 1,
  queue: 'projects/p/locations/l/queues/mails',
  id: 'a',
  created: 0,
  due: 1_700_000_000_250,
  failures: 3,
  responses: 1,
  firstAttempt: 0,
  lastStatus: 503,
  request: {
    url: '',
    headers: {
      'Content-Type': 'application/json',
      Host: 'elsewhere',
      'x-cloudtasks-taskname': 'forged',
      'X-Own': 'kept',
    },
    body: btoa('{"data":1}'),
    deadlineMs: 5000,
  },
};

let server: http.Server;
let url: string;
let handle: http.RequestListener;
beforeEach(async () => {
  server = http.createServer((request, response) => handle(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/p/l/mails`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const never = () => new AbortController().signal;

describe('an attempt', () => {
  it('sends the body and the headers of Cloud Tasks', async () => {
    const seen: unknown[] = [];
    handle = async (request, response) => {
      const { host, ...headers } = request.headers;
      seen.push(request.method, request.url, host === new URL(url).host, headers, String(await request.toArray()));
      response.writeHead(204).end();
    };
    expect(await attempt(TASK, url, never())).toEqual({ kind: 'answered', status: 204 });
    const headers = {
      'content-type': 'application/json',
      'x-own': 'kept',
      'user-agent': 'Google-Cloud-Tasks',
      'x-cloudtasks-queuename': 'mails',
      'x-cloudtasks-taskname': 'a',
      'x-cloudtasks-taskretrycount': '3',
      'x-cloudtasks-taskexecutioncount': '1',
      'x-cloudtasks-taskpreviousresponse': '503',
      'x-cloudtasks-tasketa': '1700000000.25',
    };
    expect(seen).toEqual(['POST', '/p/l/mails', true, expect.objectContaining(headers), '{"data":1}']);
  });

  it('ends without an answer at its deadline', async () => {
    handle = () => undefined;
    const task = { ...TASK, request: { ...TASK.request, deadlineMs: 50 } };
    expect(await attempt(task, url, never())).toEqual({ kind: 'unanswered', reason: 'no answer within 0.05 s' });
  });

  it('ends at its deadline during an answer too', async () => {
    handle = (_, response) => void response.writeHead(200).write('some');
    const task = { ...TASK, request: { ...TASK.request, deadlineMs: 200 } };
    expect(await attempt(task, url, never())).toMatchObject({ kind: 'unanswered' });
  });

  it('reports a broken and a refused connection', async () => {
    handle = (request) => request.socket.destroy();
    expect(await attempt(TASK, url, never())).toEqual({ kind: 'unanswered', reason: 'socket hang up' });
    server.close();
    expect(await attempt(TASK, url, never())).toEqual({ kind: 'connection-refused' });
  });

  it('has no result when it is aborted', async () => {
    const ending = new AbortController();
    handle = () => ending.abort();
    await expect(attempt(TASK, url, ending.signal)).rejects.toThrow('stopped');
  });
});
