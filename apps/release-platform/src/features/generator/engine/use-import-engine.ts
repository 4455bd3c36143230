import type { AppError } from '@countin/domain/errors';
import { useEffect, useState } from 'react';
import { connectEngine, workerDied, type EngineClient } from './engine-client.ts';
import { ENGINE_METHODS } from './engine-messages.ts';

/** The engine of a screen. */
export interface ScreenEngine {
  readonly engine: EngineClient;
  /** The worker has died: calls fail with it too, and the screen has to be opened anew. */
  readonly error: AppError | null;
}

/** Makes the worker. Tests give one of their own. */
export type MakeImportWorker = () => Worker;
const makeImportWorker: MakeImportWorker = () =>
  new Worker(new URL('./import.worker.ts', import.meta.url), { type: 'module' });

/** Starts one worker for a screen with its first call, and ends it with the screen. Calls that wait then fail with an `AbortError`. */
export function useImportEngine(makeWorker: MakeImportWorker = makeImportWorker): ScreenEngine {
  const [error, setError] = useState<AppError | null>(null);
  const [{ engine, end }] = useState(() => engineOf(makeWorker, setError));
  useEffect(() => end, [end]);
  return { engine, error };
}

interface OwnEngine {
  readonly engine: EngineClient;
  /** Ends the worker. The next call starts another, without anything of the first. */
  readonly end: () => void;
}

function engineOf(makeWorker: MakeImportWorker, onDeath: (error: AppError) => void): OwnEngine {
  let opened: (ReturnType<typeof connectEngine> & { readonly worker: Worker }) | null = null;
  const open = () => {
    if (opened) return opened;
    const worker = makeWorker();
    const connected = connectEngine(worker);
    const die = (event: { readonly message?: string }) => {
      const error = workerDied(event);
      connected.fail(error);
      onDeath(error);
    };
    worker.onerror = die;
    worker.onmessageerror = () => die({ message: 'An answer of the worker could not be read' });
    opened = { ...connected, worker };
    return opened;
  };
  const methods = ENGINE_METHODS.map((method) => [
    method,
    (...args: unknown[]) => (open().engine[method] as (...all: unknown[]) => Promise<unknown>)(...args),
  ]);
  return {
    engine: Object.fromEntries(methods) as EngineClient,
    end() {
      opened?.worker.terminate();
      opened?.fail(new DOMException('The screen is gone', 'AbortError'));
      opened = null;
    },
  };
}
