import { documents, readField } from '@countin/domain/documents';
import { productContentSchema } from '@countin/domain/release-metadata';
import { releaseSearchTokens, type MusicProduct, type ProductContent } from '@countin/domain/release';
import * as v from 'valibot';
import type { DataAccess } from '../ports/data-access.ts';
import { changeFields, type ChangeOutcome, type ChangeTarget, type FieldChanges } from '../documents/change-fields.ts';

const changesSchema = v.partial(productContentSchema);

/** Fields that searches find a release by: see `releaseSearchTokens`. */
const SEARCHED: readonly (keyof ProductContent)[] = ['title', 'labelName', 'version', 'artists'];

/** Fields of a working copy to change. Omitted fields stay unchanged. */
export interface ReleaseUpdate extends FieldChanges<ProductContent> {
  readonly productId: string;
}

/**
 * Writes changed fields to the working copy, unless another writer has changed one of them. Fans see the changes
 * after the next publishing.
 *
 * @returns whether it was written, and the release as it is stored now
 * @throws AppError
 */
export async function updateRelease(
  access: DataAccess,
  { productId, base, changes }: ReleaseUpdate,
): Promise<ChangeOutcome<MusicProduct>> {
  // Keep only the requested fields: parsing adds defaults.
  const parsed = v.parse(changesSchema, changes);
  const fields = Object.fromEntries(Object.entries(parsed).filter(([field]) => Object.hasOwn(changes, field)));
  const target: ChangeTarget<MusicProduct> = {
    ...documents.musicProduct(productId),
    missing: 'release/not-found',
    // The server updates search tokens after a change of the artist's name.
    async derive(transaction, next) {
      if (!SEARCHED.some((field) => field in fields)) return {};
      const artist = documents.artistProfile(next.artistId);
      const stored = await transaction.get(artist.path);
      const profile = stored ? { data: () => stored.data } : undefined;
      const artistName = readField(artist, profile, 'name') ?? '';
      const artistSlug = readField(artist, profile, 'customSlug') ?? '';
      return { searchTokens: releaseSearchTokens({ ...next, artistName, artistSlug }) };
    },
  };
  return changeFields<MusicProduct>(access, target, { base, changes: fields });
}
