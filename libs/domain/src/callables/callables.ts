import * as v from 'valibot';
import { accountCallables } from './account-callables.ts';
import { adminCallables } from './admin-callables.ts';
import { fanCallables } from './fan-callables.ts';
import { idSchema } from '../fields/fields.ts';
import { IMAGE_KINDS, IMAGE_WIDTHS, imageChoiceSchema } from '../media/image.ts';
import { medleyInputSchema } from '../medley/medley.ts';
import { profileTextSchema } from '../profile/profile.ts';
import { productContentSchema } from '../release/product.ts';
import { productSlugSchema, profileSlugSchema } from '../fields/slug-schema.ts';

/** Faults travel as `details` of the HttpsError. */
export const callableErrorSchema = v.object({
  code: v.string(),
  field: v.nullable(v.string()),
  retryAfterSeconds: v.nullable(v.number()),
});

/**
 * Every callable: its name (`<function>/<operation>`; operations of one function share a process) and the
 * schemas of both directions, used by the function and by its callers.
 */
export const callables = {
  /** Creates an artist or label profile and claims its slug in one transaction. `slug/taken` names the loser. */
  createProfile: {
    name: 'studio/createProfile',
    input: v.object({
      kind: v.picklist(['artist', 'label']),
      customSlug: profileSlugSchema,
      ...profileTextSchema.entries,
    }),
    output: v.object({ profileId: idSchema }),
  },
  /** Renews the pages of a profile that its owner has written. */
  renewProfile: {
    name: 'studio/renewProfile',
    input: v.object({ kind: v.picklist(['artist', 'label']), profileId: idSchema }),
    output: v.object({}),
  },
  /** Creates a draft release and claims its product slug, unique for the artist, in one transaction. */
  createRelease: {
    name: 'studio/createRelease',
    input: v.object({ artistId: idSchema, productSlug: productSlugSchema, ...productContentSchema.entries }),
    output: v.object({ productId: idSchema }),
  },
  /**
   * Copies the working copy to the public page. Again after an edit: the page follows. An editor says which version it
   * shows (`updatedAt`, milliseconds); another one is refused with `release/changed`. Without it, what is stored is published.
   */
  publishRelease: {
    name: 'studio/publishRelease',
    input: v.object({ productId: idSchema, expectedUpdatedAt: v.optional(v.number()) }),
    output: v.object({ publishedAt: v.number() }),
  },
  /** Takes the page back to a draft, or archives it. */
  withdrawRelease: {
    name: 'studio/withdrawRelease',
    input: v.object({ productId: idSchema, to: v.picklist(['draft', 'archived']) }),
    output: v.object({}),
  },
  /** Checks each clip and puts an artist's medley out, or brings it up to date. Faults name the track: `slots.2.clipId`. */
  publishMedley: {
    name: 'studio/publishMedley',
    input: medleyInputSchema,
    output: v.object({ publishedAt: v.number() }),
  },
  /** Takes an artist's medley back; its owner finds it as it was. Again is harmless. */
  withdrawMedley: {
    name: 'studio/withdrawMedley',
    input: v.object({ artistId: idSchema }),
    output: v.object({}),
  },
  /**
   * Makes what others see of an uploaded picture: an artist's, or without an artist the caller's own. Again is harmless;
   * an upload that is no picture stays refused.
   */
  processImage: {
    name: 'studio/processImage',
    input: v.object({ artistId: v.optional(idSchema), imageId: idSchema, kind: v.picklist(IMAGE_KINDS) }),
    output: v.object({ widths: v.array(v.picklist(IMAGE_WIDTHS)), colours: imageChoiceSchema.entries.colours }),
  },
  ...fanCallables,
  ...accountCallables,
  ...adminCallables,
} as const;

/** The key of a callable in {@link callables}. */
export type CallableKey = keyof typeof callables;
/** What a caller of a callable passes, before defaults are filled in. */
export type CallableInput<K extends CallableKey> = v.InferInput<(typeof callables)[K]['input']>;
/** What a callable returns. */
export type CallableOutput<K extends CallableKey> = v.InferOutput<(typeof callables)[K]['output']>;
