interface FansOfOwner {
  readonly ownerId: string;
  readonly conditions: object;
  readonly search: string;
}

/** Query keys of fans and segments. */
export const fanKeys = {
  fans: (ownerId: string) => ['fans', ownerId] as const,
  fanPages: ({ ownerId, conditions, search }: FansOfOwner) => ['fans', ownerId, 'pages', conditions, search] as const,
  failedFans: ({ ownerId, conditions, search }: FansOfOwner) =>
    ['fans', ownerId, 'failed', conditions, search] as const,
  firstFans: (ownerId: string) => ['fans', ownerId, 'first'] as const,
  allFans: (ownerId: string) => ['fans', ownerId, 'all'] as const,
  fanCounts: (ownerId: string) => ['fans', ownerId, 'count'] as const,
  fanCount: ({ ownerId, conditions, search }: FansOfOwner) => ['fans', ownerId, 'count', conditions, search] as const,
  fanLists: (ownerId: string) => ['fans', ownerId, 'lists'] as const,
  fanRecord: (ownerId: string, fanId: string, entries: number) => ['fans', ownerId, 'record', fanId, entries] as const,
  segments: (ownerId: string) => ['segments', ownerId] as const,
} as const;
