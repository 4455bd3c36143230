/** Answer to a tap if no user is signed in on either site. */
export const SIGNED_OUT = 'signed-out';

/** Begin of the fragment in which the answer to a tap comes. Servers get no fragments. */
export const TAP_FRAGMENT = '#keep=';

/**
 * Address of the answer to a tap: the root of an artist's or label's address, which leads nowhere else. Browsers take
 * fragments along to where a path redirects to.
 */
export function tapAddress(origin: string, answer: string): string {
  return `${origin}/${TAP_FRAGMENT}${answer}`;
}
