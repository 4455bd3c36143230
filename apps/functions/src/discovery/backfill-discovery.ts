import { documents, readDocument, readField, type DocumentOf } from '@countin/domain/documents';
import { FieldPath, type DocumentSnapshot } from '@google-cloud/firestore';
import type { Services } from '../platform/services.ts';
import { refTo, setDocument } from '../platform/write-document.ts';
import { indexMedley, indexRelease } from './index-release.ts';

/** Raise it when entries are to be found by other terms: everything published is walked through again. */
const VERSION = 2;
const PAGE = 50;
/** Documents that are indexed at the same time. */
const WORKERS = 10;

type Progress = DocumentOf<ReturnType<typeof documents.discoverySweep>>;

/**
 * Indexes everything that was published before there was an index, some in each run, and notes how far it came. Afterwards
 * a run costs one read. Every step can be repeated.
 *
 * @param deadline when to leave the rest to the next run, milliseconds since 1970
 */
export async function backfillDiscovery(services: Services, deadline: number): Promise<void> {
  const { db, now } = services;
  const stored = refTo(db, documents.discoverySweep());
  const reached = readDocument(stored, await stored.ref.get());
  let progress: Progress = reached?.version === VERSION ? reached : { version: VERSION, part: 'releases', after: null };
  while (progress.part !== 'done' && now() < deadline) {
    progress = await indexPage(services, progress);
    await setDocument(db, stored, progress);
  }
}

async function indexPage(services: Services, { version, part, after }: Progress): Promise<Progress> {
  const { path } = part === 'releases' ? documents.releasePages() : documents.medleys();
  const all = services.db.collection(path).orderBy(FieldPath.documentId());
  const page = await (after === null ? all : all.startAfter(after)).limit(PAGE).get();
  const waiting = page.docs.values();
  const worker = async () => {
    for (const document of waiting) await indexPublished(services, part, document);
  };
  await Promise.all(Array.from({ length: WORKERS }, worker));
  if (page.size === PAGE) return { version, part, after: page.docs.at(-1)?.id ?? null };
  return { version, part: part === 'releases' ? 'medleys' : 'done', after: null };
}

async function indexPublished(services: Services, part: Progress['part'], document: DocumentSnapshot): Promise<void> {
  const { id } = document;
  if (part === 'medleys') await indexMedley(services, id);
  else await indexRelease(services, readField(documents.releasePage, document, 'artistId') ?? id, id);
}
