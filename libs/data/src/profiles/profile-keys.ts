/** Query keys of settings and lists that one profile alone has. */
export const profileKeys = {
  sendingSettings: (profileId: string) => ['profile-settings', profileId, 'sending'] as const,
  mailDomain: () => ['mail-domain'] as const,
  profileContent: (kind: string, profileId: string) => ['profile-content', kind, profileId] as const,
  labelsOfArtist: (artistId: string, owner: string) => ['labels', 'of-artist', artistId, owner] as const,
  labelReleases: (labelId: string, state: string) => ['releases', 'public', 'label', labelId, state] as const,
  labelDrafts: (labelId: string, artistIds: readonly string[]) =>
    ['releases', 'lists', 'label', labelId, artistIds] as const,
  labelNumbers: (labelId: string, artistIds: readonly string[]) => ['labels', 'numbers', labelId, artistIds] as const,
} as const;
