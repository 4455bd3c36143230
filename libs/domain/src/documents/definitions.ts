/** Definitions of all documents. Names match `paths`: singular for a document, plural for a collection. */
export {
  accountDeletion,
  accountDeletions,
  auditEntry,
  auditLog,
  directoryEntry,
  directoryRecord,
  profileCount,
  rateLimit,
  session,
  sessionRecord,
  sessions,
  usedToken,
  usedTokens,
  user,
  userDirectory,
  users,
} from './account-documents.ts';
export {
  momentMove,
  momentMoves,
  signup,
  signupAsk,
  signupAsks,
  signupRecord,
  signups,
  signupToken,
  signupTokens,
} from './fan-documents.ts';
export { image, imageRecord, images, personImage, personImageRecord, personImages } from './media-documents.ts';
export { medley, medleys, withdrawnMedley } from './medley-documents.ts';
export { outbox, outboxMessage, purge, purges } from './message-documents.ts';
export {
  artistProfile,
  artistProfiles,
  artistRecord,
  artistRename,
  artistRenames,
  heldBackProfile,
  heldBackProfiles,
  labelProfile,
  labelProfiles,
  ownerConfirmation,
  ownerConfirmations,
  slug,
  slugs,
} from './profile-documents.ts';
export {
  musicProduct,
  listedProducts,
  musicProducts,
  productRecord,
  productSlug,
  productSlugs,
  releasePage,
  releaseSummaries,
  releasePages,
} from './release-documents.ts';
export { accountSweep, imageSweep, searchTokenSweep } from './sweep-documents.ts';
