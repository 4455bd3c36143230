import { documents, type SignupRequest } from '@countin/domain/documents';
import type { Signup } from '@countin/domain/fan';
import type { Firestore, Query } from '@google-cloud/firestore';

type Answer = 'name' | 'language' | 'zone' | 'service' | 'country' | 'consent';

/** Answers that confirming copies from the request into the signup. Messages about the request use them too. */
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

/** The signup as the link of a pending request shows it: with that request's answers, and unconfirmed. */
export function asRequested<S extends Signup>(signup: S, request: SignupRequest): S {
  return { ...signup, ...answersOf(request), state: 'unconfirmed' };
}

/** Every request that waits for one signup. */
export function requestsOf(db: Firestore, signupId: string): Query {
  return db.collection(documents.signupRequests().path).where('signupId', '==', signupId);
}
