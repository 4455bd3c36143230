import { documents, paths } from '@countin/domain/documents';
import {
  productContentSchema,
  releaseSearchTokens,
  type MusicProduct,
  type ProductContent,
} from '@countin/domain/release';
import * as v from 'valibot';
import type { DataAccess } from '../access/data-access.ts';
import { changeFields, type ChangeOutcome, type ChangeTarget, type FieldChanges } from '../documents/change-fields.ts';

const changesSchema = v.partial(productContentSchema);

/** What an owner changes of a working copy; fields that are left out stay. */
export interface ReleaseUpdate extends FieldChanges<ProductContent> {
  readonly productId: string;
}

/**
 * Writes changed fields to the working copy, unless one of them was changed elsewhere since. Fans see them after the
 * next publishing.
 *
 * @returns whether it was written, and the release as it is stored now
 * @throws AppError
 */
export async function updateRelease(
  access: DataAccess,
  { productId, base, changes }: ReleaseUpdate,
): Promise<ChangeOutcome<MusicProduct>> {
  // Only what was asked for: parsing adds defaults.
  const parsed = v.parse(changesSchema, changes);
  const fields = Object.fromEntries(Object.entries(parsed).filter(([field]) => Object.hasOwn(changes, field)));
  const target: ChangeTarget<MusicProduct> = {
    ...documents.musicProduct(productId),
    missing: 'release/not-found',
    // What it is found by follows its words; the artist's name is the server's to follow.
    async derive(transaction, next) {
      if (!('title' in fields || 'labelName' in fields)) return {};
      const artist = await transaction.get(paths.artistProfile(next.artistId));
      const artistName = artist?.data['name'];
      return {
        searchTokens: releaseSearchTokens({ ...next, artistName: typeof artistName === 'string' ? artistName : '' }),
      };
    },
  };
  return changeFields<MusicProduct>(access, target, { base, changes: fields });
}
