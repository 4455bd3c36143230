import type { Caller, DuplexSink, FirestoreService, RulesIssue, Wire } from '../service.ts';

/** One Listen or Write stream a test holds the other end of. */
export interface ScriptedStream {
  readonly caller: Caller;
  readonly sink: DuplexSink;
  readonly received: Wire[];
  closed: boolean;
}

/**
 * A FirestoreService without documents, for tests of frames, headers and errors. The test answers streams, and sets the
 * answers of single calls.
 */
export class ScriptedService implements FirestoreService {
  readonly streams: ScriptedStream[] = [];
  readonly calls: { readonly method: string; readonly request: Wire; readonly caller: Caller }[] = [];
  readonly cleared: string[] = [];
  issues: RulesIssue[] = [];
  /** The answer to every single call; an error is thrown. */
  answer: Wire | Wire[] | Error = {};
  #onStream: (stream: ScriptedStream) => void = () => {};

  /** The next stream that a client opens. */
  nextStream(): Promise<ScriptedStream> {
    return new Promise((resolve) => (this.#onStream = resolve));
  }

  async unary(method: string, request: Wire, caller: Caller): Promise<Wire> {
    this.calls.push({ method, request, caller });
    if (this.answer instanceof Error) throw this.answer;
    return this.answer as Wire;
  }

  *serverStream(method: string, request: Wire, caller: Caller): Iterable<Wire> {
    this.calls.push({ method, request, caller });
    if (this.answer instanceof Error) throw this.answer;
    yield* this.answer as Wire[];
  }

  duplex(_method: string, caller: Caller, sink: DuplexSink) {
    const stream: ScriptedStream = { caller, sink, received: [], closed: false };
    this.streams.push(stream);
    this.#onStream(stream);
    return {
      receive: (request: Wire) => void stream.received.push(request),
      close: () => void (stream.closed = true),
    };
  }

  setRules(): RulesIssue[] {
    return this.issues;
  }

  clearDocuments(project: string, database: string): void {
    this.cleared.push(`${project}/${database}`);
  }
}
