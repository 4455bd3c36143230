import type { Origins } from '../deployment/deployment.ts';

/** URL of the screen with all public pages of a person. */
export function publisherUrl({ main }: Pick<Origins, 'main'>): string {
  return `${main}/publisher`;
}
