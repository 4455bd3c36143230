import { idSchema, instantSchema, paths, signupSchema, type Signup } from '@countin/domain';
import type { Firestore, Query } from '@google-cloud/firestore';
import * as v from 'valibot';

const { artistId, name, language, zone, service, country, consent } = signupSchema.entries;

/**
 * `signupAsks/{askId}`: one submission of the signup form that waits for its own confirmation. Anybody can submit
 * anybody's address, so nothing of it reaches the signup until the link that this submission sent is opened. The id
 * is that of the confirmation message, whose links carry it.
 */
export const askSchema = v.object({
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
export type SignupAsk = v.InferOutput<typeof askSchema>;

type Answer = 'name' | 'language' | 'zone' | 'service' | 'country' | 'consent';

/** What confirming copies from the ask into the signup, and what a message about the ask is written with. */
export function answersOf<A extends Record<Answer, unknown>>({
  name,
  language,
  zone,
  service,
  country,
  consent,
}: A): Pick<A, Answer> {
  return { name, language, zone, service, country, consent };
}

/** The signup as the link of a pending ask shows it: with what that ask holds, and still to be confirmed. */
export function asAsked<S extends Signup>(signup: S, ask: SignupAsk): S {
  return { ...signup, ...answersOf(ask), state: 'asked' };
}

/** Every ask that waits for one signup. */
export function asksOf(db: Firestore, signupId: string): Query {
  return db.collection(paths.signupAsks).where('signupId', '==', signupId);
}
