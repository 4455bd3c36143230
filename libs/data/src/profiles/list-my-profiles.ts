import { IDS_A_QUERY, idPages, type DocumentAddress } from '@countin/domain/documents';
import type { Role } from '@countin/domain/permissions';
import type * as v from 'valibot';
import type { DataAccess } from '../ports/data-access.ts';
import { DOCUMENT_ID } from '../ports/document-store.ts';
import { readDocuments } from '../documents/read-documents.ts';

/** Maximum number of profiles per query, as in the security rules. */
const PROFILES_A_QUERY = 100;

/** A profile with the user's role in it. */
export type WithRole<T> = T & { readonly role: Role };

/** The user's roles in profiles of other owners, by profile id. */
export type HeldIn = Readonly<Record<string, Role>>;

interface Profile {
  readonly id: string;
  readonly createdBy: string;
  readonly createdAt: number;
}

/** Profiles that a user owns or is a member of, oldest first. Reads each profile once. Throws AppError. */
export async function listMyProfiles<T extends Profile>(
  access: DataAccess,
  collection: DocumentAddress<v.GenericSchema<unknown, T>>,
  uid: string,
  held: HeldIn | Promise<HeldIn>,
): Promise<WithRole<T>[]> {
  const readJoined = async (ids: readonly string[]) => {
    const read = (page: readonly string[]) =>
      readDocuments(access, collection, { filters: [[DOCUMENT_ID, 'in', page]], limit: IDS_A_QUERY });
    return (await Promise.all(idPages(ids).map(read))).flat();
  };
  const [roles, owned, joined] = await Promise.all([
    held,
    readDocuments(access, collection, { filters: [['createdBy', '==', uid]], limit: PROFILES_A_QUERY }),
    Promise.resolve(held).then((known) => readJoined(Object.keys(known))),
  ]);
  return [
    ...owned.map((profile) => ({ ...profile, role: 'owner' as const })),
    ...joined.flatMap((profile) => {
      const role = roles[profile.id];
      return role === undefined || profile.createdBy === uid ? [] : [{ ...profile, role }];
    }),
  ].sort((a, b) => a.createdAt - b.createdAt);
}
