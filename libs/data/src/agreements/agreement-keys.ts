/** Query keys of agreements. */
export const agreementKeys = {
  allAgreements: () => ['agreements'] as const,
  agreements: (kind: string, profileId: string) => ['agreements', kind, profileId] as const,
} as const;
