import * as v from 'valibot';
import { idSchema, instantSchema, uidSchema } from '../fields/fields.ts';
import { PROFILE_KINDS, type ProfileKind } from '../permissions/role.ts';
import { grantsSchema } from './grants.ts';

/**
 * - `offered`: the other side has not answered yet.
 * - `in-force`: both sides have agreed; the artist is on the label's roster.
 * - `declined`, `withdrawn`: the offer was refused, or taken back.
 * - `ended`: it was in force, and one side has ended it.
 */
const AGREEMENT_STATES = ['offered', 'in-force', 'declined', 'withdrawn', 'ended'] as const;

/**
 * `agreements/{labelId}.{artistId}`: what an artist and a label have agreed on. There is one for each pair: a new offer
 * replaces a closed one. Only the server reads and writes it.
 */
export const agreementSchema = v.object({
  labelId: idSchema,
  artistId: idSchema,
  state: v.picklist(AGREEMENT_STATES),
  /** Grants of the label, or the offered ones. */
  grants: grantsSchema,
  /** Further grants that the label requests during an agreement in force; null without a request. */
  requested: v.nullable(grantsSchema),
  /** The side that has to answer an offer or a request; a declined offer keeps it. Null for other agreements. */
  waitsFor: v.nullable(v.picklist(PROFILE_KINDS)),
  offeredBy: uidSchema,
  offeredAt: instantSchema,
  /** Uid that accepted, for the side that did not offer; null until then. */
  agreedBy: v.nullable(uidSchema),
  agreedAt: v.nullable(instantSchema),
  /** Uid that declined, withdrew or ended it; null until then. */
  closedBy: v.nullable(uidSchema),
  closedAt: v.nullable(instantSchema),
});
/** An agreement, parsed by {@link agreementSchema}. */
export type Agreement = v.InferOutput<typeof agreementSchema>;

/** The field of an agreement that names its profile of a kind. */
export const idFieldOf = (kind: ProfileKind): 'artistId' | 'labelId' => (kind === 'label' ? 'labelId' : 'artistId');

/** How long after a refusal the other side can offer again, milliseconds. */
export const OFFER_AGAIN_MS = 7 * 86_400_000;
