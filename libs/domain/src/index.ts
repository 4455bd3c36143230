export { LANGUAGES, DEFAULT_LANGUAGE, directionOf, languageSchema } from './language.ts';
export type { Language } from './language.ts';
export { CALLABLE_TIMEOUT_MS, FUNCTIONS_REGION, LIMITS, SYNC_FRAME_MS } from './limits.ts';
export {
  colourSchema,
  idSchema,
  instantSchema,
  optionalText,
  requiredText,
  textSchema,
  uidSchema,
  webUrlSchema,
} from './fields.ts';
export { paths, SIGNUPS_GROUP } from './collections.ts';
export { AppError, ERROR_CODES, errorCodeOf, isErrorCode } from './error-code.ts';
export type { ErrorCode } from './error-code.ts';
export { firstInstant, lastInstant, releaseMomentSchema, resolveMoment, resolveWallClock } from './release-moment.ts';
export type { ReleaseMoment, ResolvedMoment } from './release-moment.ts';
export { isZone, zoneOffsetAt } from './zone.ts';
export { upcomingReleases } from './upcoming-releases.ts';
export type { UpcomingRelease } from './upcoming-releases.ts';
export { releaseStateAt, STATUSES } from './release-state.ts';
export type { ReleaseState, Status } from './release-state.ts';
export { coverDesignSchema } from './cover.ts';
export {
  IMAGE_FORMATS,
  IMAGE_KINDS,
  IMAGE_UPLOAD_TYPES,
  IMAGE_WIDTHS,
  imageChoiceSchema,
  imageObjectName,
  imagePath,
  imageSchema,
  objectNames,
  parseImagePath,
  personImagePath,
} from './image.ts';
export type { Image, ImageAddress, ImageChoice, ImageColours, ImageFormat, ImageKind, ImageWidth } from './image.ts';
export { productSlugSchema, profileSlugSchema } from './slug-schema.ts';
export {
  artistProfileSchema,
  labelProfileSchema,
  productSlugClaimSchema,
  profileTextSchema,
  slugClaimSchema,
  SOCIALS,
} from './profile.ts';
export { profileDesign } from './profile-design.ts';
export type { ArtistProfile, LabelProfile, SlugClaim, Social } from './profile.ts';
export { SUBSCRIPTIONS, subscriptionSchema, USER_TYPES, userSchema, userTypeSchema } from './user.ts';
export type { Subscription, User, UserType } from './user.ts';
export { beganBefore, sessionIdSchema, sessionRecordSchema, SITE_NAMES, siteNameSchema } from './session-record.ts';
export type { SessionRecord, SiteName } from './session-record.ts';
export { hasSearchWords, MOST_SEARCH_TOKENS, releaseSearchTokens, searchWords } from './search-tokens.ts';
export type { SearchableRelease } from './search-tokens.ts';
export { directoryEntrySchema, nameMatches, nameStart, nameStarts, searchKey } from './directory-entry.ts';
export type { DirectoryEntry } from './directory-entry.ts';
export { AUDIT_ACTIONS, auditEntrySchema } from './audit-entry.ts';
export type { AuditEntry } from './audit-entry.ts';
export { recogniseLink, serviceAction, SERVICE_IDS, serviceName } from './store-service.ts';
export type { KnownServiceId, LinkDoubt, LinkFault, RecognisedLink, ServiceId } from './store-service.ts';
export { storeLinkSchema, storeLinksSchema, trackSchema } from './store-link.ts';
export type { StoreLink } from './store-link.ts';
export { COUNTRIES, countryOf, countrySchema } from './country.ts';
export { guessCountry } from './guess-country.ts';
export { linksIn, linkTo } from './territory.ts';
export {
  coverColours,
  missingForPublishing,
  musicProductSchema,
  PRODUCT_KINDS,
  productContentSchema,
  releaseSummarySchema,
} from './product.ts';
export type { MusicProduct, ProductContent, ProductKind, ReleaseSummary } from './product.ts';
export { releasePageSchema } from './release-page.ts';
export type { ReleasePage } from './release-page.ts';
export {
  CLIP_TYPES,
  clipNames,
  clipPath,
  clipTypeOf,
  medleyInputSchema,
  medleySchema,
  medleySlotInputSchema,
  parseClipPath,
} from './medley.ts';
export type { ClipType, Medley, MedleyInput, MedleySlot } from './medley.ts';
export {
  CONSENT_WORDING_VERSION,
  followInputSchema,
  SIGNUP_SCOPES,
  SIGNUP_STATES,
  signupInputSchema,
  signupSchema,
} from './signup.ts';
export type { Signup, SignupInput, SignupScope } from './signup.ts';
export {
  dayOf,
  medleyOfDay,
  newAndNext,
  nextDayAt,
  ROTATION_WINDOW,
  rotationStart,
  SHELF_STATES,
  shelfPositionOf,
  shelfStateSchema,
} from './shelf.ts';
export type { ShelfState } from './shelf.ts';
export { callableFaultSchema, callables } from './callables.ts';
export type { CallableInput, CallableKey, CallableOutput } from './callables.ts';
export { originsOf, publicConfigSchema, sitesSchema } from './deployment.ts';
export type { PublicConfig, Sites } from './deployment.ts';
export { PUBLIC_KINDS } from './page-contract.ts';
export type {
  CallFunction,
  ListPlace,
  PageReader,
  PageRequest,
  PageResponse,
  PageServices,
  PublicKind,
  PublicPageEntry,
  RenderPage,
} from './page-contract.ts';
export {
  CARD_KINDS,
  CARD_SIZE,
  cardPath,
  parseCardPath,
  parseQrPath,
  QR_FORMATS,
  QR_KINDS,
  qrPath,
} from './share-paths.ts';
export type { CardAddress, CardKind, QrAddress, QrFormat, QrKind } from './share-paths.ts';
export { profileCardVersion, releaseCardVersion, SITE_CARD_VERSION } from './card-version.ts';
export { addressBlock } from './address-block.ts';
export { TokenBuckets } from './token-buckets.ts';
export type { BucketRule } from './token-buckets.ts';
export { belongsToLabel } from './label-link.ts';
export {
  parseReleasePath,
  parseReleaseReference,
  releaseCalendarPath,
  releaseIdPath,
  releasePath,
  releaseReference,
} from './release-address.ts';
export type { ReleaseNames, ReleaseReference } from './release-address.ts';
export { artistAddresses, labelAddresses, releaseAddresses, releaseCardAddresses } from './page-addresses.ts';
export { embedPath, parseEmbedPath, parsePublicAddress } from './public-address.ts';
export type { Embedded, PublicAddress } from './public-address.ts';
export { PURGE_CONTEXT, purgeOrderSchema } from './purge-order.ts';
export type { PurgeOrder } from './purge-order.ts';
export { EMBED_SIZES, embedCode } from './embed-code.ts';
export { htmlText } from './html-text.ts';
