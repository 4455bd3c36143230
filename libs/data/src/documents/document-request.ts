import type { PublicConfig } from '@countin/domain/deployment';
import { DOCUMENT_ID, type DocumentQuery, type Filter, type Order } from '../ports/document-store.ts';
import type { QueryValue } from '../ports/instant.ts';
import { encodeValue, type WireValue } from './wire-values.ts';

/** A request of Firestore's REST protocol. */
export interface DocumentRequest {
  /** Path of the request below the database's origin. */
  readonly path: string;
  /** JSON. The same request always has the same text. */
  readonly body: string;
}

const OPERATORS = {
  '==': 'EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
} as const satisfies Record<Filter[1], string>;
const DIRECTIONS = { asc: 'ASCENDING', desc: 'DESCENDING' } as const satisfies Record<Order[1], string>;

/** Origin of the database, or of its emulator. */
export const databaseOrigin = ({ emulators }: PublicConfig) =>
  emulators?.firestore ?? 'https://firestore.googleapis.com';

/** Name of the database's documents as a whole, which paths are below. */
export const documentRoot = (projectId: string) => `projects/${projectId}/databases/(default)/documents`;

/** Asks for one document. */
export function requestDocument(root: string, path: string): DocumentRequest {
  return { path: `/v1/${root}:batchGet`, body: JSON.stringify({ documents: [`${root}/${path}`] }) };
}

/** Asks for the documents of a query. */
export function requestQuery(
  root: string,
  collection: string,
  { filters = [], order = [], after, limit }: DocumentQuery,
): DocumentRequest {
  const parts = collection.split('/');
  const collectionId = parts.pop() ?? '';
  const fieldValue = (field: string, value: QueryValue): WireValue =>
    field === DOCUMENT_ID ? referenceTo(`${root}/${collection}`, value) : encodeValue(value);
  // The database orders ties by id in the last field's direction. A cursor can contain the id only if the
  // order names it explicitly.
  const byId = order.some(([field]) => field === DOCUMENT_ID);
  const fullOrder: readonly Order[] = byId ? order : [...order, [DOCUMENT_ID, order.at(-1)?.[1] ?? 'asc']];
  const all = filters.map(([field, operator, value]) =>
    value === null
      ? { unaryFilter: { field: { fieldPath: field }, op: 'IS_NULL' } }
      : {
          fieldFilter: {
            field: { fieldPath: field },
            op: OPERATORS[operator],
            value: fieldValue(field, value),
          },
        },
  );
  const structuredQuery = {
    from: [{ collectionId }],
    ...(all.length > 0 && { where: all.length === 1 ? all[0] : { compositeFilter: { op: 'AND', filters: all } } }),
    orderBy: fullOrder.map(([field, direction]) => ({
      field: { fieldPath: field },
      direction: DIRECTIONS[direction],
    })),
    ...(after && {
      startAt: {
        values: after.map((value, at) => fieldValue(fullOrder[at]?.[0] ?? DOCUMENT_ID, value)),
        before: false,
      },
    }),
    limit,
  };
  return { path: `/v1/${[root, ...parts].join('/')}:runQuery`, body: JSON.stringify({ structuredQuery }) };
}

/**
 * Sends a request, as the user of an ID token.
 *
 * @param origin of the database
 */
export function sendRequest(
  origin: string,
  { path, body }: DocumentRequest,
  idToken: string | null,
): Promise<Response> {
  return fetch(origin + path, {
    method: 'POST',
    // Same type as the SDK sends: a request without a token then needs no CORS preflight.
    headers: { 'Content-Type': 'text/plain', ...(idToken !== null && { Authorization: `Bearer ${idToken}` }) },
    body,
  });
}

function referenceTo(collection: string, value: QueryValue): WireValue {
  return Array.isArray(value)
    ? { arrayValue: { values: value.map((id: QueryValue) => referenceTo(collection, id)) } }
    : { referenceValue: `${collection}/${String(value)}` };
}
