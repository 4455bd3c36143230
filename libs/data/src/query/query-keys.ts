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

  photos: (artistId: string) => ['artists', 'photos', artistId] as const,

  plans: () => ['plans'] as const,
  plan: (artistId: string) => ['plans', artistId] as const,

  // Apart from the artists: those are read again after a deletion, which these would be refused for.
  artistDefaults: (artistId: string) => ['profile-settings', artistId, 'defaults'] as const,

  team: (kind: string, profileId: string) => ['team', kind, profileId] as const,
  activity: (kind: string, profileId: string) => ['team', kind, profileId, 'activity'] as const,
  waiting: (uid: string) => ['invitations', 'waiting', uid] as const,
  waitingOffers: (uid: string) => ['agreements', 'waiting', uid] as const,

  labels: () => ['labels'] as const,
  myLabels: (uid: string) => ['labels', 'of', uid] as const,
  label: (labelId: string) => ['labels', 'one', labelId] as const,

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
  /** Public pages of the user. Below the releases: what reads those anew reads the pages anew too. */
  pages: () => ['releases', 'lists', 'pages'] as const,
  releasesOf: (uid: string, artistId: string | null) => ['releases', 'lists', uid, artistId] as const,
  releaseSearch: (uid: string, search: object) => ['releases', 'lists', uid, 'search', search] as const,
  foundReleases: (uid: string, text: string) => ['releases', 'lists', uid, 'found', text] as const,

  publicReleases: (owner: object) => ['releases', 'public', owner] as const,

  deadLinks: (uid: string) => ['link-checks', 'of', uid] as const,
  allLinkReports: () => ['link-reports'] as const,
  reportedLinks: (uid: string) => ['link-reports', 'of', uid] as const,

  medley: (artistId: string) => ['medleys', artistId] as const,

  signups: (artistId: string) => ['signups', artistId] as const,
  fanWeeks: (artistIds: readonly string[]) => ['signups', 'weeks', artistIds] as const,
  failedSending: (artistIds: readonly string[]) => ['signups', 'failed', artistIds] as const,
  foundFans: (artistIds: readonly string[], text: string) => ['signups', 'found', artistIds, text] as const,
  signupPages: (artistId: string) => ['signups', artistId, 'pages'] as const,
} as const;
