import { randomBytes } from 'node:crypto';
import { RpcError } from '../../service.ts';
import type { Caller, DuplexSession, DuplexSink, Wire } from '../../service.ts';
import { commit } from './commit.ts';
import type { Committed } from './commit.ts';
import type { EngineContext } from '../engine-context.ts';
import { parseName } from '../values/resource-path.ts';
import type { Tenant } from '../values/resource-path.ts';
import { toRpcError } from '../unexpected-error.ts';

/** A Write stream: a handshake naming the database, then commits, applied and answered in order. */
export function openWriteSession(context: EngineContext, caller: Caller, sink: DuplexSink): DuplexSession {
  let tenant: Tenant | null = null;
  let open = true;
  let sent = 0;
  const leaving = new AbortController();
  /** Requests behind a commit that waits for a lock. */
  const behind: Wire[] = [];
  let isWaiting = false;

  const token = (): Buffer => Buffer.from(String(++sent));

  function end(error: RpcError): void {
    if (!open) return;
    open = false;
    sink.fail(error);
  }

  function answer(outcome: Committed | RpcError): void {
    if (!open) return;
    if (outcome instanceof RpcError) end(outcome);
    else sink.send({ streamToken: token(), ...outcome.response });
  }

  function take(request: Wire): void {
    try {
      if (!tenant) {
        tenant = parseName(request.database).tenant;
        sink.send({ streamId: randomBytes(8).toString('hex'), streamToken: token() });
        return;
      }
      const applied = commit(context, tenant, request.writes ?? [], caller, answer, { signal: leaving.signal });
      if (!applied) return;
      isWaiting = true;
      void applied.then(goOn);
    } catch (error) {
      // Earlier commits of this stream are answered first.
      context.commits.flush();
      end(toRpcError(error));
    }
  }

  function goOn(): void {
    isWaiting = false;
    while (open && !isWaiting) {
      const next = behind.shift();
      if (!next) return;
      take(next);
    }
  }

  return {
    receive(request) {
      if (isWaiting) behind.push(request);
      else if (open) take(request);
    },
    close() {
      open = false;
      leaving.abort();
    },
  };
}
