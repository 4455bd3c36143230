import { randomBytes } from 'node:crypto';
import { RpcError } from '../../service.ts';
import type { Caller, DuplexSession, DuplexSink } from '../../service.ts';
import { commit } from './commit.ts';
import type { Committed } from './commit.ts';
import type { EngineContext } from '../engine-context.ts';
import { parseName } from '../values/resource-path.ts';
import type { Tenant } from '../values/resource-path.ts';
import { toRpcError } from '../unexpected-error.ts';

/** A Write stream: a handshake naming the database, then commits, answered in order. */
export function openWriteSession(context: EngineContext, caller: Caller, sink: DuplexSink): DuplexSession {
  let tenant: Tenant | null = null;
  let open = true;
  let sent = 0;

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

  return {
    receive(request) {
      if (!open) return;
      try {
        if (tenant) return commit(context, tenant, request.writes ?? [], caller, answer);
        tenant = parseName(request.database).tenant;
        sink.send({ streamId: randomBytes(8).toString('hex'), streamToken: token() });
      } catch (error) {
        // Earlier commits of this stream are answered first.
        context.commits.flush();
        end(toRpcError(error));
      }
    },
    close() {
      open = false;
    },
  };
}
