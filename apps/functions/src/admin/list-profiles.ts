import type { callables } from '@countin/domain/callables';
import { documents } from '@countin/domain/documents';
import type { DocumentSnapshot } from '@google-cloud/firestore';
import type * as v from 'valibot';
import type { Person } from '../platform/callable/guards.ts';
import { readOrLog } from '../platform/read-or-log.ts';
import type { Services } from '../platform/services.ts';
import { isDocumentId } from './directory.ts';

type Listed = v.InferOutput<typeof callables.listProfiles.output>['profiles'][number];

/** Profiles of one kind in one answer: more than one user has. */
const MOST = 50;

/** The artists and labels of a person, and which of them an admin holds back. */
export async function listProfiles(
  { db, log }: Services,
  _admin: Person,
  { uid }: { readonly uid: string },
): Promise<{ profiles: Listed[] }> {
  if (!isDocumentId(uid)) return { profiles: [] };
  const ownedIn = (collection: string) => db.collection(collection).where('createdBy', '==', uid).limit(MOST).get();
  const [artists, labels] = await Promise.all([
    ownedIn(documents.artistProfiles().path),
    ownedIn(documents.labelProfiles().path),
  ]);
  const found = [
    ...artists.docs.map((document) => ({ kind: 'artist', document }) as const),
    ...labels.docs.map((document) => ({ kind: 'label', document }) as const),
  ];
  const held =
    found.length === 0
      ? []
      : await db.getAll(...found.map(({ document }) => db.doc(documents.heldBackProfile(document.id).path)));
  const profiles = found.flatMap(({ kind, document }, at) => {
    const profile = readOrLog(documents.profile, document, log);
    if (!profile) return [];
    const { id, name, customSlug } = profile;
    const state: DocumentSnapshot | undefined = held[at];
    return [{ kind, id, name, customSlug, heldBack: state?.exists === true }];
  });
  return { profiles };
}
