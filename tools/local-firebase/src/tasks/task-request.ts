import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import { RpcError } from '../service.ts';
import { checkTaskId, type QueueName } from './queue-name.ts';

/** Request that is sent when a task's time has come. */
export interface TaskRequest {
  /** Empty: the queue's own function. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Base64. */
  readonly body: string;
  readonly deadlineMs: number;
}

/** A task as it is handed in. Times are milliseconds since 1970. */
export interface NewTask {
  readonly id: string;
  readonly request: TaskRequest;
  readonly due: number;
}

const DEADLINE_SECONDS = { usual: 600, least: 15, most: 1800 };
const FURTHEST_MS = 30 * 24 * 3600 * 1000;
const LARGEST_BYTES = 1024 * 1024;

const time = v.pipe(
  v.string(),
  v.transform((text) => Date.parse(text)),
  v.number('is no time'),
);
const deadline = v.pipe(
  v.string(),
  v.regex(/^\d+(\.\d+)?s$/, 'is no duration'),
  v.transform(parseFloat),
  v.minValue(DEADLINE_SECONDS.least, 'is less than 15 seconds'),
  v.maxValue(DEADLINE_SECONDS.most, 'is more than 30 minutes'),
);
const bodySchema = v.object({
  task: v.object({
    name: v.optional(v.string()),
    scheduleTime: v.optional(time),
    dispatchDeadline: v.optional(deadline, `${DEADLINE_SECONDS.usual}s`),
    httpRequest: v.object({
      url: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.url('is no URL'))]), ''),
      body: v.optional(v.pipe(v.string(), v.base64('is not base64')), ''),
      headers: v.optional(v.record(v.string(), v.string()), {}),
    }),
  }),
});

/** Reads the body of a request to create a task. Throws INVALID_ARGUMENT naming everything wrong. */
export function parseTaskRequest(body: unknown, queue: QueueName, now: number): NewTask {
  const parsed = v.safeParse(bodySchema, body);
  if (!parsed.success) {
    throw new RpcError(
      'INVALID_ARGUMENT',
      parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('; '),
    );
  }
  const { name, scheduleTime = now, dispatchDeadline, httpRequest } = parsed.output.task;
  if (scheduleTime > now + FURTHEST_MS)
    throw new RpcError('INVALID_ARGUMENT', 'The scheduleTime is more than 30 days in the future.');
  if (httpRequest.body.length * 0.75 > LARGEST_BYTES)
    throw new RpcError('INVALID_ARGUMENT', 'Task size too large: at most 1 MiB.');
  const request = { ...httpRequest, deadlineMs: dispatchDeadline * 1000 };
  return { id: taskId(name, queue), request, due: Math.max(now, scheduleTime) };
}

function taskId(name: string | undefined, { full }: QueueName): string {
  if (name === undefined) return String(randomInt(1e14, 2.8e14));
  const prefix = `${full}/tasks/`;
  if (name.startsWith(prefix)) return checkTaskId(name.slice(prefix.length));
  throw new RpcError(
    'INVALID_ARGUMENT',
    `The queue name from request ("${full}") must be the same as the queue name in the named task ("${name}").`,
  );
}
