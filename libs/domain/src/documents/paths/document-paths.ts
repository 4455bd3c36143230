import type { CountedRecords } from '../../numbers/roll-ups.ts';
import type { Subject } from '../../numbers/subject.ts';
import type { ProfileKind } from '../../permissions/role.ts';

const subjectPath = (kind: Subject['kind'], id: string) =>
  kind === 'site' ? `siteNumbers/${id}` : profilePath(kind, id);
const profilePath = (kind: ProfileKind, profileId: string) => `${kind}Profiles/${profileId}`;

// One export each: bundlers leave out those that a page does not use.

export const users = 'users';
export const user = (uid: string) => `users/${uid}`;
/** Sessions of a user. Only the server writes them; only the user reads them. */
export const sessions = (uid: string) => `users/${uid}/sessions`;
export const session = (uid: string, sessionId: string) => `users/${uid}/sessions/${sessionId}`;
/** Processing states of uploads of a user's own pictures. */
export const personImages = (uid: string) => `users/${uid}/images`;
export const personImage = (uid: string, imageId: string) => `users/${uid}/images/${imageId}`;
/** Server only: what a user keeps on 4track. */
export const kept = (uid: string) => `users/${uid}/kept`;
export const keptItem = (uid: string, key: string) => `users/${uid}/kept/${key}`;
/** Server only: folders and visits of a user's collection. */
export const collectionState = (uid: string) => `collections/${uid}`;
/** Server only: views that a user has saved of lists. */
export const savedViews = (uid: string) => `savedViews/${uid}`;
export const collectionFeeds = 'collectionFeeds';
/** Server only: the address of a user's collection for calendar programs, by a keyed hash. */
export const collectionFeed = (feedId: string) => `collectionFeeds/${feedId}`;
/** Server only: the admins' search index of users. */
export const userDirectory = 'userDirectory';
export const directoryEntry = (uid: string) => `userDirectory/${uid}`;
/** Server only, append-only: audit log of admin actions. */
export const auditLog = 'auditLog';
export const auditEntry = (entryId: string) => `auditLog/${entryId}`;
/** Server only: used one-time tokens. */
export const usedTokens = 'usedTokens';
export const usedToken = (tokenId: string) => `usedTokens/${tokenId}`;
/** Server only: account deletions in progress, and markers that stop old sign-ins from writing. */
export const accountDeletions = 'accountDeletions';
export const accountDeletion = (uid: string) => `accountDeletions/${uid}`;
/** Server only: number of profiles of an account. */
export const profileCount = (uid: string) => `profileCounts/${uid}`;
export const artistProfiles = 'artistProfiles';
export const artistProfile = (artistId: string) => `artistProfiles/${artistId}`;
export const artistRenames = 'artistRenames';
/** Server only: a pending rename of an artist, until all pages and search indexes have the new name. */
export const artistRename = (artistId: string) => `artistRenames/${artistId}`;
/** Defaults of an artist's new releases. Members read them; the server writes them. */
export const artistDefaults = (artistId: string) => `artistProfiles/${artistId}/settings/defaults`;
export const sendingSettings = (kind: ProfileKind, ownerId: string) => `${profilePath(kind, ownerId)}/settings/sending`;
export const profileDeletions = 'profileDeletions';
/** Server only: a profile that was deleted and can be restored until its removal is due. */
export const profileDeletion = (profileId: string) => `profileDeletions/${profileId}`;
export const deletedReleases = 'deletedReleases';
/** Server only: a deleted release, until it is removed for good. */
export const deletedRelease = (productId: string) => `deletedReleases/${productId}`;
export const deletedProducts = 'deletedProducts';
/** Server only: the working copy of a deleted release. Its texts stay where they are. */
export const deletedProduct = (productId: string) => `deletedProducts/${productId}`;
export const deletedPages = 'deletedPages';
/** Server only: the public page of a deleted release. */
export const deletedPage = (productId: string) => `deletedPages/${productId}`;
export const hiddenPages = 'hiddenPages';
/** Server only: release page of a deleted artist, until it is restored or removed. */
export const hiddenPage = (productId: string) => `hiddenPages/${productId}`;
/** Server only: medley of a deleted artist, until it is restored or removed. */
export const hiddenMedley = (artistId: string) => `hiddenMedleys/${artistId}`;
export const labelProfiles = 'labelProfiles';
export const labelProfile = (labelId: string) => `labelProfiles/${labelId}`;
export const labelChanges = 'labelChanges';
/** Server only: a change of a label's branding or roster, until all pages of its artists and releases follow it. */
export const labelChange = (labelId: string) => `labelChanges/${labelId}`;
/** Members of an artist or a label, without the owner. Only the server writes them. */
export const members = (kind: ProfileKind, profileId: string) => `${profilePath(kind, profileId)}/members`;
export const member = (kind: ProfileKind, profileId: string, uid: string) =>
  `${profilePath(kind, profileId)}/members/${uid}`;
/** Activity log of an artist or a label. Append-only; only the server writes it. */
export const activities = (kind: ProfileKind, profileId: string) => `${profilePath(kind, profileId)}/activity`;
export const activity = (kind: ProfileKind, profileId: string, entryId: string) =>
  `${profilePath(kind, profileId)}/activity/${entryId}`;
export const invitations = 'invitations';
/** Server only: an invitation to a profile, by the hash of its token. */
export const invitation = (invitationId: string) => `invitations/${invitationId}`;
/** Server only: what an artist and a label have agreed on. Ids cannot contain a dot, so each pair has one path. */
export const agreements = 'agreements';
export const agreement = (labelId: string, artistId: string) => `agreements/${labelId}.${artistId}`;
export const ownershipOffers = 'ownershipOffers';
/** Server only: the ownership of a profile, offered to a member. */
export const ownershipOffer = (profileId: string) => `ownershipOffers/${profileId}`;
/** Claims of artist and label slugs. The slug is the document id, which makes it unique. */
export const slugs = 'slugs';
export const slug = (slug: string) => `slugs/${slug}`;
export const productSlugs = (artistId: string) => `artistProfiles/${artistId}/productSlugs`;
export const productSlug = (artistId: string, slug: string) => `artistProfiles/${artistId}/productSlugs/${slug}`;
export const images = (artistId: string) => `artistProfiles/${artistId}/images`;
export const image = (artistId: string, imageId: string) => `artistProfiles/${artistId}/images/${imageId}`;
/** Photos of an artist. Members write them. */
export const photos = (artistId: string) => `artistProfiles/${artistId}/photos`;
export const photo = (artistId: string, imageId: string) => `artistProfiles/${artistId}/photos/${imageId}`;
/** Tasks of an artist's release planner. Members write them. */
export const planFeeds = 'planFeeds';
/** Server only: the address of an artist's plan for the calendar program of a member, by a keyed hash. */
export const planFeed = (feedId: string) => `planFeeds/${feedId}`;
export const planMails = 'planMails';
/** Server only: that a member gets the due tasks of an artist's plan by mail each morning. */
export const planMail = (mailId: string) => `planMails/${mailId}`;
export const plannerTasks = (artistId: string) => `artistProfiles/${artistId}/tasks`;
export const plannerTask = (artistId: string, taskId: string) => `artistProfiles/${artistId}/tasks/${taskId}`;
export const musicProducts = 'musicProducts';
export const musicProduct = (productId: string) => `musicProducts/${productId}`;
/** Texts of a release by language. Members write them. */
export const releaseTexts = (productId: string) => `musicProducts/${productId}/texts`;
export const releaseText = (productId: string, language: string) => `musicProducts/${productId}/texts/${language}`;
/** Earlier versions of the texts of one language. */
export const textVersions = (productId: string, language: string) =>
  `musicProducts/${productId}/texts/${language}/versions`;
export const textVersion = (productId: string, language: string, slot: string) =>
  `musicProducts/${productId}/texts/${language}/versions/${slot}`;
/** Public copies of products: written by publishing only, publicly readable. */
export const releasePages = 'releasePages';
export const releasePage = (productId: string) => `releasePages/${productId}`;
/** Server only: what a public page showed from a time on. `page` is its kind and id: `release_x`. */
export const pageVersions = (page: string) => `pageVersions/${page}/versions`;
export const pageVersion = (page: string, versionId: string) => `pageVersions/${page}/versions/${versionId}`;
export const scheduledPublications = 'scheduledPublications';
/** Server only: when a release's working copy is published by itself, and what became of it. */
export const scheduledPublication = (productId: string) => `scheduledPublications/${productId}`;
export const linkChecks = 'linkChecks';
/** Results of the nightly check of a release's links. Members read it; the server writes it. */
export const linkCheck = (productId: string) => `linkChecks/${productId}`;
export const linkReports = 'linkReports';
/** Fans' reports about a release's links, and their previous addresses. Members read it; the server writes it. */
export const linkReport = (productId: string) => `linkReports/${productId}`;
export const medleys = 'medleys';
/** An artist's public medley: written by publishing only, publicly readable. */
export const medley = (artistId: string) => `medleys/${artistId}`;
/** Withdrawn medley, readable by its owner. */
export const withdrawnMedley = (artistId: string) => `withdrawnMedleys/${artistId}`;
/** Server only: whether the owner of public pages has verified an e-mail address. */
export const ownerConfirmations = 'ownerConfirmations';
export const ownerConfirmation = (uid: string) => `ownerConfirmations/${uid}`;
/** Server only: profiles that an admin holds back from shelves. */
export const heldBackProfiles = 'heldBackProfiles';
export const heldBackProfile = (profileId: string) => `heldBackProfiles/${profileId}`;
/** Numbers of an artist, a label or a site by day, in shards. Hosts write them; members read those of profiles. */
export const dayNumbers = (kind: Subject['kind'], id: string) => `${subjectPath(kind, id)}/dayNumbers`;
export const dayShard = (kind: Subject['kind'], id: string, day: string, shard: string) =>
  `${subjectPath(kind, id)}/dayNumbers/${day}.${shard}`;
/** Numbers by month: of the whole, and of one page. */
export const monthNumbers = (kind: Subject['kind'], id: string, month: string) =>
  `${subjectPath(kind, id)}/monthNumbers/${month}`;
export const allMonthNumbers = (kind: Subject['kind'], id: string) => `${subjectPath(kind, id)}/monthNumbers`;
export const pageMonth = (kind: Subject['kind'], id: string, month: string, page: string) =>
  `${subjectPath(kind, id)}/monthNumbers/${month}.${page}`;
export const numberShares = 'numberShares';
/** Server only: a link to an artist's numbers, by a keyed hash. */
export const numberShare = (shareId: string) => `numberShares/${shareId}`;
export const summaryMails = 'summaryMails';
/** Server only: the numbers of a profile by mail, for one member. */
export const summaryMail = (mailId: string) => `summaryMails/${mailId}`;
/** Numbers of the last half hour, in shards. */
export const liveNumbers = (kind: Subject['kind'], id: string) => `${subjectPath(kind, id)}/liveNumbers`;
export const liveShard = (kind: Subject['kind'], id: string, shard: string) =>
  `${subjectPath(kind, id)}/liveNumbers/${shard}`;
/** Server only: the salt of a day's visitors, until the day is over. */
export const visitorSalt = (day: string) => `visitorSalts/${day}`;
/** Server only: until when confirmations and messages are in the numbers. */
export const countedRecords = (records: CountedRecords) => `countedRecords/${records}`;
export const signups = (artistId: string) => `artistProfiles/${artistId}/signups`;
export const signup = (artistId: string, signupId: string) => `artistProfiles/${artistId}/signups/${signupId}`;
export const fans = (artistId: string) => `artistProfiles/${artistId}/fans`;
/** Fans and signups of an artist or a label, of whom only the server writes. */
export const ownedFans = (kind: ProfileKind, ownerId: string) => `${profilePath(kind, ownerId)}/fans`;
export const ownedFan = (kind: ProfileKind, ownerId: string, fanId: string) =>
  `${profilePath(kind, ownerId)}/fans/${fanId}`;
export const ownedSignups = (kind: ProfileKind, ownerId: string) => `${profilePath(kind, ownerId)}/signups`;
export const ownedSignup = (kind: ProfileKind, ownerId: string, signupId: string) =>
  `${profilePath(kind, ownerId)}/signups/${signupId}`;
export const segments = (kind: ProfileKind, ownerId: string) => `${profilePath(kind, ownerId)}/segments`;
export const segment = (kind: ProfileKind, ownerId: string, segmentId: string) =>
  `${profilePath(kind, ownerId)}/segments/${segmentId}`;
export const fan = (artistId: string, fanId: string) => `artistProfiles/${artistId}/fans/${fanId}`;
/** Campaigns of an artist or a label. Members read them; the server writes them. */
export const campaigns = (kind: ProfileKind, ownerId: string) => `${profilePath(kind, ownerId)}/campaigns`;
export const campaign = (kind: ProfileKind, ownerId: string, campaignId: string) =>
  `${profilePath(kind, ownerId)}/campaigns/${campaignId}`;
/** Rules for all campaigns of an artist or a label. The server writes them. */
export const campaignSettings = (kind: ProfileKind, ownerId: string) =>
  `${profilePath(kind, ownerId)}/settings/campaigns`;
export const campaignParts = 'campaignParts';
/** Server only: what a started campaign has yet to do. */
export const campaignPart = (partId: string) => `campaignParts/${partId}`;
export const consentHeads = 'consentHeads';
/** Server only: where the consent ledger of a fan ends. */
export const consentHead = (fanId: string) => `consentHeads/${fanId}`;
export const consentErasures = 'consentErasures';
/** Server only: that a fan was erased, without who. */
export const consentErasure = (id: string) => `consentErasures/${id}`;
export const signupRequests = 'signupRequests';
/** Server only: an unconfirmed submission of the signup form. */
export const signupRequest = (requestId: string) => `signupRequests/${requestId}`;
export const signupTokens = 'signupTokens';
/** Server only: signup by the hash of the token in the fan's link. */
export const signupToken = (tokenHash: string) => `signupTokens/${tokenHash}`;
/** Server only: outgoing messages, one document each. */
export const outbox = 'outbox';
export const outboxMessage = (messageId: string) => `outbox/${messageId}`;
/** Server only: fans whose consent is proven by an artist's word, and the review of it. */
export const fanLists = 'fanLists';
export const fanList = (listId: string) => `fanLists/${listId}`;
export const suppressions = 'suppressions';
/** Server only: an address or number that gets no messages, by a keyed hash. */
export const suppression = (suppressionId: string) => `suppressions/${suppressionId}`;
/** Server only: pace of mails to one receiving domain, by a keyed hash. */
export const domainRate = (domainId: string) => `domainRates/${domainId}`;
/** Server only: how many mail reports of a day (YYYY-MM-DD) became what. */
export const mailReportDay = (day: string) => `mailReportDays/${day}`;
/** Server only: a webhook's message that was received already. */
export const webhookEvent = (eventId: string) => `webhookEvents/${eventId}`;
/** Server only: which run works on a send. */
export const sendRun = (sendId: string) => `sendRuns/${sendId}`;
/** Server only: what a person has chosen for headings of imported files. */
export const chosenHeadings = (uid: string) => `importHeadings/${uid}`;
export const importRuns = 'importRuns';
/** Server only: an import of many releases from a file, its rows that somebody has touched, and what was done to each. */
export const importRun = (runId: string) => `importRuns/${runId}`;
export const importRows = (runId: string) => `importRuns/${runId}/rows`;
export const importRow = (runId: string, row: string) => `importRuns/${runId}/rows/${row}`;
export const importSteps = (runId: string) => `importRuns/${runId}/steps`;
/** `step` is the number of the work and the row: `1.42`. */
export const importStep = (runId: string, step: string) => `importRuns/${runId}/steps/${step}`;
export const undoChoices = (runId: string) => `importRuns/${runId}/choices`;
/** Which rows an undo takes back, by the number of its work. */
export const undoChoice = (runId: string, work: string) => `importRuns/${runId}/choices/${work}`;
export const purges = 'purges';
/** Server only: pages that caches may still hold in an outdated version. */
export const purge = (purgeId: string) => `purges/${purgeId}`;
export const momentMoves = 'momentMoves';
/** Server only: a rescheduled release whose signups are not all updated yet. */
export const momentMove = (productId: string) => `momentMoves/${productId}`;
export const discoveryEntries = 'discoveryEntries';
/** Server only: index entry of a release. */
export const discoveryEntry = (productId: string) => `discoveryEntries/${productId}`;
/** Server only: index entry of a medley. Ids have no dot, so it is not one of a release. */
export const medleyEntry = (artistId: string) => `discoveryEntries/medley.${artistId}`;
/** Server only: words that are meant by a misspelt one, by a key of the spelling. */
export const discoveryWords = (typoKey: string) => `discoveryWords/${typoKey}`;
/** Server only: number of entries of a shelf by genre. */
export const discoveryGenres = (shelf: string) => `discoveryGenres/${shelf}`;
export const discoveryChanges = 'discoveryChanges';
/** Server only: a change of a release or an artist that the discovery index does not have yet. */
export const discoveryChange = (subjectId: string) => `discoveryChanges/${subjectId}`;
/** Server only: cursor of the picture sweep. */
export const imageSweep = 'sweeps/images';
/** Server only: cursor of the sweep over the identity provider's accounts. */
export const accountSweep = 'sweeps/accounts';
/** Server only: requests that all instances together may send to a music catalogue. */
export const catalogueBudget = (catalogue: string) => `catalogueBudgets/${catalogue}`;
/** Server only: a catalogue's answer, kept as long as its terms allow. */
export const catalogueAnswer = (key: string) => `catalogueAnswers/${key}`;
/** Server only: how far the nightly check of a catalogue's links has come. */
export const linkRound = (catalogue: string) => `linkRounds/${catalogue}`;
/** Server only: counter of a rate limit. */
export const rateLimit = (key: string) => `rateLimits/${key}`;
