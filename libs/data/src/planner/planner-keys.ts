/** Query keys of a plan beside its tasks. */
export const plannerKeys = {
  planMail: (artistId: string) => ['plan-mails', artistId] as const,
  planFeed: (artistId: string) => ['plan-feeds', artistId] as const,
} as const;
