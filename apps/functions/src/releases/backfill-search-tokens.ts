import { documents, readDocument, readField, type DocumentOf } from '@countin/domain/documents';
import { FieldPath, type DocumentSnapshot, type Firestore } from '@google-cloud/firestore';
import type { Services } from '../platform/services.ts';
import { refTo, setDocument } from '../platform/write-document.ts';
import { storeSearchTokens } from '../profiles/store-search-tokens.ts';

/** Raise it when releases are to be found by other words: all of them are walked through again. */
const VERSION = 2;
const PAGE = 100;

/**
 * Gives releases from before there were search tokens theirs. Goes through all of them once, some in each run, and
 * stores its progress. Afterwards a run costs one read. Every step can be repeated.
 *
 * @param deadline when to leave the rest to the next run, milliseconds since 1970
 */
export async function backfillSearchTokens({ db, now }: Pick<Services, 'db' | 'now'>, deadline: number): Promise<void> {
  const progress = refTo(db, documents.searchTokenSweep());
  const { done: isDone, after: reached } = progressOf(readDocument(progress, await progress.ref.get()));
  if (isDone) return;
  let after = reached;
  do {
    const all = db.collection(documents.musicProducts().path).orderBy(FieldPath.documentId());
    const page = await (after === null ? all : all.startAfter(after)).limit(PAGE).get();
    for (const product of page.docs) await giveTokens(db, product);
    after = page.docs.at(-1)?.id ?? after;
    const done = page.size < PAGE;
    await setDocument(db, progress, { version: VERSION, after, done });
    if (done) return;
  } while (now() < deadline);
}

type Progress = DocumentOf<ReturnType<typeof documents.searchTokenSweep>>;

function progressOf(stored: Progress | null): Pick<Progress, 'done' | 'after'> {
  return stored?.version === VERSION ? stored : { done: false, after: null };
}

async function giveTokens(db: Firestore, product: DocumentSnapshot): Promise<void> {
  const artistId = readField(documents.productRecord, product, 'artistId') ?? product.id;
  await db.runTransaction(async (transaction) => {
    const [release, artist] = await transaction.getAll(product.ref, db.doc(documents.artistProfile(artistId).path));
    if (release?.exists && artist?.exists) storeSearchTokens(transaction, release, artist);
  });
}
