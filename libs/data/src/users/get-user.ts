import { userSchema, type User } from '@countin/domain/account';
import { documents } from '@countin/domain/documents';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { DataAccess } from '../ports/data-access.ts';
import { readDocument } from '../documents/read-documents.ts';
import { queryKeys } from '../query/query-keys.ts';

/** Default user without a document: an artist, not an admin, not pro (section 4 of the specification). */
export function defaultUser(uid: string): User {
  return v.parse(userSchema, { uid, displayName: '' });
}

/** The signed-in user's document, or the default if it does not exist. Throws AppError. */
export async function getUser(access: DataAccess, uid: string): Promise<User> {
  return (await readDocument(access, documents.user(uid))) ?? defaultUser(uid);
}

export const userOptions = (access: DataAccess, uid: string) =>
  queryOptions({ queryKey: queryKeys.user(uid), queryFn: () => getUser(access, uid) });
