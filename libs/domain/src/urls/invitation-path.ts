import type { Origins } from '../deployment/deployment.ts';
import { PUBLIC_PATHS } from './public-paths.ts';

/** URL of an invitation. The token is a credential, so it is in the fragment, which browsers send to no server. */
export function invitationUrl({ main }: Pick<Origins, 'main'>, token: string): string {
  return `${main}${PUBLIC_PATHS.invitation}#${token}`;
}
