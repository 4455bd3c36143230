import { AppError, errorCodeOf, type ErrorCode } from '@countin/domain/errors';
import { DOCUMENT_ID, type DocumentStore, type Filter, type Order, type RawDocument } from '../ports/document-store.ts';
import type { QueryValue } from '../ports/instant.ts';
import { knownDocuments } from './known-documents.ts';
import { decodeFields, encodeValue, type WireFields, type WireValue } from './wire-values.ts';

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

export interface StoreConnection {
  readonly projectId: string;
  /** `https://firestore.googleapis.com`, or that of an emulator. */
  readonly origin: string;
  /** ID token of the signed-in user, null if no user is signed in. `refresh` forces a new token. */
  readonly token: (refresh: boolean) => Promise<string | null>;
}

interface WireDocument extends WireFields {
  readonly name: string;
}
interface WireResult {
  readonly found?: WireDocument;
  readonly document?: WireDocument;
}

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  401: 'auth/required',
  403: 'access/denied',
  409: 'service/unavailable',
  429: 'limit/too-many',
  499: 'service/unavailable',
  501: 'service/unknown',
};

/**
 * Reads documents over Firestore's REST protocol, https://firebase.google.com/docs/firestore/reference/rest. The first
 * screen needs only two kinds of request, for which the SDK would add 20 kB (decision 0029). All other access uses
 * the SDK: see `LiveStore`.
 */
export function openDocumentStore({ projectId, origin, token }: StoreConnection): DocumentStore {
  const root = `projects/${projectId}/databases/(default)/documents`;
  let refresh = false;
  const known = knownDocuments();

  async function request(parent: string, method: string, body: object): Promise<readonly WireResult[]> {
    const idToken = await token(refresh);
    refresh = false;
    const answer = await fetch(`${origin}/v1/${parent}:${method}`, {
      method: 'POST',
      // Same type as the SDK sends: a request without a token then needs no CORS preflight.
      headers: { 'Content-Type': 'text/plain', ...(idToken !== null && { Authorization: `Bearer ${idToken}` }) },
      body: JSON.stringify(body),
    }).catch((cause: unknown) => {
      throw new AppError('service/unavailable', { cause });
    });
    if (answer.ok) return (await answer.json()) as readonly WireResult[];
    refresh = answer.status === 401;
    const cause = `${method} was answered with ${answer.status}: ${await answer.text().catch(() => '')}`;
    throw new AppError(BY_STATUS[answer.status] ?? (answer.status < 500 ? 'service/unknown' : 'service/unavailable'), {
      cause,
    });
  }

  return {
    async get(path) {
      const [result] = await request(root, 'batchGet', { documents: [`${root}/${path}`] }).catch((error: unknown) => {
        // Refused documents are no longer shown; without a connection they are.
        if (errorCodeOf(error) !== 'service/unavailable') known.drop(path);
        throw error;
      });
      if (!result?.found) {
        known.drop(path);
        return null;
      }
      const document = rawDocument(result.found, root);
      known.add([document]);
      return document;
    },

    async find(collection, { filters = [], order = [], after, limit }) {
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
      const results = await request([root, ...parts].join('/'), 'runQuery', { structuredQuery });
      const documents = results.flatMap(({ document }) => (document ? [rawDocument(document, root)] : []));
      known.add(documents);
      return documents;
    },

    known: (path) => known.get(path),
    forget: () => known.clear(),
  };
}

function referenceTo(collection: string, value: QueryValue): WireValue {
  return Array.isArray(value)
    ? { arrayValue: { values: value.map((id: QueryValue) => referenceTo(collection, id)) } }
    : { referenceValue: `${collection}/${String(value)}` };
}

function rawDocument(document: WireDocument, root: string): RawDocument {
  const path = document.name.slice(root.length + 1);
  return { id: path.slice(path.lastIndexOf('/') + 1), path, data: decodeFields(document) };
}
