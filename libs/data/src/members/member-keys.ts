/** Query keys of invitations. */
export const memberKeys = {
  invitations: () => ['invitations'] as const,
  invitation: (token: string) => ['invitations', token] as const,
} as const;
