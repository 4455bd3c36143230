import type { UserSearch } from '@countin/data/admin';

/** Chosen filters of a search, without the typed text. */
export type PeopleFilter = Omit<UserSearch, 'text'>;

interface Choice {
  readonly id: 'requestedPro' | 'admin' | 'artist' | 'pro' | 'free' | 'suspended' | 'active';
  readonly field: keyof PeopleFilter;
  readonly value: string | boolean;
}

/** The chips, in the order in which they are needed. Those of one field exclude each other. */
export const FILTER_CHOICES: readonly Choice[] = [
  { id: 'requestedPro', field: 'requestedPro', value: true },
  { id: 'pro', field: 'subscription', value: 'pro' },
  { id: 'free', field: 'subscription', value: 'free' },
  { id: 'admin', field: 'userType', value: 'admin' },
  { id: 'artist', field: 'userType', value: 'artist' },
  { id: 'suspended', field: 'suspended', value: true },
  { id: 'active', field: 'suspended', value: false },
];

export function isChosen(filter: PeopleFilter, { field, value }: Choice): boolean {
  return filter[field] === value;
}

/** The filter after a chip was pressed. */
export function withChoice(filter: PeopleFilter, choice: Choice): PeopleFilter {
  const { [choice.field]: _before, ...rest } = filter;
  return isChosen(filter, choice) ? rest : { ...rest, [choice.field]: choice.value };
}
