/** Which of the kept items. */
export interface KeptQuery {
  /** Empty for all kinds. */
  readonly kind: string;
  /** Id of a folder; null for all. */
  readonly folder: string | null;
  readonly search: string;
}

/** Query keys of what the user keeps. */
export const collectionKeys = {
  all: () => ['collection'] as const,
  // Apart from the others: tapping a card does not read all pages of cards again.
  allKnown: () => ['kept-keys'] as const,
  known: (keys: readonly string[]) => ['kept-keys', keys] as const,
  whole: () => ['collection', 'whole'] as const,
  lists: () => ['collection', 'kept'] as const,
  list: ({ kind, folder, search }: KeptQuery) => ['collection', 'kept', kind, folder, search] as const,
} as const;
