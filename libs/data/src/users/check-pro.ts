import { queryOptions } from '@tanstack/react-query';
import type { DataAccess } from '../ports/data-access.ts';
import { queryKeys } from '../query/query-keys.ts';
import { getUser } from './get-user.ts';

/** Whether a user has the pro subscription. A failed check is logged and returns false. */
export async function checkPro(access: DataAccess, uid: string): Promise<boolean> {
  try {
    return (await getUser(access, uid)).subscription === 'pro';
  } catch (error) {
    access.log('Error checking pro status', error);
    return false;
  }
}

/** Query for the navigation. */
export const proOptions = (access: DataAccess, uid: string) =>
  queryOptions({ queryKey: queryKeys.pro(uid), queryFn: () => checkPro(access, uid) });
