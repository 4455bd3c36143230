import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTaskDispatched, type Request, type TaskQueueOptions } from 'firebase-functions/v2/tasks';

/** Calls of a function, with their times. */
export interface Call {
  readonly at: number;
  readonly request: Request;
}

/** Functions with task queues, served where the Functions emulator would serve them. */
export interface TaskFunctions {
  readonly address: string;
  /** Adds a function as an application writes it. */
  add(name: string, options: TaskQueueOptions, handler: (request: Request) => void | Promise<void>): void;
  /** Every call of a function so far. */
  calls(name: string): readonly Call[];
  /** Resolves when a function has been called so often. */
  called(name: string, times: number): Promise<readonly Call[]>;
  close(): Promise<void>;
}

export const PROJECT = 'demo-tasks';
type TaskFunction = ReturnType<typeof onTaskDispatched>;

/** Serves `/backends` and `/PROJECT/us-central1/FUNCTION` as the Functions emulator does. */
export async function serveTaskFunctions(port = 0): Promise<TaskFunctions> {
  // Elsewhere a function wants a token from Google's own.
  process.env['FUNCTIONS_EMULATOR'] = 'true';
  const functions = new Map<string, TaskFunction>();
  const calls = new Map<string, Call[]>();
  let wake: () => void = () => undefined;
  let next = new Promise<void>((resolve) => (wake = resolve));

  const server = http.createServer(async (request, response) => {
    if (request.url === '/backends') {
      const functionTriggers = [...functions].map(([name, { __endpoint }]) => ({
        name,
        region: 'us-central1',
        taskQueueTrigger: manifestOf(__endpoint.taskQueueTrigger),
      }));
      return response.end(JSON.stringify({ backends: [{ functionTriggers }] }));
    }
    const called = functions.get(request.url?.slice(`/${PROJECT}/us-central1/`.length) ?? '');
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString()) as unknown;
    // As much of Express as a function sees.
    const asExpress = Object.assign(request, { body, header: (name: string) => request.headers[name.toLowerCase()] });
    const answer = {
      status: (code: number) => ({
        end: () => response.writeHead(code).end(),
        send: (json: object) => response.writeHead(code).end(JSON.stringify(json)),
      }),
    };
    if (!called) return response.writeHead(404).end();
    return (called as unknown as (request: object, response: object) => unknown)(asExpress, answer);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    add(name, options, handler) {
      calls.set(name, []);
      functions.set(
        name,
        onTaskDispatched(options, (request) => {
          calls.get(name)?.push({ at: Date.now(), request });
          wake();
          next = new Promise<void>((resolve) => (wake = resolve));
          return handler(request);
        }),
      );
    },
    calls: (name) => calls.get(name) ?? [],
    async called(name, times) {
      while ((calls.get(name)?.length ?? 0) < times) await next;
      return calls.get(name) ?? [];
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Options that were not given are null in the emulator's list. */
function manifestOf(trigger: unknown): unknown {
  return JSON.parse(
    JSON.stringify(trigger, (_, value: unknown) =>
      typeof value === 'object' && value?.constructor?.name === 'ResetValue' ? null : value,
    ),
  );
}
