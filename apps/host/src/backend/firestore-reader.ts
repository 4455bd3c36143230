import { documents, readValidDocument, type DocumentAddress, type DocumentType } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { idSchema, productSlugSchema, profileSlugSchema } from '@countin/domain/fields';
import { feedConditions, type FilteredAt, type FoundProfile, type PageReader } from '@countin/domain/pages';
import type { ReleasePage } from '@countin/domain/release';
import { FieldPath, Timestamp, type DocumentSnapshot, type Firestore, type Query } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { createPublicPageReader } from './public-page-reader.ts';
import { createShelfReader } from './shelf-reader.ts';

/** Firestore reserves names like `__x__` and answers them with an error. */
const RESERVED_ID = /^__.*__$/;

interface ReaderOptions {
  readonly log: (message: string, error?: unknown) => void;
  /** Milliseconds a read may take before the database counts as away. */
  readonly timeout: number;
}

/**
 * Reads public documents. A document that does not fit its schema is logged and treated as missing. It never breaks a
 * page of others.
 */
export function createFirestoreReader(firestore: Firestore, { log, timeout }: ReaderOptions): PageReader {
  const parse = <S extends v.GenericSchema>(type: DocumentType<S>, snapshot: DocumentSnapshot) =>
    readValidDocument(type, snapshot, log);

  const read = async <S extends v.GenericSchema>(address: DocumentAddress<S>) =>
    parse(address, await within(firestore.doc(address.path).get(), timeout));

  async function pages(query: Query): Promise<ReleasePage[]> {
    const found = await within(query.get(), timeout);
    return found.docs.flatMap((snapshot) => parse(documents.releasePage, snapshot) ?? []);
  }

  async function first<S extends v.GenericSchema>(
    type: DocumentType<S>,
    query: Query,
  ): Promise<v.InferOutput<S> | null> {
    const [found] = (await within(query.limit(1).get(), timeout)).docs;
    return found ? parse(type, found) : null;
  }

  /** Documents by their ids, in that order; one query however many. */
  async function byIds<S extends v.GenericSchema<unknown, { readonly id: string }>>(
    address: DocumentAddress<S>,
    ids: readonly string[],
  ): Promise<v.InferOutput<S>[]> {
    // An empty list is no query to Firestore, and its own names (`__x__`) are none either.
    const requested = [...new Set(ids)].filter((id) => v.is(idSchema, id) && !RESERVED_ID.test(id));
    if (requested.length === 0) return [];
    const { docs } = await within(collection(address).where(FieldPath.documentId(), 'in', requested).get(), timeout);
    const found = new Map(docs.map((snapshot) => [snapshot.id, snapshot]));
    return requested.flatMap((id) => {
      const snapshot = found.get(id);
      return (snapshot && parse(address, snapshot)) ?? [];
    });
  }

  const collection = ({ path }: DocumentAddress<v.GenericSchema>) => firestore.collection(path);
  const releasePage = async (productId: string) =>
    v.is(idSchema, productId) && !RESERVED_ID.test(productId) ? read(documents.releasePage(productId)) : null;
  /** A former slug stays claimed by its profile, which has another one now. */
  async function byFormerSlug(slug: string): Promise<FoundProfile | null> {
    const claim = await read(documents.slug(slug));
    if (claim?.kind === 'artist') {
      const artist = await read(documents.artistPage(claim.profileId));
      return artist && present({ kind: 'artist', profile: artist });
    }
    const label = claim && (await read(documents.labelProfile(claim.profileId)));
    return label && present({ kind: 'label', profile: label });
  }
  const published = () => collection(documents.releasePages()).where('status', '==', 'published');
  return {
    releasePage,
    // Section 7 of the specification: by `artistId` and `productSlug`, here of what is public of a product.
    async releaseBySlugs(artistSlug, productSlug) {
      if (!v.is(profileSlugSchema, artistSlug) || !v.is(productSlugSchema, productSlug)) return null;
      const holder = await read(documents.slug(artistSlug));
      if (holder?.kind !== 'artist') return null;
      const artistId = holder.profileId;
      const ofArtist = collection(documents.releasePages()).where('artistId', '==', artistId);
      const present = await first(documents.releasePage, ofArtist.where('productSlug', '==', productSlug));
      if (present) return present;
      // A former slug stays claimed by its release.
      const held = await read(documents.productSlug(artistId, productSlug));
      const former = held && (await releasePage(held.productId));
      return former?.artistId === artistId ? former : null;
    },
    // Queries the profiles themselves. Reading the slug's claim first would cost one more read, and a second round
    // trip.
    async profileBySlug(slug) {
      if (!v.is(profileSlugSchema, slug)) return null;
      const artists = collection(documents.artistProfiles());
      const artist = await first(documents.artistPage, artists.where('customSlug', '==', slug));
      if (artist) return present({ kind: 'artist', profile: artist });
      const labels = collection(documents.labelProfiles());
      const label = await first(documents.labelProfile, labels.where('customSlug', '==', slug));
      return label ? present({ kind: 'label', profile: label }) : byFormerSlug(slug);
    },
    releasesOfArtist: (artistId, limit) =>
      pages(published().where('artistId', '==', artistId).orderBy('firstInstant', 'desc').limit(limit)),
    async releasesOfLabel(labelId, filtered, limit, after) {
      const direction = filtered.filter.order === 'oldest' ? 'asc' : 'desc';
      const ordered = labelReleases(firestore, labelId, filtered)
        .orderBy('firstInstant', direction)
        .orderBy(FieldPath.documentId(), direction);
      return pages(
        (after ? ordered.startAfter(Timestamp.fromMillis(after.firstInstant), after.id) : ordered).limit(limit),
      );
    },
    releasesByIds: async (productIds) =>
      (await byIds(documents.releasePages(), productIds)).filter(({ status }) => status === 'published'),
    async labelById(labelId) {
      const label =
        v.is(idSchema, labelId) && !RESERVED_ID.test(labelId) ? await read(documents.labelProfile(labelId)) : null;
      return label?.deletedAt === undefined ? label : null;
    },
    artistsByIds: async (artistIds) =>
      (await byIds(documents.artistProfiles(), artistIds)).filter(({ deletedAt }) => deletedAt === undefined),
    comingReleases(owner, from, limit) {
      const owned =
        'artistId' in owner
          ? published().where('artistId', '==', owner.artistId)
          : published().where('labelId', '==', owner.labelId);
      return pages(
        owned.where('firstInstant', '>', Timestamp.fromMillis(from)).orderBy('firstInstant', 'desc').limit(limit),
      );
    },
    ...createPublicPageReader(firestore, (reading) => within(reading, timeout)),
    medley: (artistId) => read(documents.medley(artistId)),
    ...createShelfReader(firestore, { within: (reading) => within(reading, timeout), parse }),
  };
}

function labelReleases(firestore: Firestore, labelId: string, { filter, now }: FilteredAt): Query {
  const all: Query = firestore.collection(documents.releasePages().path);
  return feedConditions(labelId, filter, now).reduce(
    (query, [field, operator, value]) =>
      query.where(field, operator, typeof value === 'number' ? Timestamp.fromMillis(value) : value),
    all,
  );
}

/** A deleted profile has no public pages, although it can be restored. */
function present(found: FoundProfile): FoundProfile | null {
  return found.profile.deletedAt === undefined ? found : null;
}

/** The SDK itself retries for a minute; a reader of a page does not wait that long. */
async function within<T>(reading: Promise<T>, timeout: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new AppError('service/unavailable', { cause: `no answer within ${timeout} ms` })),
      timeout,
    );
  });
  try {
    return await Promise.race([reading, late]);
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('service/unavailable', { cause });
  } finally {
    clearTimeout(timer);
  }
}
