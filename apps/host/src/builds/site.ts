import type { HostMatch } from '@countin/slug';

/** The sites that have a build; also the names of their Nx projects and build folders. */
export const SITES = ['release-platform', 'fourtrack'] as const;
export type Site = (typeof SITES)[number];

/** Site that answers for a host. Mode one answers for artists' subdomains and for names that are none of ours. */
export function siteOf(match: Exclude<HostMatch, { kind: 'invalid' }>): Site {
  return match.kind === 'fourtrack' ? 'fourtrack' : 'release-platform';
}
