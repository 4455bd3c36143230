import * as v from 'valibot';
import { accountCallables } from './account-callables.ts';
import { agreementCallables } from './agreement-callables.ts';
import { adminCallables } from './admin-callables.ts';
import { audienceCallables } from './audience-callables.ts';
import { discoveryCallables } from './discovery-callables.ts';
import { labelCallables } from './label-callables.ts';
import { campaignCallables } from './campaign-callables.ts';
import { collectionCallables } from './collection-callables.ts';
import { importCallables } from './import-callables.ts';
import { linkCallables } from './link-callables.ts';
import { fanCallables } from './fan-callables.ts';
import { memberCallables } from './member-callables.ts';
import { numberCallables } from './number-callables.ts';
import { pageVersionCallables } from './page-version-callables.ts';
import { plannerCallables } from './planner-callables.ts';
import { profileCallables } from './profile-callables.ts';
import { publicationCallables } from './publication-callables.ts';
import { publisherCallables } from './publisher-callables.ts';
import { releaseCallables } from './release-callables.ts';
import { sendingCallables } from './sending-callables.ts';
import { textCallables } from './text-callables.ts';
import { idSchema, millisSchema } from '../fields/fields.ts';
import { IMAGE_KINDS, IMAGE_WIDTHS, imageChoiceSchema } from '../media/image.ts';
import { medleyInputSchema } from '../medley/medley.ts';
import { profileTextSchema } from '../profile/profile.ts';
import { productContentSchema } from '../release/product.ts';
import { productSlugSchema, profileSlugSchema } from '../fields/slug-schema.ts';

/**
 * All callables by key: the name (`<function>/<operation>`) and the schemas of input and output. Operations of one
 * function share a process. Functions and clients use the same schemas.
 */
export const callables = {
  /**
   * Creates an artist or label profile and claims its slug in one transaction. `slug/taken`: the slug has another
   * owner.
   */
  createProfile: {
    name: 'studio/createProfile',
    input: v.object({
      kind: v.picklist(['artist', 'label']),
      customSlug: profileSlugSchema,
      ...profileTextSchema.entries,
    }),
    output: v.object({ profileId: idSchema }),
  },
  /** Refreshes the public pages of a profile after its owner has edited it. */
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
   * Copies the working copy to the public page. Call again after each edit. With the editor's version (`updatedAt`,
   * milliseconds), a mismatch is refused with `release/changed`. Without it, the stored version is published.
   */
  publishRelease: {
    name: 'studio/publishRelease',
    input: v.object({ productId: idSchema, expectedUpdatedAt: v.optional(millisSchema) }),
    output: v.object({ publishedAt: v.number() }),
  },
  /** Returns a release to draft, or archives it. Idempotent. */
  withdrawRelease: {
    name: 'studio/withdrawRelease',
    input: v.object({ productId: idSchema, to: v.picklist(['draft', 'archived']) }),
    output: v.object({}),
  },
  /** Validates each clip, then publishes or updates an artist's medley. Errors name the track: `slots.2.clipId`. */
  publishMedley: {
    name: 'studio/publishMedley',
    input: medleyInputSchema,
    output: v.object({ publishedAt: v.number() }),
  },
  /** Withdraws an artist's medley and keeps it for its owner. Idempotent. */
  withdrawMedley: {
    name: 'studio/withdrawMedley',
    input: v.object({ artistId: idSchema }),
    output: v.object({}),
  },
  /**
   * Creates the public renditions of an upload: an artist's, or without an artist the caller's own. Idempotent; an
   * invalid picture stays refused.
   */
  processImage: {
    name: 'studio/processImage',
    input: v.object({ artistId: v.optional(idSchema), imageId: idSchema, kind: v.picklist(IMAGE_KINDS) }),
    output: v.object({ widths: v.array(v.picklist(IMAGE_WIDTHS)), colours: imageChoiceSchema.entries.colours }),
  },
  ...releaseCallables,
  ...pageVersionCallables,
  ...sendingCallables,
  ...importCallables,
  ...publicationCallables,
  ...publisherCallables,
  ...textCallables,
  ...numberCallables,
  ...plannerCallables,
  ...collectionCallables,
  ...linkCallables,
  ...labelCallables,
  ...profileCallables,
  ...memberCallables,
  ...agreementCallables,
  ...fanCallables,
  ...discoveryCallables,
  ...campaignCallables,
  ...audienceCallables,
  ...accountCallables,
  ...adminCallables,
} as const;

/** The key of a callable in {@link callables}. */
export type CallableKey = keyof typeof callables;
/** Input of a callable, before defaults are applied. */
export type CallableInput<K extends CallableKey> = v.InferInput<(typeof callables)[K]['input']>;
/** Output of a callable. */
export type CallableOutput<K extends CallableKey> = v.InferOutput<(typeof callables)[K]['output']>;
