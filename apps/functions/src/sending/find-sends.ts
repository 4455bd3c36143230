import { documents, readField, SIGNUPS_GROUP } from '@countin/domain/documents';
import { Timestamp, type Query, type QuerySnapshot } from '@google-cloud/firestore';
import type { Services } from '../platform/services.ts';

/** Fans of one artist who are due at one instant. */
export interface DueTogether {
  readonly artistId: string;
  /** Milliseconds since 1970. */
  readonly dueAt: number;
}

/** Sorts after every id of a document. */
const LAST_ID = '\uf8ff';

/**
 * Finds who is due, by artist and instant, the earliest first. One read for each of them, however many fans there are: the
 * query skips from one to the next.
 *
 * @param until latest instant, milliseconds since 1970
 */
export async function* findSends({ db }: Services, until: number): AsyncGenerator<DueTogether> {
  const due = db
    .collectionGroup(SIGNUPS_GROUP)
    .where('state', '==', 'confirmed')
    .where('dueAt', '<=', Timestamp.fromMillis(until))
    .orderBy('dueAt')
    .orderBy('__name__')
    .limit(1);
  let rest: Query | null = due;
  while (rest) {
    const found: QuerySnapshot = await rest.get();
    const [signup] = found.docs;
    const artistId = signup?.ref.parent.parent?.id;
    const dueAt = readField(documents.signup, signup, 'dueAt');
    if (!signup || artistId === undefined || typeof dueAt !== 'number') return;
    yield { artistId, dueAt };
    rest = due.startAfter(signup.get('dueAt'), signup.ref.parent.doc(LAST_ID));
  }
}
