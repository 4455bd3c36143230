import { documents, readValidDocument, VERSIONS_GROUP } from '@countin/domain/documents';
import type { ListedVersion } from '@countin/domain/publisher';
import { Timestamp, type QueryDocumentSnapshot } from '@google-cloud/firestore';
import { forEachPage } from '../platform/for-each-page.ts';
import { publishedVersionsOf } from '../platform/page-versions/store-version.ts';
import type { Services } from '../platform/services.ts';
import { refOf, updateDocument } from '../platform/write-document.ts';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** The first Monday of Unix time, which began on a Thursday. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

/**
 * Thins versions that are 90 days old: the last published one of each week stays for good, others go. Those that were
 * kept before restoring go, too. Each step can be repeated, and runs may overlap.
 *
 * @param deadline milliseconds since 1970
 */
export async function thinVersions(services: Services, deadline: number): Promise<void> {
  const { db, now } = services;
  const due = db
    .collectionGroup(VERSIONS_GROUP)
    .where('thinAt', '<=', Timestamp.fromMillis(now()))
    .orderBy('thinAt')
    .select('id', 'page', 'at', 'by', 'byName', 'kept', 'hash', 'thinAt');
  await forEachPage(services, due, deadline, async (found) => thin(services, found));
}

async function thin({ db, log }: Services, found: QueryDocumentSnapshot): Promise<void> {
  const version = readValidDocument(documents.listedVersion, found, log);
  if (!version) return;
  if (version.kept || (await hasLaterInWeek(db, version))) await found.ref.delete();
  else await updateDocument(db, refOf(documents.listedVersion, found), { thinAt: null });
}

async function hasLaterInWeek(db: Services['db'], { page, at }: ListedVersion): Promise<boolean> {
  const later = publishedVersionsOf(db, page)
    .where('at', '>', Timestamp.fromMillis(at))
    .where('at', '<', Timestamp.fromMillis(weekEnd(at)));
  return !(await later.limit(1).get()).empty;
}

/** When the week of a time ends in UTC: at midnight before Monday. */
function weekEnd(at: number): number {
  return at + WEEK_MS - ((((at - FIRST_MONDAY_MS) % WEEK_MS) + WEEK_MS) % WEEK_MS);
}
