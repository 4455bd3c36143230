import { RpcError } from '../service.ts';
import type { Caller, ServerStreamMethod, UnaryMethod, Wire } from '../service.ts';
import type { EngineContext } from './engine-context.ts';
import { listCollectionIds } from './read/list-collections.ts';
import { listDocuments } from './read/list-documents.ts';
import { runAggregationRequest, runQueryRequest } from './read/query-requests.ts';
import { batchGetDocuments, getDocument } from './read/read-documents.ts';
import * as write from './commit/write-requests.ts';

type Unary = (context: EngineContext, request: Wire, caller: Caller, signal?: AbortSignal) => Wire | Promise<Wire>;
type ServerStream = (context: EngineContext, request: Wire, caller: Caller) => Iterable<Wire>;

export const unaryMethods: Record<UnaryMethod, Unary> = {
  GetDocument: getDocument,
  ListDocuments: listDocuments,
  CreateDocument: write.createDocument,
  UpdateDocument: write.updateDocument,
  DeleteDocument: write.deleteDocument,
  BeginTransaction: write.beginTransaction,
  Commit: write.commitRequest,
  Rollback: write.rollback,
  BatchWrite: write.batchWrite,
  ListCollectionIds: listCollectionIds,
  // Fewer partitions than asked for are allowed; without any cursor the whole query is the only one.
  PartitionQuery: () => ({}),
};

export const serverStreamMethods: Record<ServerStreamMethod, ServerStream> = {
  BatchGetDocuments: batchGetDocuments,
  RunQuery: runQueryRequest,
  RunAggregationQuery: runAggregationRequest,
  ExecutePipeline: () => {
    throw new RpcError(
      'UNIMPLEMENTED',
      'Pipelines belong to the Enterprise edition and are not supported by this server.',
    );
  },
};
