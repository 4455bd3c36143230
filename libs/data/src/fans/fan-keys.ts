interface WantedFans {
  readonly artistId: string;
  readonly conditions: object;
  readonly search: string;
}

/** Query keys of fans and segments. */
export const fanKeys = {
  fans: (artistId: string) => ['fans', artistId] as const,
  fanPages: ({ artistId, conditions, search }: WantedFans) => ['fans', artistId, 'pages', conditions, search] as const,
  failedFans: ({ artistId, conditions, search }: WantedFans) =>
    ['fans', artistId, 'failed', conditions, search] as const,
  firstFans: (artistId: string) => ['fans', artistId, 'first'] as const,
  allFans: (artistId: string) => ['fans', artistId, 'all'] as const,
  fanCounts: (artistId: string) => ['fans', artistId, 'count'] as const,
  fanCount: ({ artistId, conditions, search }: WantedFans) => ['fans', artistId, 'count', conditions, search] as const,
  fanLists: (artistId: string) => ['fans', artistId, 'lists'] as const,
  fanRecord: (artistId: string, fanId: string, entries: number) =>
    ['fans', artistId, 'record', fanId, entries] as const,
  segments: (artistId: string) => ['segments', artistId] as const,
} as const;
