/**
 * The seam between the protocol front ends (gRPC, WebChannel, REST) and the engine.
 *
 * Messages cross it as plain objects in one form, "wire objects": what protobufjs' `Type.toObject(message, { longs:
 * String, enums: String, bytes: Buffer, oneofs: false })` gives, made by `wire/`. So int64 is a decimal string, an enum
 * its name, bytes a Buffer, a Timestamp `{ seconds: string, nanos: number }`. Fields that were not set are absent. In a
 * request, the `fields` of a document may also be EncodedFields (`wire/encoded-fields.ts`). A front end decodes to wire
 * objects and encodes from them; it knows nothing of documents, queries or rules. The engine knows nothing of frames,
 * streams or HTTP.
 */

/** A decoded protobuf message, see the file comment for its form. */
export type Wire = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any -- messages come from the schema at run time

/** Caller: the owner (rules do not apply), or a client with or without a token. */
export interface Caller {
  /** True for `Authorization: Bearer owner`. */
  readonly admin: boolean;
  /** The token's claims (decoded, not verified), or null when there was none. */
  readonly auth: { readonly uid: string; readonly token: Readonly<Record<string, unknown>> } | null;
}

/** gRPC status codes by name, https://grpc.io/docs/guides/status-codes/. */
export const Status = {
  OK: 0,
  CANCELLED: 1,
  UNKNOWN: 2,
  INVALID_ARGUMENT: 3,
  DEADLINE_EXCEEDED: 4,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  OUT_OF_RANGE: 11,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  DATA_LOSS: 15,
  UNAUTHENTICATED: 16,
} as const;

export type StatusName = keyof typeof Status;

/** The one error that crosses the seam; every front end turns it into its protocol's own error. */
export class RpcError extends Error {
  readonly status: StatusName;
  constructor(status: StatusName, message: string) {
    super(message);
    this.name = 'RpcError';
    this.status = status;
  }
  get code(): number {
    return Status[this.status];
  }
}

export type UnaryMethod =
  | 'GetDocument'
  | 'ListDocuments'
  | 'CreateDocument'
  | 'UpdateDocument'
  | 'DeleteDocument'
  | 'BeginTransaction'
  | 'Commit'
  | 'Rollback'
  | 'BatchWrite'
  | 'ListCollectionIds'
  | 'PartitionQuery';

export type ServerStreamMethod = 'BatchGetDocuments' | 'RunQuery' | 'RunAggregationQuery' | 'ExecutePipeline';

export type DuplexMethod = 'Listen' | 'Write';

/** Handlers that a front end gives a duplex call: where responses and the final error go. */
export interface DuplexSink {
  /** Sends one response. Called synchronously and in order. */
  send(response: Wire): void;
  /** Ends the stream with an error. Nothing is sent afterwards. */
  fail(error: RpcError): void;
}

/** One open Listen or Write stream. */
export interface DuplexSession {
  /** Takes the client's next request. Never throws: errors go to the sink. */
  receive(request: Wire): void;
  /** The client is gone or has finished: drop every listener. Idempotent. */
  close(): void;
}

/** google.firestore.v1.Firestore, as the engine offers it to front ends. */
export interface FirestoreService {
  /**
   * Answers, or rejects with RpcError. A request that waits for a lock is given up when `signal` is aborted: its client
   * has left.
   */
  unary(method: UnaryMethod, request: Wire, caller: Caller, signal?: AbortSignal): Promise<Wire>;
  /**
   * Yields every response, or throws RpcError, possibly before the first one.
   * Results are of one snapshot. A promise where it has to wait first, unless its client leaves: see `unary`.
   */
  serverStream(
    method: ServerStreamMethod,
    request: Wire,
    caller: Caller,
    signal?: AbortSignal,
  ): Iterable<Wire> | Promise<Iterable<Wire>>;
  duplex(method: DuplexMethod, caller: Caller, sink: DuplexSink): DuplexSession;

  /** Emulator administration, see the emulator endpoints of the brief. */
  setRules(project: string, source: string): RulesIssue[];
  clearDocuments(project: string, database: string): void;
}

/** An error in a rules file. Lines and columns count from 1. */
export interface RulesIssue {
  readonly line: number;
  readonly column: number;
  readonly severity: 'ERROR' | 'WARNING';
  readonly description: string;
}
