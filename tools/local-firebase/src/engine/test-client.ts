import type { CompileResult, RulesAccess, RulesDecision, RulesRequest } from '../rules-contract.ts';
import type { Caller, DuplexSession, FirestoreService, RpcError, Wire } from '../service.ts';
import { createEngine } from './index.ts';
import type { Engine, EngineOptions } from './index.ts';

export const DATABASE = 'projects/demo/databases/(default)';
export const OWNER: Caller = { admin: true, auth: null };
export const ANYBODY: Caller = { admin: false, auth: null };

export function nameOf(path: string): string {
  return `${DATABASE}/documents/${path}`;
}

/** Rules of an engine whose test is not about rules. */
export const NO_RULES = (): CompileResult => ({ ok: false, issues: [] });

/** Rules written in TypeScript: a fake of the rules engine, told what each request asks. */
export function rulesOf(decide: (request: RulesRequest, access: RulesAccess) => boolean): () => CompileResult {
  return () => ({
    ok: true,
    ruleset: {
      warnings: [],
      begin: (access) => ({ decide: (request) => decideWith(request, access) }),
    },
  });
  function decideWith(request: RulesRequest, access: RulesAccess): RulesDecision {
    const lookedUp = new Set<string>();
    const get = (name: string): ReturnType<RulesAccess['get']> => {
      lookedUp.add(name);
      return access.get(name);
    };
    return {
      allowed: decide(request, { get, getAfter: access.getAfter }),
      explanation: `rule for ${request.method}`,
      lookedUp,
    };
  }
}

export function memoryEngine(options: Partial<EngineOptions> = {}): Engine {
  return createEngine({ durability: 'normal', compileRules: NO_RULES, ...options });
}

/** Responses of a read that need not wait. */
export function atOnce(read: ReturnType<FirestoreService['serverStream']>): Wire[] {
  if (read instanceof Promise) throw new Error('The read waits.');
  return [...read];
}

/** Short forms of the requests that tests make again and again. */
export function clientOf(engine: Engine, caller: Caller = OWNER, database = DATABASE): TestClient {
  const documents = `${database}/documents`;
  const commit = (writes: Wire[], more: Wire = {}): Promise<Wire> =>
    engine.unary('Commit', { database, writes, ...more }, caller);
  return {
    commit,
    set: (path, fields) => commit([{ update: { name: `${documents}/${path}`, fields } }]),
    remove: (path) => commit([{ delete: `${documents}/${path}` }]),
    get(path) {
      const request = { database, documents: [`${documents}/${path}`] };
      const [response] = atOnce(engine.serverStream('BatchGetDocuments', request, caller));
      return response?.found ?? null;
    },
    query(structuredQuery, parent = '') {
      const request = { parent: documents + parent, structuredQuery };
      return atOnce(engine.serverStream('RunQuery', request, caller))
        .filter(({ document }) => document)
        .map(({ document }) => document);
    },
    ids(structuredQuery, parent = '') {
      return this.query(structuredQuery, parent).map(({ name }) => name.slice(name.lastIndexOf('/') + 1));
    },
  };
}

export interface TestClient {
  commit(writes: Wire[], more?: Wire): Promise<Wire>;
  set(path: string, fields: Record<string, Wire>): Promise<Wire>;
  remove(path: string): Promise<Wire>;
  get(path: string): Wire | null;
  query(structuredQuery: Wire, parent?: string): Wire[];
  ids(structuredQuery: Wire, parent?: string): string[];
}

export interface OpenStream {
  readonly session: DuplexSession;
  readonly responses: Wire[];
  readonly errors: RpcError[];
  /** Everything received since the last time it was asked for, in brief. */
  news(): string[];
}

/** Opens a Listen or Write stream that keeps what it receives. */
export function openStream(engine: Engine, method: 'Listen' | 'Write', caller: Caller = OWNER): OpenStream {
  const responses: Wire[] = [];
  const errors: RpcError[] = [];
  const session = engine.duplex(method, caller, {
    send: (r) => void responses.push(r),
    fail: (e) => void errors.push(e),
  });
  let seen = 0;
  return {
    session,
    responses,
    errors,
    news() {
      const fresh = responses.slice(seen);
      seen = responses.length;
      return fresh.map(brief);
    },
  };
}

/** One line for a ListenResponse: what kind, which document, which targets come and go. */
function brief({ targetChange, documentChange, documentDelete, documentRemove, filter }: Wire): string {
  const id = (name: string): string => name.slice(name.lastIndexOf('/') + 1);
  const list = (ids: number[] = []): string => ids.map(String).join();
  if (targetChange) {
    const cause = targetChange.cause ? ` because ${targetChange.cause.code}` : '';
    return [targetChange.targetChangeType, list(targetChange.targetIds)].filter(Boolean).join(' ') + cause;
  }
  if (documentChange) {
    const gone = documentChange.removedTargetIds?.length ? ` not ${list(documentChange.removedTargetIds)}` : '';
    return `change ${id(documentChange.document.name)}${documentChange.targetIds?.length ? ` in ${list(documentChange.targetIds)}` : ''}${gone}`;
  }
  if (documentDelete) return `delete ${id(documentDelete.document)} not ${list(documentDelete.removedTargetIds)}`;
  if (documentRemove) return `remove ${id(documentRemove.document)} not ${list(documentRemove.removedTargetIds)}`;
  return `filter ${filter.targetId} count ${filter.count}`;
}

/** Adds a query target; `more` is for resuming. */
export function listen(stream: OpenStream, targetId: number, structuredQuery: Wire, more: Wire = {}): void {
  const query = { parent: `${DATABASE}/documents`, structuredQuery };
  stream.session.receive({ database: DATABASE, addTarget: { targetId, query, ...more } });
}

/** Adds a target for documents by path. */
export function listenTo(stream: OpenStream, targetId: number, paths: string[], more: Wire = {}): void {
  stream.session.receive({
    database: DATABASE,
    addTarget: { targetId, documents: { documents: paths.map(nameOf) }, ...more },
  });
}

export const int = (value: number | string): Wire => ({ integerValue: String(value) });
export const text = (value: string): Wire => ({ stringValue: value });
export const where = (fieldPath: string, op: string, value: Wire): Wire => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
export const and = (...filters: Wire[]): Wire => ({ compositeFilter: { op: 'AND', filters } });
export const or = (...filters: Wire[]): Wire => ({ compositeFilter: { op: 'OR', filters } });
export const by = (fieldPath: string, direction = 'ASCENDING'): Wire => ({ field: { fieldPath }, direction });
