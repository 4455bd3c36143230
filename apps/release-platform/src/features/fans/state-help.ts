import type { Signup } from '@countin/domain/fan';

/** Key of the text that says what a signup's state means for its fan; a follow goes on after each message. */
export function stateHelp({
  scope,
  state,
}: Pick<Signup, 'scope' | 'state'>): 'followHelp' | `stateHelp.${Signup['state']}` {
  return scope === 'artist' && state === 'confirmed' ? 'followHelp' : `stateHelp.${state}`;
}
