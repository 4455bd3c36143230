/**
 * Loaded into the emulator suite before it starts. A process of a function serves requests concurrently, as an instance
 * in the cloud does. The Functions emulator itself starts another process for each request that finds the others busy. It
 * never answers that request if a later one takes the new process first; see `docs/decisions/0007`.
 */
import { createRequire } from 'node:module';

/** @typedef {{ state: string, request(...args: unknown[]): Promise<void> }} Worker */

const firebaseTools = createRequire(createRequire(import.meta.url).resolve('firebase-tools/package.json'));
const { RuntimeWorker, RuntimeWorkerPool, RuntimeWorkerState } = firebaseTools(
  './lib/emulator/functionsRuntimeWorker.js',
);
const { FunctionsEmulator } = firebaseTools('./lib/emulator/functionsEmulator.js');
const { IDLE, BUSY } = RuntimeWorkerState;

const { getIdleWorker } = RuntimeWorkerPool.prototype;
/** @type {(triggerId: string, runtime: unknown) => Worker | undefined} */
RuntimeWorkerPool.prototype.getIdleWorker = function (triggerId, runtime) {
  const isBusy = (/** @type {Worker} */ { state }) => state === BUSY;
  return getIdleWorker.call(this, triggerId, runtime) ?? this.getTriggerWorkers(triggerId, runtime).find(isBusy);
};

// The emulator ends a process when a request to it fails. A process closes idle connections. A request that reuses one
// at that moment fails, and so does everything in progress in that process.
const { addWorker } = RuntimeWorkerPool.prototype;
/** @type {(trigger: unknown, runtime: { conn: { httpReqOpts(): object } }, ...rest: unknown[]) => Worker} */
RuntimeWorkerPool.prototype.addWorker = function (trigger, runtime, ...rest) {
  const options = runtime.conn.httpReqOpts();
  runtime.conn.httpReqOpts = () => ({ ...options, agent: false });
  return addWorker.call(this, trigger, runtime, ...rest);
};

/** Requests under way: a process with one must not end as if it were idle. @type {WeakMap<Worker, number>} */
const underWay = new WeakMap();
const { request } = RuntimeWorker.prototype;
/** @this {Worker} @param {unknown[]} args */
RuntimeWorker.prototype.request = async function (...args) {
  underWay.set(this, (underWay.get(this) ?? 0) + 1);
  await request.apply(this, args);
  const others = (underWay.get(this) ?? 1) - 1;
  underWay.set(this, others);
  if (others > 0 && this.state === IDLE) this.state = BUSY;
};

/** Starting processes by function: the first requests wait for one process. @type {Map<string, Promise<unknown>>} */
const starting = new Map();
const { startRuntime } = FunctionsEmulator.prototype;
/** @type {(backend: unknown, trigger?: { id: string }) => Promise<unknown>} */
FunctionsEmulator.prototype.startRuntime = function (backend, trigger) {
  const start = () => startRuntime.call(this, backend, trigger);
  if (!trigger) return start();
  const started = starting.get(trigger.id) ?? start().finally(() => starting.delete(trigger.id));
  starting.set(trigger.id, started);
  return started;
};
