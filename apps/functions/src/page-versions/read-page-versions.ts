import type { CallableOutput } from '@countin/domain/callables';
import { documents, readDocument, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { pageIdOf, VERSIONS_A_PAGE, type ListedVersion, type PageKey } from '@countin/domain/publisher';
import { FieldPath, Timestamp, type Firestore } from '@google-cloud/firestore';
import type { ParsedInput } from '../platform/callable/operations.ts';
import { listedIn, publishedVersionsOf, versionsOf } from '../platform/page-versions/store-version.ts';
import { unpackContent } from '../platform/page-versions/version-content.ts';
import type { Services } from '../platform/services.ts';
import { readPermittedPage } from './page-access.ts';

type VersionRow = CallableOutput<'listPageVersions'>['versions'][number];

/**
 * Versions of a page, the newest first.
 *
 * @throws AppError `release/not-found`, `profile/not-found`, `access/denied`
 */
export async function listPageVersions(
  { db }: Services,
  caller: string,
  { page, after }: ParsedInput<'listPageVersions'>,
): Promise<CallableOutput<'listPageVersions'>> {
  await readPermittedPage({ db }, caller, page, 'read');
  const newestFirst = versionsOf(db, page).orderBy(FieldPath.documentId(), 'desc');
  // An id begins with its time, so that a page goes on where one was removed.
  const query = after === null ? newestFirst : newestFirst.startAfter(Timestamp.fromMillis(timeOf(after)), after);
  const [found, liveId] = await Promise.all([query.limit(VERSIONS_A_PAGE + 1).get(), liveVersionOf(db, page)]);
  const shown = found.docs.slice(0, VERSIONS_A_PAGE);
  return {
    versions: listedIn(shown).map((version) => rowOf(version, liveId)),
    next: found.size > VERSIONS_A_PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
}

/**
 * One version with its content.
 *
 * @throws AppError `version/not-found`, `release/not-found`, `profile/not-found`, `access/denied`
 */
export async function readPageVersion(
  { db }: Services,
  caller: string,
  { page, version: id }: ParsedInput<'readPageVersion'>,
): Promise<CallableOutput<'readPageVersion'>> {
  await readPermittedPage({ db }, caller, page, 'read');
  const [stored, liveId] = await Promise.all([
    db.doc(documents.pageVersion(pageIdOf(page), id).path).get(),
    liveVersionOf(db, page),
  ]);
  const version = readDocument(documents.pageVersion, stored);
  if (!version) throw new AppError('version/not-found');
  return { version: rowOf(version, liveId), content: JSON.stringify(unpackContent(version.content)) };
}

function rowOf({ id, at, byName, kept }: ListedVersion, liveId: string | null): VersionRow {
  return { id, publishedAt: at, byName, kept, isLive: id === liveId };
}

/** The version that fans see; null for a page that they do not see. */
async function liveVersionOf(db: Firestore, page: PageKey): Promise<string | null> {
  const [isLive, newest] = await Promise.all([isPublic(db, page), publishedVersionsOf(db, page).limit(1).get()]);
  return isLive ? (newest.docs[0]?.id ?? null) : null;
}

/** Profiles that may be read are public. */
async function isPublic(db: Firestore, { kind, id }: PageKey): Promise<boolean> {
  if (kind === 'medley') return (await db.doc(documents.medley(id).path).get()).exists;
  if (kind !== 'release') return true;
  const page = await db.doc(documents.releasePage(id).path).get();
  return readField(documents.releasePage, page, 'status') === 'published';
}

function timeOf(id: string): number {
  const time = Number(/^\d{1,15}/.exec(id)?.[0] ?? 0);
  // The last instant that a timestamp can hold.
  return Math.min(time, Date.UTC(9999, 11, 31));
}
