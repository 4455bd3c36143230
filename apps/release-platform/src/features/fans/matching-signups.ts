import type { Signup } from '@countin/domain/fan';
import { searchKey } from '@countin/domain/fields';

export type SignupFilter = Signup['state'] | 'all';

/** The fans that have every word of the search in their contact, name or release, and are in a state. */
export function matchingSignups(signups: readonly Signup[], text: string, state: SignupFilter): Signup[] {
  const words = searchKey(text).split(/\s+/).filter(Boolean);
  return signups.filter((signup) => {
    if (state !== 'all' && signup.state !== state) return false;
    const haystack = searchKey([signup.contact, signup.name, signup.productTitle].join(' '));
    return words.every((word) => haystack.includes(word));
  });
}
