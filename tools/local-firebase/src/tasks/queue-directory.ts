import * as v from 'valibot';
import { listTaskFunctions } from './functions-emulator.ts';
import { queueConfigSchema, type QueueConfig } from './queue-config.ts';
import { parseQueueName, type QueueName } from './queue-name.ts';
import type { TaskStore } from './task-store.ts';

/** A queue that is known: how it attempts its tasks, and where its function is. */
export interface KnownQueue {
  readonly config: QueueConfig;
  readonly url: string;
}

/** Directory of queues. A queue that was known once takes tasks, also while its function is away. */
export interface QueueDirectory {
  /** Looks again, unless it has just done so, at what the Functions emulator has. */
  refresh(): Promise<void>;
  /** Null for a queue that never was. */
  find(queue: string): KnownQueue | null;
  /** Whether the queue's function is there to be called. */
  isServed(queue: string): boolean;
  /** Takes a queue as firebase-tools registers it with its own Tasks emulator. */
  register(queue: QueueName, config: QueueConfig, url: string): void;
  /** The connection was refused: nothing is dispatched until the function answers again. */
  lost(): void;
}

interface DirectoryOptions {
  readonly store: TaskStore;
  /** `host:port`. Without one, queues are there once they are registered. */
  readonly functionsEmulator: string | undefined;
  /** Where it finds a function, from the function's own path. */
  readonly pathOf: (path: string) => string;
  readonly log: (line: string) => void;
}

/** A new build of the functions may bring other queues; they are listed at most this often. */
const FRESH_MS = 1000;
const savedSchema = v.object({ url: v.string(), config: queueConfigSchema });

export function openQueueDirectory({ store, functionsEmulator, pathOf, log }: DirectoryOptions): QueueDirectory {
  const registered = new Map<string, KnownQueue>();
  for (const { name, config } of store.queues()) registered.set(name, v.parse(savedSchema, JSON.parse(config)));
  /** By `location/queue`: the Functions emulator serves one project, and its list does not say which. */
  let served = new Map<string, QueueConfig>();
  let looking: Promise<void> | null = null;
  let lookedAt = -Infinity;

  const functionOf = (queue: string) => {
    const { project, location, queue: id } = parseQueueName(queue);
    return { key: `${location}/${id}`, url: `http://${functionsEmulator}${pathOf(`/${project}/${location}/${id}`)}` };
  };
  const save = (queue: string, known: KnownQueue) => {
    if (JSON.stringify(registered.get(queue)) === JSON.stringify(known)) return;
    registered.set(queue, known);
    store.saveQueue(queue, JSON.stringify(known));
  };
  const look = async (address: string) => {
    const functions = await listTaskFunctions(address, log);
    served = new Map(functions?.map(({ location, queue, config }) => [`${location}/${queue}`, config]));
    lookedAt = performance.now();
    looking = null;
  };

  return {
    async refresh() {
      if (functionsEmulator === undefined || performance.now() - lookedAt < FRESH_MS) return;
      await (looking ??= look(functionsEmulator));
    },
    find(queue) {
      const { key, url } = functionOf(queue);
      const config = served.get(key);
      if (config) save(queue, { config, url });
      return registered.get(queue) ?? null;
    },
    isServed: (queue) => functionsEmulator === undefined || served.has(functionOf(queue).key),
    register: ({ full }, config, url) => save(full, { config, url }),
    lost() {
      served = new Map();
    },
  };
}
