import { documents } from '@countin/domain/documents';
import { instantSchema } from '@countin/domain/fields';
import type { PageReader, PublicKind } from '@countin/domain/pages';
import { releaseReference } from '@countin/domain/urls';
import {
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase-admin/firestore';
import * as v from 'valibot';

interface Kind {
  readonly collection: string;
  /** Fields that its name is made of. */
  readonly named: readonly string[];
  readonly name: (snapshot: QueryDocumentSnapshot) => unknown;
  /** The field that says when it changed. */
  readonly changed: string;
  readonly published: boolean;
}

const text = (snapshot: QueryDocumentSnapshot, field: string) => {
  const value: unknown = snapshot.get(field);
  return typeof value === 'string' ? value : null;
};
const bySlug = { named: ['customSlug'], name: (snapshot: QueryDocumentSnapshot) => text(snapshot, 'customSlug') };
const byAddress = {
  named: ['artistSlug', 'productSlug'],
  name: (snapshot: QueryDocumentSnapshot) =>
    releaseReference({
      id: snapshot.id,
      artistSlug: text(snapshot, 'artistSlug'),
      productSlug: text(snapshot, 'productSlug'),
    }),
};
const KINDS: Readonly<Record<PublicKind, Kind>> = {
  releases: { collection: documents.releasePages().path, ...byAddress, changed: 'publishedAt', published: true },
  artists: { collection: documents.artistProfiles().path, ...bySlug, changed: 'updatedAt', published: false },
  labels: { collection: documents.labelProfiles().path, ...bySlug, changed: 'updatedAt', published: false },
};

/**
 * Reads what sitemaps list, without profiles that an admin holds back. Names and times are read in the order of ids, so
 * that a page begins where the previous one ended.
 */
export function createPublicPageReader(
  firestore: Firestore,
  within: <T>(reading: Promise<T>) => Promise<T>,
): Pick<PageReader, 'publicPages' | 'publicPageEnds'> {
  function inOrder(kind: PublicKind, after: string | null): Query {
    const { collection, published } = KINDS[kind];
    const all: Query = published
      ? firestore.collection(collection).where('status', '==', 'published')
      : firestore.collection(collection);
    const ordered = all.orderBy(FieldPath.documentId());
    return after === null ? ordered : ordered.startAfter(after);
  }
  /** Ids of profiles that an admin holds back: those of a page of profiles are among them. */
  async function heldBackAfter(after: string | null, limit: number): Promise<ReadonlySet<string>> {
    const ordered = firestore
      .collection(documents.heldBackProfiles().path)
      .orderBy(FieldPath.documentId())
      .select()
      .limit(limit);
    const { docs } = await within((after === null ? ordered : ordered.startAfter(after)).get());
    return new Set(docs.map(({ id }) => id));
  }
  return {
    async publicPages(kind, limit, after) {
      const { named, changed, published } = KINDS[kind];
      const fields = [...named, published ? 'shelf' : 'deletedAt', changed];
      const [found, heldBack] = await Promise.all([
        within(
          inOrder(kind, after)
            .select(...fields)
            .limit(limit)
            .get(),
        ),
        published ? null : heldBackAfter(after, limit),
      ]);
      const shown = found.docs.filter((snapshot) =>
        heldBack
          ? !heldBack.has(snapshot.id) && snapshot.get('deletedAt') === undefined
          : snapshot.get('shelf') !== 'held-back',
      );
      return shown.flatMap((snapshot) => entryOf(snapshot, KINDS[kind]) ?? []);
    },
    async publicPageEnds(kind, size) {
      const ends: string[] = [];
      for (;;) {
        const found: QuerySnapshot = await within(
          inOrder(kind, ends.at(-1) ?? null)
            .select()
            .offset(size - 1)
            .limit(1)
            .get(),
        );
        const [end] = found.docs;
        if (end === undefined) return ends;
        ends.push(end.id);
      }
    },
  };
}

function entryOf(snapshot: QueryDocumentSnapshot, { name: nameOf, changed: changedField }: Kind) {
  const name = nameOf(snapshot);
  const changed = v.safeParse(instantSchema, snapshot.get(changedField));
  return typeof name === 'string' && changed.success ? { id: snapshot.id, name, changedAt: changed.output } : null;
}
