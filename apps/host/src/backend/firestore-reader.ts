import {
  AppError,
  artistProfileSchema,
  idSchema,
  labelProfileSchema,
  medleySchema,
  paths,
  productSlugClaimSchema,
  productSlugSchema,
  profileSlugSchema,
  releasePageSchema,
  slugClaimSchema,
  type PageReader,
  type ReleasePage,
} from '@countin/domain';
import { FieldPath, Timestamp, type DocumentSnapshot, type Firestore, type Query } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { createPublicPageReader } from './public-page-reader.ts';
import { createShelfReader } from './shelf-reader.ts';

interface ReaderOptions {
  readonly log: (message: string, error?: unknown) => void;
  /** Milliseconds a read may take before the database counts as away. */
  readonly timeout: number;
}

/**
 * Reads public documents. A document that does not fit its schema is logged and treated as none, so one
 * broken document never takes a page of others down.
 */
export function createFirestoreReader(firestore: Firestore, { log, timeout }: ReaderOptions): PageReader {
  const document = async (path: string) => within(firestore.doc(path).get(), timeout);

  function parse<Schema extends v.GenericSchema>(
    schema: Schema,
    snapshot: DocumentSnapshot,
  ): v.InferOutput<Schema> | null {
    if (!snapshot.exists) return null;
    const parsed = v.safeParse(schema, snapshot.data());
    if (parsed.success) return parsed.output;
    log(`${snapshot.ref.path} is not as its schema says: ${v.summarize(parsed.issues)}`);
    return null;
  }

  async function pages(query: Query): Promise<ReleasePage[]> {
    const found = await within(query.get(), timeout);
    return found.docs.flatMap((snapshot) => parse(releasePageSchema, snapshot) ?? []);
  }

  async function first<Schema extends v.GenericSchema>(
    schema: Schema,
    query: Query,
  ): Promise<v.InferOutput<Schema> | null> {
    const [found] = (await within(query.limit(1).get(), timeout)).docs;
    return found ? parse(schema, found) : null;
  }

  const ofSlug = (collection: string, slug: string) => firestore.collection(collection).where('customSlug', '==', slug);
  const releasePage = async (productId: string) =>
    // Firestore keeps names like `__x__` to itself and answers them with a fault.
    v.is(idSchema, productId) && !/^__.*__$/.test(productId)
      ? parse(releasePageSchema, await document(paths.releasePage(productId)))
      : null;
  const published = () => firestore.collection(paths.releasePages).where('status', '==', 'published');
  return {
    releasePage,
    // Section 7 of the specification: by `artistId` and `productSlug`, here of what is public of a product.
    async releaseBySlugs(artistSlug, productSlug) {
      if (!v.is(profileSlugSchema, artistSlug) || !v.is(productSlugSchema, productSlug)) return null;
      const holder = parse(slugClaimSchema, await document(paths.slug(artistSlug)));
      if (holder?.kind !== 'artist') return null;
      const artistId = holder.profileId;
      const ofArtist = firestore.collection(paths.releasePages).where('artistId', '==', artistId);
      const present = await first(releasePageSchema, ofArtist.where('productSlug', '==', productSlug));
      if (present) return present;
      // A former slug stays claimed by its release.
      const held = parse(productSlugClaimSchema, await document(paths.productSlug(artistId, productSlug)));
      const former = held && (await releasePage(held.productId));
      return former?.artistId === artistId ? former : null;
    },
    // Asked of the profiles themselves: by way of the claim of the slug it would be one read more, and one after another.
    async profileBySlug(slug) {
      if (!v.is(profileSlugSchema, slug)) return null;
      const artist = await first(artistProfileSchema, ofSlug(paths.artistProfiles, slug));
      if (artist) return { kind: 'artist', profile: artist };
      const label = await first(labelProfileSchema, ofSlug(paths.labelProfiles, slug));
      return label && { kind: 'label', profile: label };
    },
    releasesOfArtist: (artistId, limit) =>
      pages(published().where('artistId', '==', artistId).orderBy('firstInstant', 'desc').limit(limit)),
    async releasesOfLabel(labelId, limit, after) {
      const ordered = published()
        .where('labelId', '==', labelId)
        .orderBy('firstInstant', 'desc')
        .orderBy(FieldPath.documentId(), 'desc');
      return pages(
        (after ? ordered.startAfter(Timestamp.fromMillis(after.firstInstant), after.id) : ordered).limit(limit),
      );
    },
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
    medley: async (artistId) => parse(medleySchema, await document(paths.medley(artistId))),
    ...createShelfReader(firestore, { within: (reading) => within(reading, timeout), parse }),
  };
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
