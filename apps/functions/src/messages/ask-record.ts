import { documents, type SignupAsk } from '@countin/domain/documents';
import type { Signup } from '@countin/domain/fan';
import type { Firestore, Query } from '@google-cloud/firestore';

type Answer = 'name' | 'language' | 'zone' | 'service' | 'country' | 'consent';

/** Answers that confirming copies from the ask into the signup. Messages about the ask use them too. */
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

/** The signup as the link of a pending ask shows it: with that ask's answers, and unconfirmed. */
export function asAsked<S extends Signup>(signup: S, ask: SignupAsk): S {
  return { ...signup, ...answersOf(ask), state: 'asked' };
}

/** Every ask that waits for one signup. */
export function asksOf(db: Firestore, signupId: string): Query {
  return db.collection(documents.signupAsks().path).where('signupId', '==', signupId);
}
