import type { Team } from '@countin/data/members';

/** Name of a member, or the address where the account has no name and the reader may see it. */
export function personName({ name, email }: Pick<Team['owner'], 'name' | 'email'>, unnamed: string): string {
  return name || email || unnamed;
}
