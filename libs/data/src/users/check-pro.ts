import { queryOptions } from '@tanstack/react-query';
import type { DataAccess } from '../access/data-access.ts';
import { queryKeys } from '../query/query-keys.ts';
import { getUser } from './get-user.ts';

/** Whether a person's subscription is pro. A failed check is logged and means not. */
export async function checkPro(access: DataAccess, uid: string): Promise<boolean> {
  try {
    return (await getUser(access, uid)).subscription === 'pro';
  } catch (error) {
    access.log('Error checking pro status', error);
    return false;
  }
}

/** For the navigation. */
export const proOptions = (access: DataAccess, uid: string) =>
  queryOptions({ queryKey: queryKeys.pro(uid), queryFn: () => checkPro(access, uid) });
