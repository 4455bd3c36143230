import { AppError } from '@countin/domain/errors';
import { ENGINE_METHODS, errorOf, type EngineAnswer, type EngineCall, type EngineMethod } from './engine-messages.ts';
import type { ImportEngine } from './import-engine.ts';

/** The engine in its worker: each method answers later. */
export type EngineClient = {
  readonly [M in EngineMethod]: (...args: Parameters<ImportEngine[M]>) => Promise<Awaited<ReturnType<ImportEngine[M]>>>;
};

/** The screen's side of a worker. */
export interface WorkerPort {
  onmessage: ((event: MessageEvent<EngineAnswer>) => void) | null;
  postMessage(call: EngineCall): void;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly onPart: (value: unknown) => void;
}

/** Calls an engine by messages. `fail` ends all calls that wait, as when the worker has died. */
export function connectEngine(port: WorkerPort): {
  readonly engine: EngineClient;
  readonly fail: (error: Error) => void;
} {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let failed: Error | null = null;
  port.onmessage = ({ data }) => {
    const call = waiting.get(data.id);
    if (data.kind === 'part') return call?.onPart(data.value);
    waiting.delete(data.id);
    if (data.kind === 'result') call?.resolve(data.value);
    else call?.reject(errorOf(data.failure));
  };
  const send = (method: EngineMethod, all: readonly unknown[]) =>
    new Promise<unknown>((resolve, reject) => {
      if (failed) return reject(failed);
      const id = ++lastId;
      const onPart = all.at(-1);
      const parts = typeof onPart === 'function';
      waiting.set(id, { resolve, reject, onPart: parts ? (onPart as Waiting['onPart']) : () => undefined });
      port.postMessage({ id, method, args: parts ? all.slice(0, -1) : all, parts });
    });
  const methods = ENGINE_METHODS.map((method) => [method, (...args: unknown[]) => send(method, args)]);
  return {
    engine: Object.fromEntries(methods) as EngineClient,
    fail(error) {
      failed = error;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    },
  };
}

/** The worker's file did not load, or it ran out of memory. */
export function workerDied(event: { readonly message?: string }): AppError {
  return new AppError('service/unavailable', { cause: new Error(event.message ?? 'The worker died') });
}
