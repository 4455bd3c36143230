import type { EngineAnswer, EngineCall } from './engine-messages.ts';
import { failureOf } from './engine-messages.ts';
import type { ImportEngine } from './import-engine.ts';

/** The worker's side of a port. */
export interface EnginePort {
  onmessage: ((event: MessageEvent<EngineCall>) => void) | null;
  postMessage(answer: EngineAnswer): void;
}

/** Lets the other side of a port call an engine. */
export function serveEngine(port: EnginePort, engine: ImportEngine): void {
  port.onmessage = ({ data: { id, method, args, parts } }) => {
    const onPart = (value: unknown) => port.postMessage({ id, kind: 'part', value });
    const call = async () => {
      const run = engine[method] as (...args: readonly unknown[]) => unknown;
      return run.apply(engine, parts ? [...args, onPart] : [...args]);
    };
    call().then(
      (value) => port.postMessage({ id, kind: 'result', value }),
      (error: unknown) => port.postMessage({ id, kind: 'failed', failure: failureOf(error) }),
    );
  };
}
