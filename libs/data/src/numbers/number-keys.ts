/** Query keys of numbers. */
export const numberKeys = {
  rangeNumbers: (kind: string, id: string, range: object, page: string | null) =>
    ['numbers', kind, id, 'range', range, page] as const,
  labelAnalysis: (id: string, of: string | null, range: object) =>
    ['numbers', 'label', id, 'analysis', of, range] as const,
  rosterArtist: (id: string, artistId: string, range: object, page: string | null) =>
    ['numbers', 'label', id, 'artist', artistId, range, page] as const,
  numberShares: (artistId: string) => ['numbers', 'artist', artistId, 'shares'] as const,
  weekNumbers: (kind: string, id: string) => ['numbers', kind, id, 'week'] as const,
  summaryMail: (kind: string, id: string) => ['numbers', kind, id, 'summary-mail'] as const,
  sharedNumbers: (token: string) => ['numbers', 'shared', token] as const,
  sharedRange: (token: string, range: object, page: string | null) =>
    ['numbers', 'shared', token, 'range', range, page] as const,
  liveNumbers: (kind: string, id: string) => ['numbers', kind, id, 'live'] as const,
} as const;
