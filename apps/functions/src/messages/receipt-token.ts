import { createHash } from 'node:crypto';
import { documents } from '@countin/domain/documents';
import { storedFields } from '../platform/stored-fields.ts';
import type { Services } from '../platform/services.ts';

/** Where the signup behind a token is found. The token itself is stored nowhere. */
export function tokenPath(token: string): string {
  return documents.signupToken(createHash('sha256').update(token).digest('hex')).path;
}

/**
 * A new key to a fan's receipt, and the document that makes it valid.
 *
 * @param askId the ask that the key confirms, or null where it confirms nothing
 */
export function mintToken(
  { randomBytes, now }: Services,
  signup: { artistId: string; signupId: string },
  askId: string | null,
) {
  const token = Buffer.from(randomBytes(32)).toString('base64url');
  const { artistId, signupId } = signup;
  return {
    token,
    path: tokenPath(token),
    data: storedFields(documents.signupToken, { artistId, signupId, askId, createdAt: now() }),
  };
}
