import type { Origins } from '../deployment/deployment.ts';
import type { ProfileKind } from '../permissions/role.ts';

/** URL of the screen where a profile's agreements are answered. */
export function agreementsUrl({ main }: Pick<Origins, 'main'>, kind: ProfileKind, profileId: string): string {
  return kind === 'artist' ? `${main}/artist/${profileId}/settings` : `${main}/label/${profileId}`;
}
