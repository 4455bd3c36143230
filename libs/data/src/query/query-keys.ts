/**
 * Query keys, from general to specific, so that a prefix invalidates all keys below it. Keys that one folder alone uses are in
 * its `…-keys.ts`, so that the start script does not bring them. Create keys nowhere else.
 */
export const queryKeys = {
  /** Filters of lists by history entry, which are not read from a server. */
  allListFilters: () => ['list-filters'] as const,
  listFilters: (entry: string) => ['list-filters', entry] as const,

  users: () => ['users'] as const,
  user: (uid: string) => ['users', uid] as const,
  pro: (uid: string) => ['users', uid, 'pro'] as const,
  ownEmail: (uid: string) => ['users', uid, 'email'] as const,

  artists: () => ['artists'] as const,
  myArtists: (uid: string) => ['artists', 'of', uid] as const,
  ownedArtists: (uid: string) => ['artists', 'owned', uid] as const,
  artistOwner: (uid: string) => ['artists', 'owner', uid] as const,
  artist: (artistId: string) => ['artists', 'one', artistId] as const,
  artistPage: (artistId: string) => ['artists', 'one', artistId, 'page'] as const,
  roster: (artistIds: readonly string[]) => ['artists', 'roster', artistIds] as const,

  image: (artistId: string, imageId: string) => ['artists', 'images', artistId, imageId] as const,

  photos: (artistId: string) => ['artists', 'photos', artistId] as const,

  plans: () => ['plans'] as const,
  plan: (artistId: string) => ['plans', artistId] as const,
  planMail: (artistId: string) => ['plan-mails', artistId] as const,
  planFeed: (artistId: string) => ['plan-feeds', artistId] as const,

  // Apart from the artists: those are read again after a deletion, which these would be refused for.
  artistDefaults: (artistId: string) => ['profile-settings', artistId, 'defaults'] as const,
  sendingSettings: (profileId: string) => ['profile-settings', profileId, 'sending'] as const,
  mailDomain: () => ['mail-domain'] as const,
  profileContent: (kind: string, profileId: string) => ['profile-content', kind, profileId] as const,

  team: (kind: string, profileId: string) => ['team', kind, profileId] as const,
  activity: (kind: string, profileId: string) => ['team', kind, profileId, 'activity'] as const,
  invitations: () => ['invitations'] as const,
  waiting: (uid: string) => ['invitations', 'waiting', uid] as const,
  allAgreements: () => ['agreements'] as const,
  agreements: (kind: string, profileId: string) => ['agreements', kind, profileId] as const,
  waitingOffers: (uid: string) => ['agreements', 'waiting', uid] as const,
  invitation: (token: string) => ['invitations', token] as const,

  labels: () => ['labels'] as const,
  labelsOfArtist: (artistId: string, owner: string) => ['labels', 'of-artist', artistId, owner] as const,
  myLabels: (uid: string) => ['labels', 'of', uid] as const,
  label: (labelId: string) => ['labels', 'one', labelId] as const,
  labelReleases: (labelId: string, state: string) => ['releases', 'public', 'label', labelId, state] as const,
  labelDrafts: (labelId: string, artistIds: readonly string[]) =>
    ['releases', 'lists', 'label', labelId, artistIds] as const,
  labelNumbers: (labelId: string, artistIds: readonly string[]) => ['labels', 'numbers', labelId, artistIds] as const,

  labelFeed: (labelId: string, filter: object | null) => ['releases', 'public', 'feed', labelId, filter] as const,

  slugs: () => ['slugs'] as const,
  slug: (slug: string, ownProfileId: string | null) => ['slugs', slug, ownProfileId] as const,
  productSlugs: (artistId: string) => ['product-slugs', artistId] as const,
  productSlug: (artistId: string, slug: string, ownProductId: string | null) =>
    ['product-slugs', artistId, slug, ownProductId] as const,

  releases: () => ['releases'] as const,
  release: (productId: string) => ['releases', 'one', productId] as const,
  releaseTexts: (productId: string) => ['releases', 'one', productId, 'texts'] as const,
  textVersions: (productId: string, language: string) =>
    ['releases', 'one', productId, 'texts', language, 'versions'] as const,
  assistant: () => ['assistant'] as const,
  releaseLists: () => ['releases', 'lists'] as const,
  releasesOf: (uid: string, artistId: string | null) => ['releases', 'lists', uid, artistId] as const,
  releaseSearch: (uid: string, search: object) => ['releases', 'lists', uid, 'search', search] as const,
  foundReleases: (uid: string, text: string) => ['releases', 'lists', uid, 'found', text] as const,

  publicReleases: (owner: object) => ['releases', 'public', owner] as const,

  linkChecks: (productId: string) => ['link-checks', productId] as const,
  deadLinks: (uid: string) => ['link-checks', 'of', uid] as const,
  allLinkReports: () => ['link-reports'] as const,
  linkReports: (productId: string) => ['link-reports', productId] as const,
  reportedLinks: (uid: string) => ['link-reports', 'of', uid] as const,

  medley: (artistId: string) => ['medleys', artistId] as const,

  signups: (artistId: string) => ['signups', artistId] as const,
  fanWeeks: (artistIds: readonly string[]) => ['signups', 'weeks', artistIds] as const,
  failedSending: (artistIds: readonly string[]) => ['signups', 'failed', artistIds] as const,
  foundFans: (artistIds: readonly string[], text: string) => ['signups', 'found', artistIds, text] as const,
  signupPages: (artistId: string) => ['signups', artistId, 'pages'] as const,
} as const;
