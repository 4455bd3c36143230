/** Tasks over HTTP, at the addresses that the Admin SDK and firebase-tools have for an emulator of Cloud Tasks. */
import http from 'node:http';
import * as v from 'valibot';
import { asRpcError, errorBody } from '../protocol/http-status.ts';
import { readJsonBody } from '../protocol/request-body.ts';
import { RpcError } from '../service.ts';
import type { Dispatcher } from './dispatcher.ts';
import { queueConfigSchema } from './queue-config.ts';
import type { QueueDirectory } from './queue-directory.ts';
import { parseQueueName, type QueueName } from './queue-name.ts';
import { parseTaskRequest, type NewTask } from './task-request.ts';
import type { StoredTask, TaskStore } from './task-store.ts';

interface FrontEndOptions {
  readonly store: TaskStore;
  readonly directory: QueueDirectory;
  readonly dispatcher: Dispatcher;
  readonly log: (line: string) => void;
}

const ADDRESS = /^\/(projects\/[^/]+\/locations\/[^/]+\/queues\/[^/]+)(\/tasks(?:\/([^/]+))?)?$/;
const MOST_LISTED = 1000;
const registrationSchema = v.intersect([
  queueConfigSchema,
  v.object({ defaultUri: v.pipe(v.string(), v.url('is no URL')) }),
]);

/** The server, not listening yet. */
export function createTaskFrontEnd({ store, directory, dispatcher, log }: FrontEndOptions): http.Server {
  async function serve(request: http.IncomingMessage): Promise<object> {
    // Put together as text: a path that begins with two slashes is no host.
    const pathname = URL.parse(`http://localhost${request.url}`)?.pathname;
    if (pathname === undefined) throw new RpcError('INVALID_ARGUMENT', 'The address is malformed.');
    if (pathname === '/') return { status: 'ok' };
    const [, full, tasks, id] = ADDRESS.exec(pathname) ?? [];
    const queue = full === undefined ? null : parseQueueName(full);
    if (queue && request.method === 'POST' && id === undefined) {
      const body = await jsonOf(request);
      return tasks ? create(queue, body) : register(queue, body);
    }
    if (queue && request.method === 'GET' && tasks && id === undefined) return list(queue);
    if (queue && request.method === 'DELETE' && id !== undefined) return remove(queue, id);
    throw new RpcError('NOT_FOUND', `No method for ${request.method} ${pathname}`);
  }

  function register(queue: QueueName, body: unknown): object {
    const parsed = v.safeParse(registrationSchema, body);
    if (!parsed.success)
      throw new RpcError(
        'INVALID_ARGUMENT',
        parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('; '),
      );
    const { retryConfig, rateLimits, defaultUri } = parsed.output;
    directory.register(queue, { retryConfig, rateLimits }, defaultUri);
    dispatcher.wake(queue.full);
    return { taskQueueConfig: parsed.output };
  }

  async function create(queue: QueueName, body: unknown): Promise<object> {
    await existing(queue);
    const now = Date.now();
    const task = parseTaskRequest(body, queue, now);
    if (!store.add(queue.full, task, now)) {
      throw new RpcError(
        'ALREADY_EXISTS',
        'The task cannot be created because a task with this name exists, or existed too recently.',
      );
    }
    dispatcher.wake(queue.full);
    return { task: describe(queue, task) };
  }

  async function list(queue: QueueName): Promise<object> {
    await existing(queue);
    return {
      tasks: store
        .next(queue.full, MOST_LISTED)
        .map((task) => ({ ...describe(queue, task), ...describeProgress(task) })),
    };
  }

  async function remove(queue: QueueName, id: string): Promise<object> {
    await existing(queue);
    if (!store.remove(queue.full, id, Date.now()))
      throw new RpcError('NOT_FOUND', 'The task does not exist, or no longer.');
    return {};
  }

  async function existing(queue: QueueName): Promise<void> {
    await directory.refresh();
    if (directory.find(queue.full)) return;
    throw new RpcError(
      'NOT_FOUND',
      `Queue does not exist: no function ${queue.queue} with onTaskDispatched in ${queue.location}.`,
    );
  }

  return http.createServer((request, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
    serve(request).then(
      (body) => answer(200, body),
      (thrown: unknown) => {
        const body = errorBody(asRpcError(thrown, log));
        answer(body.error.code, body);
      },
    );
  });
}

/** A page in a browser can send other types to any address without being asked; this one it cannot. */
async function jsonOf(request: http.IncomingMessage): Promise<unknown> {
  if (/^application\/json\b/i.test(request.headers['content-type'] ?? '')) return readJsonBody(request);
  throw new RpcError('INVALID_ARGUMENT', 'The content type must be application/json.');
}

function describe({ full }: QueueName, { id, due, request }: NewTask): object {
  return {
    name: `${full}/tasks/${id}`,
    scheduleTime: new Date(due).toISOString(),
    dispatchDeadline: `${request.deadlineMs / 1000}s`,
    httpRequest: { url: request.url, httpMethod: 'POST', headers: request.headers },
    view: 'BASIC',
  };
}

function describeProgress({ created, failures, responses }: StoredTask): object {
  return { createTime: new Date(created).toISOString(), dispatchCount: failures, responseCount: responses };
}
