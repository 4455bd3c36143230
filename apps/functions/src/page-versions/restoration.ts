import type { PageKey, VersionContent } from '@countin/domain/publisher';
import type { DocumentSnapshot, Firestore, Transaction } from '@google-cloud/firestore';
import { keepVersion, listedIn, versionsOf } from '../platform/page-versions/store-version.ts';
import { digestOf, type NewContent } from '../platform/page-versions/version-content.ts';

/** A version that is to be restored. */
export interface Restoration {
  readonly caller: string;
  /** Last change that the caller has seen, milliseconds since 1970. */
  readonly expectedUpdatedAt: number;
  /** Reads its content. */
  readonly read: (transaction: Transaction) => Promise<VersionContent>;
}

/** Last versions that are compared with what is kept. Each has its own digest, kept or published. */
const COMPARED = 3;

/**
 * Reads whether the last versions have a content already.
 *
 * @returns keeps it unless they have, in the same transaction
 */
export async function readWhetherKept(
  db: Firestore,
  transaction: Transaction,
  page: PageKey,
  content: NewContent,
): Promise<(actor: DocumentSnapshot, at: number) => void> {
  const last = listedIn((await transaction.get(versionsOf(db, page).limit(COMPARED))).docs);
  const hash = digestOf(content.compared);
  return (actor, at) => {
    if (last.some((version) => version.hash === hash)) return;
    keepVersion(db, transaction, { page, content, actor, at: Math.max(at, (last[0]?.at ?? 0) + 1) });
  };
}
