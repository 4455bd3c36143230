import type { callables } from '@countin/domain/callables';
import { paths } from '@countin/domain/documents';
import { artistProfileSchema, labelProfileSchema } from '@countin/domain/profile';
import type { DocumentSnapshot } from '@google-cloud/firestore';
import * as v from 'valibot';
import type { Person } from '../platform/callable/guards.ts';
import type { Services } from '../platform/services.ts';
import { isDocumentId } from './directory.ts';

type Listed = v.InferOutput<typeof callables.listProfiles.output>['profiles'][number];

/** Profiles of one kind in one answer: more than anybody has to look after. */
const MOST = 50;

/** The artists and labels of a person, and which of them an admin holds back. */
export async function listProfiles(
  { db, log }: Services,
  _admin: Person,
  { uid }: { readonly uid: string },
): Promise<{ profiles: Listed[] }> {
  if (!isDocumentId(uid)) return { profiles: [] };
  const ownedIn = (collection: string) => db.collection(collection).where('createdBy', '==', uid).limit(MOST).get();
  const [artists, labels] = await Promise.all([ownedIn(paths.artistProfiles), ownedIn(paths.labelProfiles)]);
  const found = [
    ...artists.docs.map((document) => ({ kind: 'artist', document }) as const),
    ...labels.docs.map((document) => ({ kind: 'label', document }) as const),
  ];
  const held =
    found.length === 0
      ? []
      : await db.getAll(...found.map(({ document }) => db.doc(paths.heldBackProfile(document.id))));
  const profiles = found.flatMap(({ kind, document }, at) => {
    const parsed = v.safeParse(kind === 'artist' ? artistProfileSchema : labelProfileSchema, document.data());
    if (!parsed.success) {
      log(`${document.ref.path} cannot be read.`, new v.ValiError(parsed.issues));
      return [];
    }
    const { id, name, customSlug } = parsed.output;
    const state: DocumentSnapshot | undefined = held[at];
    return [{ kind, id, name, customSlug, heldBack: state?.exists === true }];
  });
  return { profiles };
}
