import { RpcError } from '../../service.ts';
import { numericId } from '../../store/document-key.ts';

/** One database of one project; databases come into being when first named. */
export interface Tenant {
  readonly project: string;
  readonly database: string;
  /** `projects/P/databases/D`. */
  readonly root: string;
}

const NAME = /^projects\/([^/]+)\/databases\/([^/]+)(?:\/documents(?:\/(.*))?)?$/s;
const BELOW_ROOT = '/documents/';
const MAX_ID_BYTES = 1500;

interface ParsedName {
  readonly tenant: Tenant;
  /** Below `documents/`; empty for the database itself. */
  readonly path: string;
}

/** Splits a database's, document's or collection's full name. Throws INVALID_ARGUMENT. */
export function parseName(name: unknown): ParsedName {
  const match = typeof name === 'string' ? NAME.exec(name) : null;
  if (!match) throw new RpcError('INVALID_ARGUMENT', `Invalid resource name: "${String(name)}".`);
  const [, project = '', database = '', path = ''] = match;
  return { tenant: { project, database, root: `projects/${project}/databases/${database}` }, path };
}

/** Paths of documents with nothing in them that need be looked at: nearly all. */
const PLAIN_PATH = /^[A-Za-z0-9][\w-]*\/[A-Za-z0-9][\w-]*(?:\/[A-Za-z0-9][\w-]*\/[A-Za-z0-9][\w-]*)*$/;

/** The path of a document's full name; it must lie in the tenant. */
export function documentPath(tenant: Tenant, name: unknown): string {
  const plain = typeof name === 'string' ? pathWithin(tenant, name) : null;
  if (plain !== null && plain.length <= MAX_ID_BYTES && PLAIN_PATH.test(plain)) return plain;
  const parsed = parseName(name);
  if (parsed.tenant.root !== tenant.root) {
    throw new RpcError('INVALID_ARGUMENT', `Document "${String(name)}" is not in database "${tenant.root}".`);
  }
  if (segmentCount(parsed.path) % 2 !== 0 || parsed.path === '') {
    throw new RpcError('INVALID_ARGUMENT', `"${String(name)}" does not name a document.`);
  }
  checkSegments(parsed.path);
  return parsed.path;
}

/** The path of a parent: a document, or empty for the database's root. */
export function parentPath(name: unknown): ParsedName {
  const parsed = parseName(name);
  if (parsed.path !== '') documentPath(parsed.tenant, name);
  return parsed;
}

export function documentName(tenant: Tenant, path: string): string {
  return `${tenant.root}/documents/${path}`;
}

/** The path of a name that rules made up; null when it is not in the tenant. */
export function pathWithin(tenant: Tenant, name: string): string | null {
  const { root } = tenant;
  return name.startsWith(root) && name.startsWith(BELOW_ROOT, root.length)
    ? name.slice(root.length + BELOW_ROOT.length)
    : null;
}

function segmentCount(path: string): number {
  return path === '' ? 0 : path.split('/').length;
}

/** Throws INVALID_ARGUMENT unless every segment is a legal collection or document id. */
export function checkSegments(path: string): void {
  for (const [i, id] of path.split('/').entries()) {
    const error = idError(id, i % 2 === 1);
    if (error) throw new RpcError('INVALID_ARGUMENT', `Resource id "${id}" is invalid because ${error}.`);
  }
}

function idError(id: string, ofDocument: boolean): string | null {
  if (id === '') return 'it is empty';
  if (id === '.' || id === '..') return 'it is reserved';
  if (/^__.*__$/s.test(id) && !(ofDocument && numericId(id) !== null)) return 'it is reserved';
  // Stored keys need these for themselves.
  if (/[\u0000-\u0003]/.test(id)) return 'it has a control character';
  if (id.length > MAX_ID_BYTES / 4 && Buffer.byteLength(id) > MAX_ID_BYTES)
    return `it is longer than ${MAX_ID_BYTES} bytes`;
  return null;
}
