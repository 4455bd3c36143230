/** Query keys of campaigns. */
export const campaignKeys = {
  campaigns: (ownerId: string) => ['artists', 'campaigns', ownerId] as const,
  campaign: (ownerId: string, campaignId: string) => ['artists', 'campaigns', ownerId, campaignId] as const,
  textPrices: ['text-prices'] as const,
  campaignAudiences: (ownerId: string) => ['campaign-audiences', ownerId] as const,
  campaignAudience: (ownerId: string, campaignId: string, audience: string) =>
    ['campaign-audiences', ownerId, campaignId, audience] as const,
  campaignResults: (ownerId: string, campaignId: string) => ['campaign-results', ownerId, campaignId] as const,
  campaignRecipients: (ownerId: string, campaignId: string, states: readonly string[]) =>
    ['campaign-results', ownerId, campaignId, 'recipients', ...states] as const,
} as const;
