import { callOperation } from '../access/call-operation.ts';
import type { DataAccess } from '../access/data-access.ts';

/**
 * Says that an account has a new password or address, so that its sessions end at once and not with the server's next
 * look at the identity provider. Never throws: that look comes anyway.
 */
export async function noteNewCredentials(access: DataAccess, email: string): Promise<void> {
  try {
    await callOperation(access, 'noteNewCredentials', { email });
  } catch (error) {
    access.log('Error noting a new password or address', error);
  }
}
