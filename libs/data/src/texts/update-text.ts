import { documents } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { Language } from '@countin/domain/locale';
import type { MusicProduct } from '@countin/domain/release';
import {
  PUBLIC_KINDS,
  textContentOf,
  TEXT_KINDS,
  versionSlot,
  type ReleaseText,
  type TextContent,
} from '@countin/domain/texts';
import type { FieldChanges } from '../documents/change-fields.ts';
import { parseDocument } from '../documents/parse-document.ts';
import { readDocument } from '../documents/read-documents.ts';
import { sameValue } from '@countin/domain/values';
import { withFirestoreErrors } from '../errors/firestore-error.ts';
import type { DataAccess } from '../ports/data-access.ts';
import type { StoreTransaction } from '../ports/live-store.ts';

/** Idle time after which the next change keeps the texts before it as a version, milliseconds. */
export const LEFT_AFTER_MS = 10 * 60_000;

/** Texts of one language to change. */
export interface TextUpdate extends FieldChanges<TextContent> {
  readonly productId: string;
  readonly language: Language;
  /** Author of the change. */
  readonly uid: string;
  /** Marks of the source texts that the changed texts were written beside. */
  readonly sources: ReleaseText['sources'];
  /** Keep the texts before this change as a version, however short ago they were changed. */
  readonly keep?: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A release, and its texts in one language; null before the first change. */
export interface StoredTexts {
  readonly product: MusicProduct;
  readonly text: ReleaseText | null;
}

/**
 * Writes changed texts unless another writer has changed one of them. Texts that were left for a while, or written by
 * another member, are kept as a version first. A changed description also marks the release as changed.
 *
 * @returns whether it was written, and what is stored now
 * @throws AppError
 */
export async function updateText(
  access: DataAccess,
  update: TextUpdate,
): Promise<{ readonly saved: boolean; readonly stored: StoredTexts }> {
  const { productId, language } = update;
  const refused = await withFirestoreErrors(async () =>
    (await access.live()).transact(async (transaction) => {
      const stored = await readStored(transaction, productId, language);
      const content = textContentOf(stored.product, stored.text ?? undefined, language);
      if (isChangedElsewhere(content, update)) return stored;
      writeTexts(transaction, stored, content, update);
      return null;
    }),
  );
  if (refused) return { saved: false, stored: refused };
  const [product, text] = await Promise.all([
    readDocument(access, documents.musicProduct(productId)),
    readDocument(access, documents.releaseText(productId, language)),
  ]);
  if (!product) throw new AppError('release/not-found');
  return { saved: true, stored: { product, text } };
}

async function readStored(transaction: StoreTransaction, productId: string, language: Language): Promise<StoredTexts> {
  const [release, texts] = [documents.musicProduct(productId), documents.releaseText(productId, language)];
  const [product, text] = [await transaction.get(release.path), await transaction.get(texts.path)];
  if (!product) throw new AppError('release/not-found');
  return { product: parseDocument(release, product), text: text && parseDocument(texts, text) };
}

function isChangedElsewhere(stored: TextContent, { base, changes }: FieldChanges<TextContent>): boolean {
  const keys = Object.keys(changes) as (keyof TextContent)[];
  return keys.some((key) => !sameValue(stored[key], base[key]) && !sameValue(stored[key], changes[key]));
}

function writeTexts(
  transaction: StoreTransaction,
  { product, text }: StoredTexts,
  before: TextContent,
  { productId, language, changes, sources, uid, keep = false, now }: TextUpdate,
): void {
  const isOwn = language === product.language;
  const left = text ?? { updatedBy: '', updatedAt: product.updatedAt, versions: 0, sources: {} };
  const isLeft = keep || left.updatedBy !== uid || now - left.updatedAt > LEFT_AFTER_MS;
  const versions = isLeft && hasTexts(before) ? left.versions + 1 : left.versions;
  if (versions > left.versions) {
    const { shown: _shown, ...texts } = before;
    const { sources: leftSources, updatedBy: by, updatedAt: at } = left;
    const version = { ...texts, sources: leftSources, number: versions, by, at };
    transaction.put(documents.textVersion(productId, language, versionSlot(versions)), version);
  }
  transaction.put(documents.releaseText(productId, language), {
    ...before,
    ...changes,
    // In the release's own language, its `description` is the long one.
    ...(isOwn && longOf(text)),
    sources: { ...left.sources, ...sources },
    language,
    versions,
    updatedBy: uid,
  });
  const isPublic = [...PUBLIC_KINDS, 'shown' as const].some((key) => key in changes);
  if (isPublic) transaction.update(documents.musicProduct(productId), isOwn ? descriptionOf(changes) : {});
}

function hasTexts(content: TextContent): boolean {
  return TEXT_KINDS.some((kind) => content[kind].trim() !== '');
}

function longOf(text: StoredTexts['text']) {
  return { long: text?.long ?? '' };
}

/** A release's `description` is the long text in its own language. */
function descriptionOf({ long }: TextUpdate['changes']) {
  return long === undefined ? {} : { description: long };
}
