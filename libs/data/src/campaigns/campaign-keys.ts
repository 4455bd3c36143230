/** Query keys of campaigns. */
export const campaignKeys = {
  campaigns: (artistId: string) => ['artists', 'campaigns', artistId] as const,
  campaign: (artistId: string, campaignId: string) => ['artists', 'campaigns', artistId, campaignId] as const,
  textPrices: ['text-prices'] as const,
  campaignAudiences: (artistId: string) => ['campaign-audiences', artistId] as const,
  campaignAudience: (artistId: string, campaignId: string, audience: string) =>
    ['campaign-audiences', artistId, campaignId, audience] as const,
  campaignResults: (artistId: string, campaignId: string) => ['campaign-results', artistId, campaignId] as const,
  campaignRecipients: (artistId: string, campaignId: string, states: readonly string[]) =>
    ['campaign-results', artistId, campaignId, 'recipients', ...states] as const,
} as const;
