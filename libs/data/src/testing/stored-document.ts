import { withTimestamps } from '@countin/domain/testing';
import { Timestamp } from 'firebase/firestore';

/** A parsed document as the server stores it: instants are timestamps. */
export function stored(document: object): Record<string, unknown> {
  return withTimestamps(document, (at) => Timestamp.fromMillis(at));
}
