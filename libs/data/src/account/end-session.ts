import { callOperation } from '../access/call-operation.ts';
import type { DataAccess } from '../access/data-access.ts';

/** Ends one of the signed-in person's own sessions, on both sites. Again is harmless. Throws AppError. */
export async function endSession(access: DataAccess, sessionId: string): Promise<void> {
  await callOperation(access, 'endSession', { sessionId });
}
