import { createHash } from 'node:crypto';

/** Id of the invitation that a token opens. The token itself is stored nowhere. */
export function invitationIdOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
