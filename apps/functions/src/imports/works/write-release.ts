import { documents, readDocument, readField } from '@countin/domain/documents';
import { productContentSchema } from '@countin/domain/release-metadata';
import { releaseSearchTokens, type ProductContent } from '@countin/domain/release';
import { sameValue } from '@countin/domain/values';
import type { DocumentSnapshot, Transaction } from '@google-cloud/firestore';
import * as v from 'valibot';
import type { Services } from '../../platform/services.ts';
import { createDocument, refOf, refTo, updateDocument } from '../../platform/write-document.ts';
import type { PlannedStep } from './work-plan.ts';

/** Documents that decide on a step and its release. */
export interface StepFacts {
  /** User document of who began the work. */
  readonly user: DocumentSnapshot;
  readonly artist: DocumentSnapshot;
  readonly product: DocumentSnapshot;
  /** Claim of the slug that the step has planned. */
  readonly claim: DocumentSnapshot;
}

/** Content of a stored release, without what only the server writes; null without a release that fits its schema. */
export function contentOf(product: DocumentSnapshot): ProductContent | null {
  const stored = readDocument(documents.musicProduct, product);
  return stored && v.parse(productContentSchema, stored);
}

/** Creates a draft, and the claim of its slug. */
export function createRelease(
  { db, now }: Services,
  transaction: Transaction,
  step: PlannedStep,
  { artist, claim }: StepFacts,
): void {
  const { productId, artistId, productSlug, after, messageAt } = step;
  const createdBy = readField(documents.artistProfile, artist, 'createdBy');
  if (!after || createdBy === undefined) throw new Error('A release without content or owner was planned.');
  const at = now();
  createDocument(transaction, refOf(documents.productSlug, claim), { productId, createdBy });
  createDocument(transaction, refTo(db, documents.productRecord(productId)), {
    ...after,
    artistId,
    productSlug,
    searchTokens: tokensOf(productSlug, after, artist),
    id: productId,
    createdBy,
    status: 'draft',
    publishedAt: null,
    createdAt: at,
    updatedAt: at,
    messageAt,
  });
}

/** Writes the fields that the step changes. */
export function updateRelease(
  { now }: Services,
  transaction: Transaction,
  { before, after, messageAt, productSlug }: PlannedStep,
  { artist, product }: StepFacts,
): void {
  if (!after || !before) throw new Error('A change without content was planned.');
  const changed = Object.entries(after).filter(
    ([field, value]) => !sameValue(value, before[field as keyof typeof before]),
  );
  const slug = readField(documents.musicProduct, product, 'productSlug') ?? productSlug;
  updateDocument(transaction, refOf(documents.productRecord, product), {
    ...Object.fromEntries(changed),
    searchTokens: tokensOf(slug, after, artist),
    ...(messageAt !== null && { messageAt }),
    updatedAt: now(),
  });
}

/** Removes a draft that was never published, with the claim of its slug: the row can make it again. */
export function removeRelease(transaction: Transaction, { product, claim }: StepFacts): void {
  transaction.delete(product.ref);
  if (readField(documents.productSlug, claim, 'productId') === product.id) transaction.delete(claim.ref);
}

function tokensOf(productSlug: string, content: ProductContent, artist: DocumentSnapshot): string[] {
  return releaseSearchTokens({
    title: content.title,
    artistName: readField(documents.artistProfile, artist, 'name') ?? '',
    artistSlug: readField(documents.artistProfile, artist, 'customSlug') ?? '',
    productSlug,
    labelName: content.labelName,
    version: content.version,
    artists: content.artists,
  });
}
