import * as v from 'valibot';
import { fanOwnerEntries, signupSchema } from '../fan/signup.ts';
import { idSchema, instantSchema, uidSchema } from '../fields/fields.ts';
import { defineDocument } from './document.ts';
import * as paths from './paths/document-paths.ts';

export const signup = /* @__PURE__ */ defineDocument(signupSchema, paths.signup);
export const signups = /* @__PURE__ */ defineDocument(signupSchema, paths.signups);
/** Signups of an artist or a label. */
export const ownedSignups = /* @__PURE__ */ defineDocument(signupSchema, paths.ownedSignups);

const { name, language, zone, service, country, consent } = signupSchema.entries;

/** Signup with its server-only fields. */
const signupRecordSchema = v.object({
  ...signupSchema.entries,
  /** Time of unsubscribing, as part of the consent proof. */
  stoppedAt: v.nullable(instantSchema),
  /** Number of confirmations sent by mail or SMS, and the time of the last one. */
  confirmMails: v.object({ count: v.number(), lastAt: v.nullable(instantSchema) }),
});
export type SignupRecord = v.InferOutput<typeof signupRecordSchema>;
export const signupRecord = /* @__PURE__ */ defineDocument(signupRecordSchema, paths.signup);
/** A signup with its server-only fields, of an artist or a label. */
export const ownedSignup = /* @__PURE__ */ defineDocument(signupRecordSchema, paths.ownedSignup);

/**
 * `signupRequests/{requestId}`: an unconfirmed submission of the signup form. Anyone can submit any address, so its data
 * reaches the signup only after confirmation. The id equals that of the confirmation message, whose links contain it.
 */
const signupRequestSchema = v.object({
  id: idSchema,
  ...fanOwnerEntries,
  signupId: idSchema,
  name,
  language,
  zone,
  service,
  country,
  /** Proof of consent in this submission. */
  consent,
  /** Proof of consent to everything by the artist, which the same link confirms; null without one. */
  follow: v.nullable(consent),
  /** Proof of consent to the news of a label, which the same link confirms; null without one. */
  label: v.nullable(v.object({ id: idSchema, consent })),
  /** A signup of the fan under the previous address: on confirmation, everything of that address moves to this one. */
  replaces: v.nullable(idSchema),
  /** User whose import asks; null where the fan has. */
  importedBy: v.nullable(uidSchema),
  createdAt: instantSchema,
});
export type SignupRequest = v.InferOutput<typeof signupRequestSchema>;
export const signupRequest = /* @__PURE__ */ defineDocument(signupRequestSchema, paths.signupRequest);
export const signupRequests = /* @__PURE__ */ defineDocument(signupRequestSchema, () => paths.signupRequests);

/** Document id: hash of the token in a fan's link. */
const signupTokenSchema = v.object({
  ...fanOwnerEntries,
  signupId: idSchema,
  /** Request that the link confirms; null if it confirms nothing. */
  requestId: v.nullable(idSchema),
  /** When the fan moved to another address, where the link came to the former one; it opens nothing any more. */
  movedAt: v.nullable(instantSchema),
  createdAt: instantSchema,
});
export const signupToken = /* @__PURE__ */ defineDocument(signupTokenSchema, paths.signupToken);
export const signupTokens = /* @__PURE__ */ defineDocument(signupTokenSchema, () => paths.signupTokens);

const momentMoveSchema = v.object({
  artistId: idSchema,
  productId: idSchema,
  at: instantSchema,
  /** Cursor: last signup or follow already updated to the new moment. */
  after: v.nullable(v.string()),
});
export const momentMove = /* @__PURE__ */ defineDocument(momentMoveSchema, paths.momentMove);
export const momentMoves = /* @__PURE__ */ defineDocument(momentMoveSchema, () => paths.momentMoves);
