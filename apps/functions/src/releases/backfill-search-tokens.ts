import { paths } from '@countin/domain/documents';
import { FieldPath } from '@google-cloud/firestore';
import * as v from 'valibot';
import type { Services } from '../platform/services.ts';
import { storeSearchTokens } from '../profiles/store-search-tokens.ts';

/** Raise it when releases are to be found by other words: all of them are walked through again. */
const VERSION = 1;
const PAGE = 100;

const progressSchema = v.object({
  version: v.optional(v.number(), 0),
  /** Id of the last release that was looked at. */
  after: v.optional(v.nullable(v.string()), null),
  done: v.optional(v.boolean(), false),
});

/**
 * Gives releases from before there were search tokens theirs. It walks through all of them once, some a run, and notes how
 * far it came; afterwards a run costs one read. Every step can be repeated.
 *
 * @param deadline when to leave the rest to the next run, milliseconds since 1970
 */
export async function backfillSearchTokens({ db, now }: Pick<Services, 'db' | 'now'>, deadline: number): Promise<void> {
  const progress = db.doc(paths.searchTokenSweep);
  const stored = v.parse(progressSchema, (await progress.get()).data() ?? {});
  const current = stored.version === VERSION;
  if (current && stored.done) return;
  let after = current ? stored.after : null;
  do {
    const all = db.collection(paths.musicProducts).orderBy(FieldPath.documentId());
    const page = await (after === null ? all : all.startAfter(after)).limit(PAGE).get();
    for (const product of page.docs) {
      await db.runTransaction(async (transaction) => {
        const [release, artist] = await transaction.getAll(
          product.ref,
          db.doc(paths.artistProfile(String(product.get('artistId')))),
        );
        if (release?.exists && artist?.exists) storeSearchTokens(transaction, release, String(artist.get('name')));
      });
    }
    after = page.docs.at(-1)?.id ?? after;
    const done = page.size < PAGE;
    await progress.set({ version: VERSION, after, done });
    if (done) return;
  } while (now() < deadline);
}
