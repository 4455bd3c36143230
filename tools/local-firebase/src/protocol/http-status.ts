/** HTTP status of a gRPC status: https://cloud.google.com/apis/design/errors. */
import { RpcError, type StatusName } from '../service.ts';

const HTTP_STATUS: Readonly<Record<StatusName, number>> = {
  OK: 200,
  CANCELLED: 499,
  UNKNOWN: 500,
  INVALID_ARGUMENT: 400,
  DEADLINE_EXCEEDED: 504,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  PERMISSION_DENIED: 403,
  RESOURCE_EXHAUSTED: 429,
  FAILED_PRECONDITION: 400,
  ABORTED: 409,
  OUT_OF_RANGE: 400,
  UNIMPLEMENTED: 501,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  DATA_LOSS: 500,
  UNAUTHENTICATED: 401,
};

/** The error body of a REST reply, and the one message of a WebChannel stream that failed. */
export interface ErrorBody {
  readonly error: { readonly code: number; readonly message: string; readonly status: StatusName };
}

/** The canonical HTTP code and name of an error. */
export function errorBody(error: RpcError): ErrorBody {
  return { error: { code: HTTP_STATUS[error.status], message: error.message, status: error.status } };
}

/** Any thrown value as the error a caller gets; what is not an RpcError is an error of this server. */
export function asRpcError(thrown: unknown, log?: (line: string) => void): RpcError {
  if (thrown instanceof RpcError) return thrown;
  log?.(thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown));
  return new RpcError('INTERNAL', thrown instanceof Error ? thrown.message : String(thrown));
}
