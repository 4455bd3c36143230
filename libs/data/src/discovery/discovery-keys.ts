/** Query keys of what fans discover. */
export const discoveryKeys = {
  list: (wanted: object) => ['discovery', 'list', wanted] as const,
  genres: (shelf: string) => ['discovery', 'genres', shelf] as const,
  hidden: () => ['discovery', 'hidden'] as const,
  playedMedley: (artistId: string) => ['discovery', 'medley', artistId] as const,
} as const;
