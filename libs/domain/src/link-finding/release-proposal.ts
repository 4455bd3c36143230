import * as v from 'valibot';
import { idSchema } from '../fields/fields.ts';
import { PRODUCT_KINDS } from '../release/listed-product.ts';
import { foundLinksSchema } from './found-links.ts';

/** A release as the services have it. Texts are as the services write them: nothing is shortened. */
const proposedReleaseSchema = v.object({
  title: v.string(),
  /** Such as `Deluxe Edition`, if a service separates it from the title; else empty. */
  version: v.string(),
  kind: v.picklist(PRODUCT_KINDS),
  /** All artists, main artist first. */
  artists: v.array(v.string()),
  /** Whether the profile's own artist is among them. If not, it may be somebody else's release. */
  namesArtist: v.boolean(),
  /** `2026`, `2026-11` or `2026-11-20`; null if unknown. */
  date: v.nullable(v.string()),
  label: v.nullable(v.string()),
  /** 12 to 14 digits; null if unknown. */
  upc: v.nullable(v.string()),
  /** Tracks that the draft would get; 0 if no service has named them. */
  trackCount: v.number(),
  /** The cover, small, as a data URL of a picture that needs no request; null if there is none. */
  coverPreview: v.nullable(v.string()),
});
/** A proposed release, parsed by {@link proposedReleaseSchema}. */
export type ProposedRelease = v.InferOutput<typeof proposedReleaseSchema>;

/** What a release could be started from. */
export const releaseProposalSchema = v.object({
  ...foundLinksSchema.entries,
  /** Null if no service surely has the release; `rows` says what each has answered. */
  release: v.nullable(proposedReleaseSchema),
  /** A release of this artist that has the same UPC, or else the same title; null if there is none. */
  existing: v.nullable(v.object({ productId: idSchema, title: v.string(), same: v.picklist(['upc', 'title']) })),
});
/** A proposal, parsed by {@link releaseProposalSchema}. */
export type ReleaseProposal = v.InferOutput<typeof releaseProposalSchema>;

/** What a draft lacks of what the services have. */
export const START_NOTES = [
  /** A text was above its limit and was cut. */
  'text-shortened',
  'tracks-left-out',
  'artists-left-out',
  /** The services do not name the day. */
  'date-left-out',
  /** A code, link or line that the editor would refuse. */
  'value-left-out',
] as const;
/** One of {@link START_NOTES}. */
export type StartNote = (typeof START_NOTES)[number];

/** A draft that was made of what the services have. */
export const startedReleaseSchema = v.object({
  productId: idSchema,
  /** `none`: no service has one. `late`: it comes by itself, or with the same call. `failed`: `code` says why. */
  cover: v.variant('state', [
    v.object({ state: v.literal('ready') }),
    v.object({ state: v.literal('none') }),
    v.object({ state: v.literal('late') }),
    v.object({ state: v.literal('failed'), code: v.string() }),
  ]),
  notes: v.array(v.picklist(START_NOTES)),
});
/** A started release, parsed by {@link startedReleaseSchema}. */
export type StartedRelease = v.InferOutput<typeof startedReleaseSchema>;
