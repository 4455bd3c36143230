/** Definitions of all documents. Names match `paths`: singular for a document, plural for a collection. */
export { session, sessions, usedToken, usedTokens, user, users } from './account-documents.ts';
export {
  accountDeletion,
  accountDeletions,
  auditEntry,
  auditLog,
  directoryEntry,
  userDirectory,
} from './admin-documents.ts';
export { collectionFeed, collectionFeeds, collectionState, kept, keptItem, savedViews } from './server-records.ts';
export {
  momentMove,
  momentMoves,
  ownedSignup,
  ownedSignups,
  signup,
  signupRecord,
  signupRequest,
  signupRequests,
  signups,
  signupToken,
  signupTokens,
} from './signup-documents.ts';
export { campaign, campaignPart, campaignParts, campaigns, campaignSettings } from './campaign-documents.ts';
export {
  consentErasure,
  consentErasures,
  consentHead,
  consentHeads,
  fan,
  fanList,
  fanLists,
  fans,
  ownedFan,
  ownedFans,
  segment,
  segments,
} from './fan-documents.ts';
export {
  discoveryCards,
  discoveryChange,
  discoveryChanges,
  discoveryEntries,
  discoveryEntry,
  discoveryGenres,
  discoveryWords,
  medleyEntry,
} from './discovery-documents.ts';
export {
  importRow,
  importRows,
  importRun,
  importRuns,
  importStep,
  importSteps,
  undoChoice,
  undoChoices,
  chosenHeadings,
} from './import-documents.ts';
export {
  catalogueAnswer,
  catalogueBudget,
  linkCheck,
  linkChecks,
  linkReport,
  linkReports,
  linkRound,
} from './link-documents.ts';
export { image, images, personImage, personImages, photo, photos } from './media-documents.ts';
export { hiddenMedley, medley, medleys, withdrawnMedley } from './medley-documents.ts';
export {
  activities,
  activity,
  agreement,
  agreements,
  invitation,
  invitations,
  member,
  members,
  ownershipOffer,
  ownershipOffers,
} from './member-documents.ts';
export {
  domainRate,
  outbox,
  outboxMessage,
  purge,
  purges,
  sendRun,
  suppression,
  suppressions,
  mailReportDay,
  webhookEvent,
} from './message-documents.ts';
export {
  artistDefaults,
  sendingSettings,
  artistProfile,
  artistProfiles,
  artistRename,
  artistRenames,
  heldBackProfile,
  heldBackProfiles,
  labelChange,
  labelChanges,
  ownerConfirmation,
  ownerConfirmations,
  profile,
  profileDeletion,
  profileDeletions,
  slug,
  slugs,
} from './profile-documents.ts';
export {
  deletedPage,
  deletedPages,
  deletedProduct,
  deletedProducts,
  deletedRelease,
  deletedReleases,
} from './server-records.ts';
export {
  hiddenPage,
  hiddenPages,
  musicProduct,
  musicProducts,
  productSlug,
  productSlugs,
  releasePage,
  releasePages,
  releaseText,
  releaseTexts,
  textVersion,
  textVersions,
} from './release-documents.ts';
export {
  accountSweep,
  imageSweep,
  listedVersion,
  pageVersion,
  pageVersions,
  scheduledPublication,
  scheduledPublications,
} from './server-records.ts';
export {
  artistRecord,
  directoryRecord,
  imageRecord,
  labelRecord,
  profileRecord,
  personImageRecord,
  productRecord,
  profileCount,
  rateLimit,
  sessionRecord,
} from './server-records.ts';
export { artistPage, planFeed, planFeeds, planMail, planMails, plannerTask, plannerTasks } from './artist-documents.ts';
export { labelProfile, labelProfiles } from './label-documents.ts';
export { listedArtists, listedLabels } from './listed-profiles.ts';
export { listedProducts, releaseSummaries } from './listed-releases.ts';
export {
  allMonthNumbers,
  countedRecords,
  dayNumbers,
  dayShard,
  liveNumbers,
  liveShard,
  monthNumbers,
  numberShare,
  numberShares,
  pageMonth,
  summaryMail,
  summaryMails,
  visitorSalt,
} from './number-documents.ts';
