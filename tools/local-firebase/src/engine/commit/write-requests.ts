import { randomInt } from 'node:crypto';
import { RpcError } from '../../service.ts';
import type { Caller, Wire } from '../../service.ts';
import { commit } from './commit.ts';
import type { CommitOptions, Committed } from './commit.ts';
import type { EngineContext } from '../engine-context.ts';
import { documentName, documentPath, parentPath, parseName } from '../values/resource-path.ts';
import type { Tenant } from '../values/resource-path.ts';
import { maskPaths, toWireDocument } from '../values/wire-document.ts';

const AUTO_ID = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export async function commitRequest(
  context: EngineContext,
  request: Wire,
  caller: Caller,
  signal?: AbortSignal,
): Promise<Wire> {
  const { transactions } = context;
  const { tenant } = parseName(request.database);
  const writes: Wire[] = request.writes ?? [];
  if (!(request.transaction?.length > 0))
    return (await commitAll(context, tenant, writes, caller, { signal })).response;
  const transaction = transactions.take(tenant, request.transaction);
  if (transaction.readOnly && writes.length > 0) {
    transactions.end(transaction);
    throw new RpcError('INVALID_ARGUMENT', 'Cannot modify entities in a read-only transaction.');
  }
  return (await commitAll(context, tenant, writes, caller, { transaction, signal })).response;
}

/** Every write succeeds or fails by itself. */
export async function batchWrite(
  context: EngineContext,
  request: Wire,
  caller: Caller,
  signal?: AbortSignal,
): Promise<Wire> {
  const { tenant } = parseName(request.database);
  const writes: Wire[] = request.writes ?? [];
  const names = writes.map((write) => write.update?.name ?? write.delete ?? write.transform?.document);
  if (new Set(names).size < names.length) {
    throw new RpcError('INVALID_ARGUMENT', 'A batch can write each document once only.');
  }
  const outcomes = await Promise.allSettled(
    writes.map((write) => commitAll(context, tenant, [write], caller, { signal })),
  );
  return {
    writeResults: outcomes.map((outcome) =>
      outcome.status === 'fulfilled' ? outcome.value.response.writeResults[0] : {},
    ),
    status: outcomes.map((outcome) => (outcome.status === 'fulfilled' ? {} : toStatus(outcome.reason))),
  };
}

export async function createDocument(
  context: EngineContext,
  request: Wire,
  caller: Caller,
  signal?: AbortSignal,
): Promise<Wire> {
  const { tenant, path } = parentPath(request.parent);
  const { collectionId = '', documentId } = request;
  const ids = [collectionId, documentId || autoId()];
  const split = ids.find((id) => id.includes('/'));
  if (split !== undefined) throw new RpcError('INVALID_ARGUMENT', `Resource id "${split}" contains a slash.`);
  const name = documentName(tenant, [path, ...ids].filter((part, i) => i > 0 || part !== '').join('/'));
  const write = { update: { ...request.document, name }, currentDocument: { exists: false } };
  return writeOne(context, tenant, name, write, request.mask, caller, signal);
}

export async function updateDocument(
  context: EngineContext,
  request: Wire,
  caller: Caller,
  signal?: AbortSignal,
): Promise<Wire> {
  const { tenant } = parseName(request.document?.name);
  const { document, updateMask, currentDocument } = request;
  return writeOne(
    context,
    tenant,
    document.name,
    { update: document, updateMask, currentDocument },
    request.mask,
    caller,
    signal,
  );
}

export async function deleteDocument(
  context: EngineContext,
  request: Wire,
  caller: Caller,
  signal?: AbortSignal,
): Promise<Wire> {
  const { tenant } = parseName(request.name);
  await commitAll(context, tenant, [{ delete: request.name, currentDocument: request.currentDocument }], caller, {
    signal,
  });
  return {};
}

export function rollback(context: EngineContext, request: Wire): Wire {
  if (request.transaction) context.transactions.rollback(request.transaction);
  return {};
}

export function beginTransaction(context: EngineContext, request: Wire): Wire {
  const { tenant } = parseName(request.database);
  context.commits.flush();
  return { transaction: context.transactions.begin(tenant, request.options, context.clock.last).id };
}

async function writeOne(
  context: EngineContext,
  tenant: Tenant,
  name: string,
  write: Wire,
  mask: Wire | undefined,
  caller: Caller,
  signal: AbortSignal | undefined,
): Promise<Wire> {
  const path = documentPath(tenant, name);
  const { documents } = await commitAll(context, tenant, [write], caller, { signal });
  const document = documents.get(path)?.after;
  if (!document) throw new RpcError('INTERNAL', `Document "${name}" vanished while it was written.`);
  return toWireDocument(document, maskPaths(mask));
}

function commitAll(
  context: EngineContext,
  tenant: Tenant,
  writes: readonly Wire[],
  caller: Caller,
  options: CommitOptions,
): Promise<Committed> {
  return new Promise((resolve, reject) => {
    const done = (outcome: Committed | RpcError): void =>
      outcome instanceof RpcError ? reject(outcome) : resolve(outcome);
    void commit(context, tenant, writes, caller, done, options);
  });
}

function toStatus(error: unknown): Wire {
  if (error instanceof RpcError) return { code: error.code, message: error.message };
  throw error;
}

function autoId(): string {
  return Array.from({ length: 20 }, () => AUTO_ID[randomInt(AUTO_ID.length)]).join('');
}
