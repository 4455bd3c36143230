import { documents, readField, readValidDocument } from '@countin/domain/documents';
import { pageIdOf, VERSIONS_KEPT_MS, type ListedVersion, type PageKey } from '@countin/domain/publisher';
import type { DocumentSnapshot, Firestore, Query, Transaction } from '@google-cloud/firestore';
import { refTo, setDocument } from '../write-document.ts';
import { digestOf, packContent, type NewContent } from './version-content.ts';

/** Autosave publishes a profile many times in one sitting: one version for a person and these milliseconds. */
const SITTING_MS = 10 * 60_000;
/** Digits of a time in an id: until the year 33658. */
const ID_DIGITS = 15;
/** Fields that queries read: all but the content. */
const LISTED = ['id', 'page', 'at', 'by', 'byName', 'kept', 'hash', 'thinAt'] as const;

/** Versions of a page without their contents, the last first. */
export function versionsOf(db: Firestore, page: PageKey): Query {
  return db
    .collection(documents.pageVersions(pageIdOf(page)).path)
    .select(...LISTED)
    .orderBy('at', 'desc');
}

/** The same, without those that were kept before restoring. */
export function publishedVersionsOf(db: Firestore, page: PageKey): Query {
  return versionsOf(db, page).where('kept', '==', false);
}

/**
 * Reads the last published versions of a page, the last first.
 *
 * @param most one is enough for {@link storeVersion}, {@link storeSitting} needs two
 */
export async function readLastVersions(
  db: Firestore,
  transaction: Transaction,
  page: PageKey,
  most: 1 | 2,
): Promise<ListedVersion[]> {
  return listedIn((await transaction.get(publishedVersionsOf(db, page).limit(most))).docs);
}

/** Found versions that are valid. */
export function listedIn(found: readonly DocumentSnapshot[]): ListedVersion[] {
  return found.flatMap((stored) => readValidDocument(documents.listedVersion, stored) ?? []);
}

/** What a new version is compared with. */
export type LastVersion = Pick<ListedVersion, 'at' | 'hash'>;

/** A version that is about to be stored. */
export interface NewVersion<L extends LastVersion = LastVersion> {
  readonly page: PageKey;
  readonly content: NewContent;
  /** User document of who publishes. */
  readonly actor: DocumentSnapshot;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The last published versions, from {@link readLastVersions}. */
  readonly last: readonly L[];
}

/** Stores what a page shows from now on, in the transaction that publishes it. Equal to the last version, it is not stored. */
export function storeVersion(db: Firestore, transaction: Transaction, version: NewVersion): void {
  const hash = digestOf(version.content.compared);
  const [last] = version.last;
  if (last?.hash === hash) return;
  // Two publications within a millisecond, or a clock that went back.
  const at = Math.max(version.at, last ? last.at + 1 : 0);
  write(db, transaction, version, { id: idOf(at), at, kept: false, hash });
}

/**
 * The same for a page without a working copy, which is published with each change. What a person changes within ten
 * minutes is one version, under the time of its first change.
 */
export function storeSitting(db: Firestore, transaction: Transaction, version: NewVersion<ListedVersion>): void {
  const { last, at, actor, page, content } = version;
  const hash = digestOf(content.compared);
  const [newest, before] = last;
  if (newest?.hash === hash) return;
  if (!newest || newest.by !== actor.id || at - newest.at >= SITTING_MS) {
    storeVersion(db, transaction, version);
    return;
  }
  const { id } = newest;
  // Back to what the page showed before the sitting: nothing has changed.
  if (before?.hash === hash) transaction.delete(db.doc(documents.pageVersion(pageIdOf(page), id).path));
  else write(db, transaction, version, { id, at: newest.at, kept: false, hash });
}

/** Keeps what restoring is about to replace. It counts as no publication. */
export function keepVersion(db: Firestore, transaction: Transaction, version: Omit<NewVersion, 'last'>): void {
  const { at, content } = version;
  write(db, transaction, version, { id: `${idOf(at)}-kept`, at, kept: true, hash: digestOf(content.compared) });
}

function write(
  db: Firestore,
  transaction: Transaction,
  { page, content, actor }: Pick<NewVersion, 'page' | 'content' | 'actor'>,
  stored: Pick<ListedVersion, 'id' | 'at' | 'kept' | 'hash'>,
): void {
  setDocument(transaction, refTo(db, documents.pageVersion(pageIdOf(page), stored.id)), {
    ...stored,
    page,
    by: actor.id,
    byName: readField(documents.user, actor, 'displayName') ?? '',
    thinAt: stored.at + VERSIONS_KEPT_MS,
    content: packContent(content),
  });
}

function idOf(at: number): string {
  return String(at).padStart(ID_DIGITS, '0');
}
