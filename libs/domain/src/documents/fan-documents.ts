import * as v from 'valibot';
import { signupSchema } from '../fan/signup.ts';
import { idSchema, instantSchema } from '../fields/fields.ts';
import { defineDocument } from './document.ts';
import { paths } from './paths.ts';

export const signup = /* @__PURE__ */ defineDocument(signupSchema, paths.signup);
export const signups = /* @__PURE__ */ defineDocument(signupSchema, paths.signups);

const { artistId, name, language, zone, service, country, consent } = signupSchema.entries;

/** A signup with the fields that the server alone reads. */
const signupRecordSchema = v.object({
  ...signupSchema.entries,
  /** When the fan stopped, as part of the proof. */
  stoppedAt: v.optional(v.nullable(instantSchema), null),
  /** As in an ask. Signups from before asks were kept apart hold it themselves. */
  replaces: v.optional(v.nullable(idSchema), null),
  /** Confirmations sent so far, by mail or text, and when the last one was. */
  confirmMails: v.optional(v.object({ count: v.number(), lastAt: v.nullable(instantSchema) }), {
    count: 0,
    lastAt: null,
  }),
});
export type SignupRecord = v.InferOutput<typeof signupRecordSchema>;
export const signupRecord = /* @__PURE__ */ defineDocument(signupRecordSchema, paths.signup);

/**
 * `signupAsks/{askId}`: one submission of the signup form that waits for its own confirmation. Anybody can submit
 * anybody's address, so nothing of it reaches the signup until the link that this submission sent is opened. The id
 * is that of the confirmation message, whose links carry it.
 */
const signupAskSchema = v.object({
  id: idSchema,
  artistId,
  signupId: idSchema,
  name,
  language,
  zone,
  service,
  country,
  /** The proof: what was shown and agreed to in this submission. */
  consent,
  /** The same fan's signup under another address, which goes when this is confirmed. */
  replaces: v.nullable(idSchema),
  createdAt: instantSchema,
});
export type SignupAsk = v.InferOutput<typeof signupAskSchema>;
export const signupAsk = /* @__PURE__ */ defineDocument(signupAskSchema, paths.signupAsk);
export const signupAsks = /* @__PURE__ */ defineDocument(signupAskSchema, () => paths.signupAsks);

/** The hash of the token in a fan's link is the id. */
const signupTokenSchema = v.object({
  artistId: idSchema,
  signupId: idSchema,
  /** The ask that the link confirms; null where it confirms nothing. Links from before asks were kept apart lack it. */
  askId: v.optional(v.nullable(idSchema), null),
  createdAt: instantSchema,
});
export const signupToken = /* @__PURE__ */ defineDocument(signupTokenSchema, paths.signupToken);
export const signupTokens = /* @__PURE__ */ defineDocument(signupTokenSchema, () => paths.signupTokens);

const momentMoveSchema = v.object({
  artistId: idSchema,
  productId: idSchema,
  at: instantSchema,
  /** Cursor: the last signup or follow that has the new moment. */
  after: v.optional(v.nullable(v.string()), null),
});
export const momentMove = /* @__PURE__ */ defineDocument(momentMoveSchema, paths.momentMove);
export const momentMoves = /* @__PURE__ */ defineDocument(momentMoveSchema, () => paths.momentMoves);
