import { callOperation } from '../calls/call-operation.ts';
import type { DataAccess } from '../ports/data-access.ts';

/**
 * Reports a new password or address to the server, so that the account's sessions end at once. Never throws:
 * without the report, the sessions end at the server's next check of the identity provider.
 */
export async function noteNewCredentials(access: DataAccess, email: string): Promise<void> {
  try {
    await callOperation(access, 'noteNewCredentials', { email });
  } catch (error) {
    access.log('Error noting a new password or address', error);
  }
}
