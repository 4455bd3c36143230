import type { AddressInfo } from 'node:net';
import { createDispatcher } from './dispatcher.ts';
import { openQueueDirectory } from './queue-directory.ts';
import { createTaskFrontEnd } from './task-front-end.ts';
import { openTaskStore } from './task-store.ts';

/** Options of task queues; everything has a default. */
export interface LocalTasksOptions {
  /** Default 127.0.0.1. */
  readonly host?: string;
  /** Default 0: any free port. */
  readonly port?: number;
  /** SQLite file that keeps tasks and queues. Without one they are gone with the service. */
  readonly dataFile?: string;
  /** `host:port` of the Functions emulator whose functions the queues are. Without one, queues must be registered. */
  readonly functionsEmulator?: string;
  /** Where that emulator finds a function, from the function's own path. Default: there. */
  readonly pathOf?: (path: string) => string;
  /** At most so many attempts of one queue at once, whatever its function allows. Default: no bound of its own. */
  readonly concurrency?: number;
  /** Receives one line per event worth knowing. Default: none. */
  readonly log?: (line: string) => void;
}

/** A service that listens. */
export interface LocalTasks {
  /** For `CLOUD_TASKS_EMULATOR_HOST`. */
  readonly address: string;
  /** Breaks off attempts under way, which count for nothing, and closes the data file. */
  close(): Promise<void>;
}

/**
 * Starts Cloud Tasks on this machine, for the Admin SDK and functions with `onTaskDispatched`. Rejects when the
 * port is taken or the data file cannot be used.
 */
export async function startLocalTasks(options: LocalTasksOptions = {}): Promise<LocalTasks> {
  const {
    host = '127.0.0.1',
    port = 0,
    dataFile,
    functionsEmulator,
    pathOf = (path) => path,
    concurrency = Infinity,
    log = () => {},
  } = options;
  const store = openTaskStore(dataFile);
  const directory = openQueueDirectory({ store, functionsEmulator, pathOf, log });
  const dispatcher = createDispatcher({ store, directory, concurrency, log });
  const server = createTaskFrontEnd({ store, directory, dispatcher, log });
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
  } catch (error) {
    await dispatcher.close();
    store.close();
    throw error;
  }
  return {
    address: `${host}:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await Promise.all([closed, dispatcher.close()]);
      store.close();
    },
  };
}
