import { AppError, errorCodeOf, type ErrorCode } from '@countin/domain/errors';
import { takeEarlyAnswer } from './early-reads.ts';
import type { DocumentStore, RawDocument } from '../ports/document-store.ts';
import { documentRoot, requestDocument, requestQuery, sendRequest, type DocumentRequest } from './document-request.ts';
import { knownDocuments } from './known-documents.ts';
import { decodeFields, type WireFields } from './wire-values.ts';

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
  const root = documentRoot(projectId);
  let refresh = false;
  const known = knownDocuments();

  async function request(wanted: DocumentRequest): Promise<readonly WireResult[]> {
    const idToken = await token(refresh);
    refresh = false;
    const early = await takeEarlyAnswer(wanted, idToken);
    const answer =
      early ??
      (await sendRequest(origin, wanted, idToken).catch((cause: unknown) => {
        throw new AppError('service/unavailable', { cause });
      }));
    if (answer.ok) return (await answer.json()) as readonly WireResult[];
    refresh = answer.status === 401;
    const cause = `${wanted.path} was answered with ${answer.status}: ${await answer.text().catch(() => '')}`;
    throw new AppError(BY_STATUS[answer.status] ?? (answer.status < 500 ? 'service/unknown' : 'service/unavailable'), {
      cause,
    });
  }

  return {
    async get(path) {
      const [result] = await request(requestDocument(root, path)).catch((error: unknown) => {
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

    async find(collection, query) {
      const results = await request(requestQuery(root, collection, query));
      const documents = results.flatMap(({ document }) => (document ? [rawDocument(document, root)] : []));
      known.add(documents);
      return documents;
    },

    known: (path) => known.get(path),
    forget: () => known.clear(),
  };
}

function rawDocument(document: WireDocument, root: string): RawDocument {
  const path = document.name.slice(root.length + 1);
  return { id: path.slice(path.lastIndexOf('/') + 1), path, data: decodeFields(document) };
}
