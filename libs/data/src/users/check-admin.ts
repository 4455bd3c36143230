import { documents } from '@countin/domain/documents';
import type { DataAccess } from '../ports/data-access.ts';
import { readDocuments } from '../documents/read-documents.ts';

/** Whether a user is an admin. A failed check is logged and returns false. */
export async function checkAdmin(access: DataAccess, uid: string): Promise<boolean> {
  try {
    const [user] = await readDocuments(access, documents.users(), { filters: [['uid', '==', uid]], limit: 1 });
    return user?.userType === 'admin';
  } catch (error) {
    access.log('Error checking admin status', error);
    return false;
  }
}
