import { callOperation } from '../calls/call-operation.ts';
import type { DataAccess } from '../ports/data-access.ts';

/** Ends one of the signed-in user's sessions on both sites. Idempotent. Throws AppError. */
export async function endSession(access: DataAccess, sessionId: string): Promise<void> {
  await callOperation(access, 'endSession', { sessionId });
}
