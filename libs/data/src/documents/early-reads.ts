import type { PublicConfig } from '@countin/domain/deployment';
import type { Auth } from 'firebase/auth';
import {
  databaseOrigin,
  documentRoot,
  requestDocument,
  sendRequest,
  type DocumentRequest,
} from './document-request.ts';

/** How long an answer can be taken, ms. Later, a screen reads anew. */
const FRESH_MS = 10_000;

interface EarlyAnswer {
  readonly at: number;
  /** Null where the request has failed. */
  readonly response: Promise<Response | null>;
}

const answers = new Map<string, EarlyAnswer>();
const keyOf = ({ path, body }: DocumentRequest, idToken: string | null) => [idToken, path, body].join('\n');

/**
 * Reads the documents that every screen below the opened path needs first. It begins once the stored sign-in is checked,
 * while the start script still loads. {@link takeEarlyAnswer} hands them over.
 *
 * @param pathname of the opened page
 */
export async function readEarly(auth: Auth, config: PublicConfig, pathname: string): Promise<void> {
  await auth.authStateReady();
  const { currentUser } = auth;
  if (!currentUser) return;
  const idToken = await currentUser.getIdToken();
  const root = documentRoot(config.firebase.projectId);
  for (const path of firstDocuments(currentUser.uid, pathname)) {
    const request = requestDocument(root, path);
    const response = sendRequest(databaseOrigin(config), request, idToken).catch(() => null);
    answers.set(keyOf(request, idToken), { at: Date.now(), response });
  }
}

/**
 * The answer to a request that was made early; null without one. Each answer can be taken once, with the ID token that
 * it was asked with.
 */
export async function takeEarlyAnswer(request: DocumentRequest, idToken: string | null): Promise<Response | null> {
  const key = keyOf(request, idToken);
  const answer = answers.get(key);
  answers.delete(key);
  return answer && Date.now() - answer.at < FRESH_MS ? answer.response : null;
}

/** Paths of documents that the screens of a path read first. The paths of all documents are not there yet. */
function firstDocuments(uid: string, pathname: string): string[] {
  const [area, profileId, section, productId] = pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const paths = [`users/${uid}`];
  if (profileId === undefined || (area !== 'artist' && area !== 'label')) return paths;
  paths.push(`${area}Profiles/${profileId}`);
  if (section === 'products' && productId !== undefined) paths.push(`musicProducts/${productId}`);
  return paths;
}
