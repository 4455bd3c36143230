import type { Subject } from '../analytics/subject.ts';
import type { ProfileKind } from '../permissions/role.ts';

const subjectPath = (kind: Subject['kind'], id: string) =>
  kind === 'site' ? `siteNumbers/${id}` : profilePath(kind, id);
const profilePath = (kind: ProfileKind, profileId: string) => `${kind}Profiles/${profileId}`;

/** Paths of all documents. The rules file, both SDKs and the seeds use the same paths. */
export const paths = {
  users: 'users',
  user: (uid: string) => `users/${uid}`,
  /** Sessions of a user. Only the server writes them; only the user reads them. */
  sessions: (uid: string) => `users/${uid}/sessions`,
  session: (uid: string, sessionId: string) => `users/${uid}/sessions/${sessionId}`,
  /** Processing states of uploads of a user's own pictures. */
  personImages: (uid: string) => `users/${uid}/images`,
  personImage: (uid: string, imageId: string) => `users/${uid}/images/${imageId}`,
  /** Server only: the admins' search index of users. */
  userDirectory: 'userDirectory',
  directoryEntry: (uid: string) => `userDirectory/${uid}`,
  /** Server only, append-only: audit log of admin actions. */
  auditLog: 'auditLog',
  auditEntry: (entryId: string) => `auditLog/${entryId}`,
  /** Server only: used one-time tokens. */
  usedTokens: 'usedTokens',
  usedToken: (tokenId: string) => `usedTokens/${tokenId}`,
  /** Server only: account deletions in progress, and markers that stop old sign-ins from writing. */
  accountDeletions: 'accountDeletions',
  accountDeletion: (uid: string) => `accountDeletions/${uid}`,
  /** Server only: number of profiles of an account. */
  profileCount: (uid: string) => `profileCounts/${uid}`,
  artistProfiles: 'artistProfiles',
  artistProfile: (artistId: string) => `artistProfiles/${artistId}`,
  artistRenames: 'artistRenames',
  /** Server only: a pending rename of an artist, until all pages and search indexes have the new name. */
  artistRename: (artistId: string) => `artistRenames/${artistId}`,
  /** Defaults of an artist's new releases. Members read them; the server writes them. */
  artistDefaults: (artistId: string) => `artistProfiles/${artistId}/settings/defaults`,
  sendingSettings: (artistId: string) => `artistProfiles/${artistId}/settings/sending`,
  profileDeletions: 'profileDeletions',
  /** Server only: a profile that was deleted and can be restored until its removal is due. */
  profileDeletion: (profileId: string) => `profileDeletions/${profileId}`,
  hiddenPages: 'hiddenPages',
  /** Server only: release page of a deleted artist, until it is restored or removed. */
  hiddenPage: (productId: string) => `hiddenPages/${productId}`,
  /** Server only: medley of a deleted artist, until it is restored or removed. */
  hiddenMedley: (artistId: string) => `hiddenMedleys/${artistId}`,
  labelProfiles: 'labelProfiles',
  labelProfile: (labelId: string) => `labelProfiles/${labelId}`,
  labelChanges: 'labelChanges',
  /** Server only: a change of a label's branding or roster, until all pages of its artists and releases follow it. */
  labelChange: (labelId: string) => `labelChanges/${labelId}`,
  /** Members of an artist or a label, without the owner. Only the server writes them. */
  members: (kind: ProfileKind, profileId: string) => `${profilePath(kind, profileId)}/members`,
  member: (kind: ProfileKind, profileId: string, uid: string) => `${profilePath(kind, profileId)}/members/${uid}`,
  /** Activity log of an artist or a label. Append-only; only the server writes it. */
  activities: (kind: ProfileKind, profileId: string) => `${profilePath(kind, profileId)}/activity`,
  activity: (kind: ProfileKind, profileId: string, entryId: string) =>
    `${profilePath(kind, profileId)}/activity/${entryId}`,
  invitations: 'invitations',
  /** Server only: an invitation to a profile, by the hash of its token. */
  invitation: (invitationId: string) => `invitations/${invitationId}`,
  /** Server only: what an artist and a label have agreed on. Ids cannot contain a dot, so each pair has one path. */
  agreements: 'agreements',
  agreement: (labelId: string, artistId: string) => `agreements/${labelId}.${artistId}`,
  ownershipOffers: 'ownershipOffers',
  /** Server only: the ownership of a profile, offered to a member. */
  ownershipOffer: (profileId: string) => `ownershipOffers/${profileId}`,
  /** Claims of artist and label slugs. The slug is the document id, which makes it unique. */
  slugs: 'slugs',
  slug: (slug: string) => `slugs/${slug}`,
  productSlugs: (artistId: string) => `artistProfiles/${artistId}/productSlugs`,
  productSlug: (artistId: string, slug: string) => `artistProfiles/${artistId}/productSlugs/${slug}`,
  images: (artistId: string) => `artistProfiles/${artistId}/images`,
  image: (artistId: string, imageId: string) => `artistProfiles/${artistId}/images/${imageId}`,
  /** Photos of an artist. Members write them. */
  photos: (artistId: string) => `artistProfiles/${artistId}/photos`,
  photo: (artistId: string, imageId: string) => `artistProfiles/${artistId}/photos/${imageId}`,
  /** Tasks of an artist's release planner. Members write them. */
  planFeeds: 'planFeeds',
  /** Server only: the address of an artist's plan for the calendar program of a member, by a keyed hash. */
  planFeed: (feedId: string) => `planFeeds/${feedId}`,
  planMails: 'planMails',
  /** Server only: that a member gets the due tasks of an artist's plan by mail each morning. */
  planMail: (mailId: string) => `planMails/${mailId}`,
  plannerTasks: (artistId: string) => `artistProfiles/${artistId}/tasks`,
  plannerTask: (artistId: string, taskId: string) => `artistProfiles/${artistId}/tasks/${taskId}`,
  musicProducts: 'musicProducts',
  musicProduct: (productId: string) => `musicProducts/${productId}`,
  /** Texts of a release by language. Members write them. */
  releaseTexts: (productId: string) => `musicProducts/${productId}/texts`,
  releaseText: (productId: string, language: string) => `musicProducts/${productId}/texts/${language}`,
  /** Earlier versions of the texts of one language. */
  textVersions: (productId: string, language: string) => `musicProducts/${productId}/texts/${language}/versions`,
  textVersion: (productId: string, language: string, slot: string) =>
    `musicProducts/${productId}/texts/${language}/versions/${slot}`,
  /** Public copies of products: written by publishing only, publicly readable. */
  releasePages: 'releasePages',
  releasePage: (productId: string) => `releasePages/${productId}`,
  linkChecks: 'linkChecks',
  /** What the nightly check has found out about a release's links. Members read it; the server writes it. */
  linkCheck: (productId: string) => `linkChecks/${productId}`,
  linkReports: 'linkReports',
  /** Fans' reports about a release's links, and their previous addresses. Members read it; the server writes it. */
  linkReport: (productId: string) => `linkReports/${productId}`,
  medleys: 'medleys',
  /** An artist's public medley: written by publishing only, publicly readable. */
  medley: (artistId: string) => `medleys/${artistId}`,
  /** Withdrawn medley, readable by its owner. */
  withdrawnMedley: (artistId: string) => `withdrawnMedleys/${artistId}`,
  /** Server only: whether the owner of public pages has verified an e-mail address. */
  ownerConfirmations: 'ownerConfirmations',
  ownerConfirmation: (uid: string) => `ownerConfirmations/${uid}`,
  /** Server only: profiles that an admin holds back from shelves. */
  heldBackProfiles: 'heldBackProfiles',
  heldBackProfile: (profileId: string) => `heldBackProfiles/${profileId}`,
  /** Numbers of an artist, a label or a site by day, in shards. Hosts write them; members read those of profiles. */
  dayNumbers: (kind: Subject['kind'], id: string) => `${subjectPath(kind, id)}/dayNumbers`,
  dayShard: (kind: Subject['kind'], id: string, day: string, shard: string) =>
    `${subjectPath(kind, id)}/dayNumbers/${day}.${shard}`,
  /** Numbers by month: of the whole, and of one page. */
  monthNumbers: (kind: Subject['kind'], id: string, month: string) => `${subjectPath(kind, id)}/monthNumbers/${month}`,
  allMonthNumbers: (kind: Subject['kind'], id: string) => `${subjectPath(kind, id)}/monthNumbers`,
  pageMonth: (kind: Subject['kind'], id: string, month: string, page: string) =>
    `${subjectPath(kind, id)}/monthNumbers/${month}.${page}`,
  /** Numbers of the last half hour, in shards. */
  liveNumbers: (kind: Subject['kind'], id: string) => `${subjectPath(kind, id)}/liveNumbers`,
  liveShard: (kind: Subject['kind'], id: string, shard: string) => `${subjectPath(kind, id)}/liveNumbers/${shard}`,
  visitorSalts: 'visitorSalts',
  /** Server only: the salt of a day's visitors, until the day is over. */
  visitorSalt: (day: string) => `visitorSalts/${day}`,
  signups: (artistId: string) => `artistProfiles/${artistId}/signups`,
  signup: (artistId: string, signupId: string) => `artistProfiles/${artistId}/signups/${signupId}`,
  fans: (artistId: string) => `artistProfiles/${artistId}/fans`,
  /** Fans and signups of an artist or a label, of whom only the server writes. */
  ownedFans: (kind: ProfileKind, ownerId: string) => `${profilePath(kind, ownerId)}/fans`,
  ownedFan: (kind: ProfileKind, ownerId: string, fanId: string) => `${profilePath(kind, ownerId)}/fans/${fanId}`,
  ownedSignups: (kind: ProfileKind, ownerId: string) => `${profilePath(kind, ownerId)}/signups`,
  ownedSignup: (kind: ProfileKind, ownerId: string, signupId: string) =>
    `${profilePath(kind, ownerId)}/signups/${signupId}`,
  segments: (artistId: string) => `artistProfiles/${artistId}/segments`,
  segment: (artistId: string, segmentId: string) => `artistProfiles/${artistId}/segments/${segmentId}`,
  fan: (artistId: string, fanId: string) => `artistProfiles/${artistId}/fans/${fanId}`,
  /** Campaigns of an artist. Members read them; the server writes them. */
  campaigns: (artistId: string) => `artistProfiles/${artistId}/campaigns`,
  campaign: (artistId: string, campaignId: string) => `artistProfiles/${artistId}/campaigns/${campaignId}`,
  /** An artist's rules for all campaigns. Members read them; the server writes them. */
  campaignSettings: (artistId: string) => `artistProfiles/${artistId}/settings/campaigns`,
  campaignParts: 'campaignParts',
  /** Server only: what a started campaign has yet to do. */
  campaignPart: (partId: string) => `campaignParts/${partId}`,
  consentHeads: 'consentHeads',
  /** Server only: where the consent ledger of a fan ends. */
  consentHead: (fanId: string) => `consentHeads/${fanId}`,
  consentErasures: 'consentErasures',
  /** Server only: that a fan was erased, without who. */
  consentErasure: (id: string) => `consentErasures/${id}`,
  signupAsks: 'signupAsks',
  /** Server only: an unconfirmed submission of the signup form. */
  signupAsk: (askId: string) => `signupAsks/${askId}`,
  signupTokens: 'signupTokens',
  /** Server only: signup by the hash of the token in the fan's link. */
  signupToken: (tokenHash: string) => `signupTokens/${tokenHash}`,
  /** Server only: outgoing messages, one document each. */
  outbox: 'outbox',
  outboxMessage: (messageId: string) => `outbox/${messageId}`,
  suppressions: 'suppressions',
  /** Server only: an address or number that gets no messages, by a keyed hash. */
  suppression: (suppressionId: string) => `suppressions/${suppressionId}`,
  /** Server only: pace of mails to one receiving domain, by a keyed hash. */
  domainRate: (domainId: string) => `domainRates/${domainId}`,
  /** Server only: a webhook's message that was received already. */
  webhookEvent: (eventId: string) => `webhookEvents/${eventId}`,
  /** Server only: which run works on a send. */
  sendRun: (sendId: string) => `sendRuns/${sendId}`,
  purges: 'purges',
  /** Server only: pages that caches may still hold in an outdated version. */
  purge: (purgeId: string) => `purges/${purgeId}`,
  momentMoves: 'momentMoves',
  /** Server only: a rescheduled release whose signups are not all updated yet. */
  momentMove: (productId: string) => `momentMoves/${productId}`,
  /** Server only: cursor of the picture sweep. */
  imageSweep: 'sweeps/images',
  /** Server only: cursor of the sweep over the identity provider's accounts. */
  accountSweep: 'sweeps/accounts',
  /** Server only: cursor of the sweep that adds search tokens to releases. */
  searchTokenSweep: 'sweeps/searchTokens',
  /** Server only: requests that all instances together may send to a music catalogue. */
  catalogueBudget: (catalogue: string) => `catalogueBudgets/${catalogue}`,
  /** Server only: a catalogue's answer, kept as long as its terms allow. */
  catalogueAnswer: (key: string) => `catalogueAnswers/${key}`,
  /** Server only: how far the nightly check of a catalogue's links has come. */
  linkRound: (catalogue: string) => `linkRounds/${catalogue}`,
  /** Server only: counter of a rate limit. */
  rateLimit: (key: string) => `rateLimits/${key}`,
} as const;

/** Collection ids for collection group queries. */
export const SIGNUPS_GROUP = 'signups';
/** Collection group of all artists' fans. */
export const FANS_GROUP = 'fans';
/** Collection group of the shards of all days. */
export const DAY_NUMBERS_GROUP = 'dayNumbers';
