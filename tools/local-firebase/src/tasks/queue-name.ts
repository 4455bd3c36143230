import { RpcError } from '../service.ts';

/** A queue by its parts, and as `projects/P/locations/L/queues/Q`. */
export interface QueueName {
  readonly project: string;
  readonly location: string;
  readonly queue: string;
  readonly full: string;
}

const QUEUE_ID = /^[A-Za-z0-9-]{1,100}$/;
const TASK_ID = /^[\w-]{1,500}$/;
const QUEUE_PATH = /^projects\/([^/]+)\/locations\/([^/]+)\/queues\/([^/]+)$/;

/** Throws INVALID_ARGUMENT. */
export function parseQueueName(full: string): QueueName {
  const [, project = '', location = '', queue = ''] = QUEUE_PATH.exec(full) ?? [];
  if (QUEUE_ID.test(queue)) return { project, location, queue, full };
  throw new RpcError(
    'INVALID_ARGUMENT',
    `Queue ID "${queue}" must be 1 to 100 letters ([A-Za-z]), numbers ([0-9]) or hyphens (-).`,
  );
}

/** Throws INVALID_ARGUMENT. */
export function checkTaskId(id: string): string {
  if (TASK_ID.test(id)) return id;
  throw new RpcError(
    'INVALID_ARGUMENT',
    'Task ID must be 1 to 500 letters ([A-Za-z]), numbers ([0-9]), hyphens (-) or underscores (_).',
  );
}
