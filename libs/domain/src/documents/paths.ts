/** Where each kind of document lives. The rules file, both SDKs and the seeds use the same paths. */
export const paths = {
  users: 'users',
  user: (uid: string) => `users/${uid}`,
  /** Where a person is signed in. Written by the server, read by its person. */
  sessions: (uid: string) => `users/${uid}/sessions`,
  session: (uid: string, sessionId: string) => `users/${uid}/sessions/${sessionId}`,
  /** What has become of the uploads of a person's own pictures. */
  personImages: (uid: string) => `users/${uid}/images`,
  personImage: (uid: string, imageId: string) => `users/${uid}/images/${imageId}`,
  /** Server only: what admins find people by. */
  userDirectory: 'userDirectory',
  directoryEntry: (uid: string) => `userDirectory/${uid}`,
  /** Server only, and never changed: who changed what about whom. */
  auditLog: 'auditLog',
  auditEntry: (entryId: string) => `auditLog/${entryId}`,
  /** Server only: a token that may be used once and was. */
  usedTokens: 'usedTokens',
  usedToken: (tokenId: string) => `usedTokens/${tokenId}`,
  /** Server only: accounts that are being deleted, until nothing of them can come back. */
  accountDeletions: 'accountDeletions',
  accountDeletion: (uid: string) => `accountDeletions/${uid}`,
  /** Server only: how many profiles an account has. */
  profileCount: (uid: string) => `profileCounts/${uid}`,
  artistProfiles: 'artistProfiles',
  artistProfile: (artistId: string) => `artistProfiles/${artistId}`,
  artistRenames: 'artistRenames',
  /** Server only: an artist with a new name, until it is on every page and in every search. */
  artistRename: (artistId: string) => `artistRenames/${artistId}`,
  labelProfiles: 'labelProfiles',
  labelProfile: (labelId: string) => `labelProfiles/${labelId}`,
  /** One document a claimed slug, whatever claimed it: the id is what must be unique. */
  slugs: 'slugs',
  slug: (slug: string) => `slugs/${slug}`,
  productSlugs: (artistId: string) => `artistProfiles/${artistId}/productSlugs`,
  productSlug: (artistId: string, slug: string) => `artistProfiles/${artistId}/productSlugs/${slug}`,
  image: (artistId: string, imageId: string) => `artistProfiles/${artistId}/images/${imageId}`,
  musicProducts: 'musicProducts',
  musicProduct: (productId: string) => `musicProducts/${productId}`,
  /** What fans see of a product: written by publishing alone, read by everyone. */
  releasePages: 'releasePages',
  releasePage: (productId: string) => `releasePages/${productId}`,
  medleys: 'medleys',
  /** What fans hear of an artist: written by publishing alone, read by everyone. */
  medley: (artistId: string) => `medleys/${artistId}`,
  /** One that was taken back, as it was: its owner's. */
  withdrawnMedley: (artistId: string) => `withdrawnMedleys/${artistId}`,
  /** Server only: whether the owner of public pages has verified an e-mail address. */
  ownerConfirmations: 'ownerConfirmations',
  ownerConfirmation: (uid: string) => `ownerConfirmations/${uid}`,
  /** Server only: profiles that an admin keeps off the shelves. */
  heldBackProfiles: 'heldBackProfiles',
  heldBackProfile: (profileId: string) => `heldBackProfiles/${profileId}`,
  signups: (artistId: string) => `artistProfiles/${artistId}/signups`,
  signup: (artistId: string, signupId: string) => `artistProfiles/${artistId}/signups/${signupId}`,
  signupAsks: 'signupAsks',
  /** Server only: one submission of the signup form, until its own link is opened. */
  signupAsk: (askId: string) => `signupAsks/${askId}`,
  signupTokens: 'signupTokens',
  /** Server only: finds a signup by the hash of the token in the fan's link. */
  signupToken: (tokenHash: string) => `signupTokens/${tokenHash}`,
  /** Server only: messages to send, one document each, sent once. */
  outbox: 'outbox',
  outboxMessage: (messageId: string) => `outbox/${messageId}`,
  purges: 'purges',
  /** Server only: pages that caches still have as they were. */
  purge: (purgeId: string) => `purges/${purgeId}`,
  momentMoves: 'momentMoves',
  /** Server only: a release whose moment has moved and whose signups are not all told yet. */
  momentMove: (productId: string) => `momentMoves/${productId}`,
  /** Server only: where the sweep of pictures goes on. */
  imageSweep: 'sweeps/images',
  /** Server only: where going through the identity provider's accounts goes on. */
  accountSweep: 'sweeps/accounts',
  /** Server only: how far releases have got the words that they are found by. */
  searchTokenSweep: 'sweeps/searchTokens',
  /** Server only: how often something was tried. */
  rateLimit: (key: string) => `rateLimits/${key}`,
} as const;

/** Collection ids for collection group queries. */
export const SIGNUPS_GROUP = 'signups';
