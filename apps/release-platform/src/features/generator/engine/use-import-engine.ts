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

/** A worker is kept so long for the next screen, milliseconds: starting one takes half a second. */
const KEPT_MS = 5000;
let kept: { readonly worker: Worker; readonly timer: ReturnType<typeof setTimeout> } | null = null;

/** Ends a worker, unless the next screen takes it before. */
function keep(worker: Worker): void {
  drop();
  kept = { worker, timer: setTimeout(drop, KEPT_MS) };
}

function drop(): void {
  if (!kept) return;
  clearTimeout(kept.timer);
  kept.worker.terminate();
  kept = null;
}

/** The worker of the screen before, or a new one. */
function takeWorker(): Worker {
  if (!kept) return makeImportWorker();
  const { worker, timer } = kept;
  clearTimeout(timer);
  kept = null;
  return worker;
}

/**
 * Gives a screen a worker, which starts at once and ends with it; the next screen of the generator takes it over. Calls that
 * wait as the screen ends fail with an `AbortError`.
 */
export function useImportEngine(makeWorker?: MakeImportWorker): ScreenEngine {
  const [error, setError] = useState<AppError | null>(null);
  const [{ engine, start, end }] = useState(() => engineOf(makeWorker, setError));
  useEffect(() => {
    start();
    return end;
  }, [start, end]);
  return { engine, error };
}

interface OwnEngine {
  readonly engine: EngineClient;
  readonly start: () => void;
  /** Lets the worker go. */
  readonly end: () => void;
}

function engineOf(makeWorker: MakeImportWorker | undefined, onDeath: (error: AppError) => void): OwnEngine {
  let opened: (ReturnType<typeof connectEngine> & { readonly worker: Worker; isDead: boolean }) | null = null;
  const open = () => {
    if (opened) return opened;
    const worker = makeWorker ? makeWorker() : takeWorker();
    const connected = connectEngine(worker);
    const die = (event: { readonly message?: string }) => {
      const error = workerDied(event);
      connected.fail(error);
      if (opened) opened.isDead = true;
      onDeath(error);
    };
    worker.onerror = die;
    worker.onmessageerror = () => die({ message: 'An answer of the worker could not be read' });
    opened = { ...connected, worker, isDead: false };
    return opened;
  };
  const methods = ENGINE_METHODS.map((method) => [
    method,
    (...args: unknown[]) => (open().engine[method] as (...all: unknown[]) => Promise<unknown>)(...args),
  ]);
  return {
    engine: Object.fromEntries(methods) as EngineClient,
    start: () => void open(),
    end() {
      if (!opened) return;
      opened.fail(new DOMException('The screen is gone', 'AbortError'));
      if (makeWorker || opened.isDead) opened.worker.terminate();
      else keep(opened.worker);
      opened = null;
    },
  };
}
