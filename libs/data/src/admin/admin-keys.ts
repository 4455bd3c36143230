/** Query keys of data for admins only. */
export const adminKeys = {
  admin: () => ['admin'] as const,
  adminSearches: () => ['admin', 'searches'] as const,
  adminSearch: (search: object) => ['admin', 'searches', search] as const,
  adminUser: (uid: string) => ['admin', 'users', uid] as const,
  adminProfiles: (uid: string) => ['admin', 'profiles', uid] as const,
  adminFanLists: () => ['admin', 'fan-lists'] as const,
  adminFanListsIn: (state: string) => ['admin', 'fan-lists', state] as const,
  adminAudits: () => ['admin', 'audits'] as const,
  adminAudit: (subject: string | null) => ['admin', 'audits', subject] as const,
} as const;
