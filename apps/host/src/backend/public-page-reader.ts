import { instantSchema, paths, type PageReader, type PublicKind } from '@countin/domain';
import { FieldPath, type Firestore, type Query, type QueryDocumentSnapshot, type QuerySnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';

/** Where each kind is, and the fields that say its name and when it changed. */
const KINDS: Readonly<Record<PublicKind, { readonly collection: string; readonly name: string | null; readonly changed: string; readonly published: boolean }>> = {
  releases: { collection: paths.releasePages, name: null, changed: 'publishedAt', published: true },
  artists: { collection: paths.artistProfiles, name: 'customSlug', changed: 'updatedAt', published: false },
  labels: { collection: paths.labelProfiles, name: 'customSlug', changed: 'updatedAt', published: false },
};

/** Reads what sitemaps list: names and times alone, in the order of ids, so that a page of them begins where the one before ended. */
export function createPublicPageReader(firestore: Firestore, within: <T>(reading: Promise<T>) => Promise<T>): Pick<PageReader, 'publicPages' | 'publicPageEnds'> {
  function inOrder(kind: PublicKind, after: string | null): Query {
    const { collection, published } = KINDS[kind];
    const all: Query = published ? firestore.collection(collection).where('status', '==', 'published') : firestore.collection(collection);
    const ordered = all.orderBy(FieldPath.documentId());
    return after === null ? ordered : ordered.startAfter(after);
  }
  return {
    async publicPages(kind, limit, after) {
      const { name, changed } = KINDS[kind];
      const fields = name === null ? [changed] : [name, changed];
      const found = await within(inOrder(kind, after).select(...fields).limit(limit).get());
      return found.docs.flatMap((snapshot) => entryOf(snapshot, name, changed) ?? []);
    },
    async publicPageEnds(kind, size) {
      const ends: string[] = [];
      for (;;) {
        const found: QuerySnapshot = await within(inOrder(kind, ends.at(-1) ?? null).select().offset(size - 1).limit(1).get());
        const [end] = found.docs;
        if (end === undefined) return ends;
        ends.push(end.id);
      }
    },
  };
}

function entryOf(snapshot: QueryDocumentSnapshot, nameField: string | null, changedField: string) {
  const name: unknown = nameField === null ? snapshot.id : snapshot.get(nameField);
  const changed = v.safeParse(instantSchema, snapshot.get(changedField));
  return typeof name === 'string' && changed.success ? { id: snapshot.id, name, changedAt: changed.output } : null;
}
