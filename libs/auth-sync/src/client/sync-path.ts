/** Where one site hands a sign-in to the other, on both. */
export const SYNC_PATH = '/auth/sync';

const SEGMENTS = SYNC_PATH.split('/').filter(Boolean);

/**
 * Whether a path is {@link SYNC_PATH} in any spelling that a router takes for it: percent-encoded letters, capitals,
 * further slashes. A token in such an address is a token all the same.
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
