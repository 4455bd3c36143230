import { RpcError } from '../service.ts';

/** Errors that are not RpcErrors are errors of this server; the client gets them as INTERNAL. */
export function toRpcError(error: unknown): RpcError {
  if (error instanceof RpcError) return error;
  return new RpcError('INTERNAL', error instanceof Error ? (error.stack ?? error.message) : String(error));
}
