import { createHash } from 'node:crypto';
import { paths } from '@countin/domain';
import { Timestamp } from '@google-cloud/firestore';
import type { Services } from '../platform/services.ts';

/** Where the signup behind a token is found. The token itself is stored nowhere. */
export function tokenPath(token: string): string {
  return paths.signupToken(createHash('sha256').update(token).digest('hex'));
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
  return { token, path: tokenPath(token), data: { artistId, signupId, askId, createdAt: Timestamp.fromMillis(now()) } };
}
