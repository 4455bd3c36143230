/** Definitions of all documents. Names match `paths`: singular for a document, plural for a collection. */
export {
  accountDeletion,
  accountDeletions,
  auditEntry,
  auditLog,
  directoryEntry,
  session,
  sessions,
  usedToken,
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
export { image, personImage, personImages } from './media-documents.ts';
export { medley, medleys, withdrawnMedley } from './medley-documents.ts';
export { outbox, outboxMessage, purge, purges } from './message-documents.ts';
export {
  artistProfile,
  artistProfiles,
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
  musicProducts,
  productSlug,
  productSlugs,
  releasePage,
  releasePages,
} from './release-documents.ts';
