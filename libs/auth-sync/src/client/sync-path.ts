/** Path of the cross-site sign-in, the same on both sites. */
export const SYNC_PATH = '/auth/sync';

const SEGMENTS = SYNC_PATH.split('/').filter(Boolean);

/**
 * Whether a router would match a path to {@link SYNC_PATH}: with percent-encoded letters, capitals or extra slashes.
 * Such an address can carry a token as well.
 */
export function isSyncPath(pathname: string): boolean {
  const segments = pathname
    .split('/')
    .filter(Boolean)
    .map((segment) => decoded(segment).toLowerCase());
  return segments.length === SEGMENTS.length && SEGMENTS.every((segment, index) => segments[index] === segment);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
