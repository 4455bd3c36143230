import { documents, readField, readValidDocument, type DocumentType } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { brandOf, type ArtistProfile, type LabelProfile, type NewsLabel } from '@countin/domain/profile';
import {
  firstInstant,
  missingForPublishing,
  type MusicProduct,
  type PageArtist,
  type ReleasePage,
} from '@countin/domain/release';
import type { VersionContent } from '@countin/domain/publisher';
import { productContentSchema } from '@countin/domain/release-metadata';
import { pageTextsOf, type TextsByLanguage } from '@countin/domain/texts';
import type { ShelfState } from '@countin/domain/shelf';
import type { StoreLink } from '@countin/domain/store-links';
import type { DocumentSnapshot, Firestore, Transaction } from '@google-cloud/firestore';
import * as v from 'valibot';
import { errorOfIssue } from '../platform/callable/callable-error.ts';
import { isDeleted } from '../platform/permissions/may-act.ts';

/** The working copy, read with the rules of today: it may have been written under older ones. */
export function readWorkingCopy(stored: DocumentSnapshot): MusicProduct {
  return parseStored(documents.musicProduct, stored.data());
}

/** A working copy with the content of a version, read with the rules of today. Fields that the version lacks are empty. */
export function readVersion(stored: DocumentSnapshot, fields: VersionContent['fields']): MusicProduct {
  const edited = new Set(Object.keys(productContentSchema.entries));
  const identity = Object.entries(stored.data() ?? {}).filter(([name]) => !edited.has(name));
  return parseStored(documents.musicProduct, { ...Object.fromEntries(identity), ...fields });
}

/** Texts of a working copy by language, read with the rules of today. */
export function readTexts(stored: readonly DocumentSnapshot[]): TextsByLanguage {
  const texts = stored.map((text) => parseStored(documents.releaseText, text.data()));
  return Object.fromEntries(texts.map((text) => [text.language, text]));
}

/** Fields of a page that its working copy lacks. */
interface PageContext {
  readonly artist: ArtistProfile;
  /** Result of {@link linkedArtists}. */
  readonly artists: readonly PageArtist[];
  readonly label: LabelProfile | null;
  /** Label whose news the page's forms offer. */
  readonly newsLabel: NewsLabel | null;
  readonly shelf: ShelfState;
  readonly typeface: ReleasePage['typeface'];
  /** Texts of the working copy. */
  readonly texts: TextsByLanguage;
  readonly publishedAt: number;
}

/** Artists of the line with the slugs of their profiles here. Deleted and missing profiles are not linked. */
export async function linkedArtists(
  db: Firestore,
  transaction: Transaction,
  { artists }: MusicProduct,
): Promise<PageArtist[]> {
  const ids = [...new Set(artists.flatMap(({ artistId }) => artistId ?? []))];
  if (ids.length === 0) return artists.map((artist) => ({ ...artist, slug: null }));
  const profiles = await transaction.getAll(...ids.map((id) => db.doc(documents.artistProfile(id).path)));
  const slugs = new Map(
    profiles.map((profile) => {
      const slug = readField(documents.artistProfile, profile, 'customSlug') ?? null;
      return [profile.id, isDeleted(profile) ? null : slug];
    }),
  );
  return artists.map((artist) => ({ ...artist, slug: slugs.get(artist.artistId ?? '') ?? null }));
}

/**
 * Public content of a release: the working copy with the artist's name, without links that are hidden.
 *
 * @throws AppError `moment/missing`, or the code and field of what is wrong
 */
export function pageOf(
  product: MusicProduct,
  { artist, artists, label, newsLabel, shelf, typeface, texts, publishedAt }: PageContext,
): ReleasePage {
  const [missing] = missingForPublishing(product);
  const { releaseMoment } = product;
  if (missing || !releaseMoment) throw new AppError(missing ?? 'moment/missing', { field: 'releaseMoment' });
  return parseStored(documents.releasePage, {
    ...product,
    releaseMoment,
    artists,
    storeLinks: product.storeLinks.filter((link) => !link.hidden).map(withoutEvidence),
    firstInstant: firstInstant(releaseMoment),
    artistName: artist.name,
    artistSlug: artist.customSlug,
    labelId: label?.id ?? null,
    labelBrand: label && brandOf(label),
    newsLabel,
    typeface,
    status: 'published',
    publishedAt,
    shelf,
    texts: pageTextsOf(product, texts),
  });
}

/** How a link was found is no concern of fans. */
function withoutEvidence({ confidence: _confidence, foundAt: _foundAt, ...link }: StoreLink): StoreLink {
  return link;
}

export function readArtist(stored: DocumentSnapshot): ArtistProfile {
  return parseStored(documents.artistProfile, stored.data());
}

/**
 * Checks that an uploaded picture of a release is the artist's and can be shown.
 *
 * @throws AppError `image/not-ready`
 */
export function checkPictureReady(stored: DocumentSnapshot, field: 'coverImage' | 'appearance'): void {
  const image = readValidDocument(documents.image, stored);
  if (image?.kind !== 'cover' || image.state !== 'ready') throw new AppError('image/not-ready', { field });
}

/** Like `readDocument`, but tells the owner which field is wrong. */
function parseStored<S extends v.GenericSchema>({ schema }: DocumentType<S>, data: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, data, { abortEarly: true });
  if (result.success) return result.output;
  const error = errorOfIssue(result.issues[0]);
  throw error.code === 'field/required'
    ? new AppError('release/incomplete', { field: error.field ?? undefined })
    : error;
}
