import * as v from 'valibot';

/** Parts of a recording that generative AI can have made. */
export const AI_CONTRIBUTIONS = ['vocals', 'instruments', 'composition', 'post-production', 'lyrics'] as const;
/** One of {@link AI_CONTRIBUTIONS}. */
export type AiContribution = (typeof AI_CONTRIBUTIONS)[number];

/** How much of a recording or release generative AI has made (ERN 4.3.2, `ContainsAI`). */
export const AI_EXTENTS = ['all', 'partly', 'none'] as const;
/** One of {@link AI_EXTENTS}. */
export type AiExtent = (typeof AI_EXTENTS)[number];

/**
 * What is said of generative AI in a track or release. It says something: an extent, or parts alone. Where AI made
 * nothing, there are no parts.
 */
export const aiDisclosureSchema = v.pipe(
  v.object({
    /** Null: the parts are named, and not how much it is. */
    extent: v.nullable(v.picklist(AI_EXTENTS)),
    /** Parts that are named, each once; there may be none. */
    contributions: v.pipe(
      v.array(v.picklist(AI_CONTRIBUTIONS)),
      v.maxLength(AI_CONTRIBUTIONS.length, 'field/too-many'),
    ),
  }),
  v.check(({ extent, contributions }) => {
    const { length } = contributions;
    return new Set(contributions).size === length && (extent === null ? length > 0 : extent !== 'none' || length === 0);
  }, 'field/text'),
);
/** A disclosure, parsed by {@link aiDisclosureSchema}. */
export type AiDisclosure = v.InferOutput<typeof aiDisclosureSchema>;
