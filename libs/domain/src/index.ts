export { LANGUAGES, DEFAULT_LANGUAGE, directionOf, languageSchema } from './locale/language.ts';
export type { Language } from './locale/language.ts';
export { CALLABLE_TIMEOUT_MS, FUNCTIONS_REGION, LIMITS, SYNC_FRAME_MS } from './fields/limits.ts';
export {
  colourSchema,
  idSchema,
  instantSchema,
  optionalText,
  requiredText,
  textSchema,
  uidSchema,
  webUrlSchema,
} from './fields/fields.ts';
export { paths, SIGNUPS_GROUP } from './documents/paths.ts';
export { AppError, ERROR_CODES, errorCodeOf, isErrorCode } from './errors/error-code.ts';
export type { ErrorCode } from './errors/error-code.ts';
export {
  firstInstant,
  lastInstant,
  releaseMomentSchema,
  resolveMoment,
  resolveWallClock,
} from './release/release-moment.ts';
export type { ReleaseMoment, ResolvedMoment } from './release/release-moment.ts';
export { isZone, zoneOffsetAt, zoneSchema } from './locale/zone.ts';
export { upcomingReleases } from './release/upcoming-releases.ts';
export type { UpcomingRelease } from './release/upcoming-releases.ts';
export { releaseStateAt, STATUSES } from './release/release-state.ts';
export type { ReleaseState, Status } from './release/release-state.ts';
export { coverDesignSchema } from './media/cover.ts';
export {
  IMAGE_FORMATS,
  IMAGE_KINDS,
  IMAGE_UPLOAD_TYPES,
  IMAGE_WIDTHS,
  imageChoiceSchema,
  imageObjectName,
  imageSchema,
  objectNames,
} from './media/image.ts';
export type {
  Image,
  ImageAddress,
  ImageChoice,
  ImageColours,
  ImageFormat,
  ImageKind,
  ImageWidth,
} from './media/image.ts';
export { productSlugSchema, profileSlugSchema } from './fields/slug-schema.ts';
export {
  artistProfileSchema,
  labelProfileSchema,
  productSlugClaimSchema,
  profileTextSchema,
  slugClaimSchema,
  SOCIALS,
} from './profile/profile.ts';
export { profileDesign } from './profile/profile-design.ts';
export type { ArtistProfile, LabelProfile, SlugClaim, Social } from './profile/profile.ts';
export { SUBSCRIPTIONS, subscriptionSchema, USER_TYPES, userSchema, userTypeSchema } from './account/user.ts';
export type { Subscription, User, UserType } from './account/user.ts';
export {
  beganBefore,
  sessionIdSchema,
  sessionRecordSchema,
  SITE_NAMES,
  siteNameSchema,
} from './account/session-record.ts';
export type { SessionRecord, SiteName } from './account/session-record.ts';
export {
  hasSearchWords,
  MOST_SEARCH_TOKENS,
  releaseSearchTokens,
  searchTokensSchema,
  searchWords,
} from './release/search-tokens.ts';
export type { SearchableRelease } from './release/search-tokens.ts';
export { directoryEntrySchema, nameMatches, nameStart, nameStarts } from './admin/directory-entry.ts';
export type { DirectoryEntry } from './admin/directory-entry.ts';
export { AUDIT_ACTIONS, auditEntrySchema } from './admin/audit-entry.ts';
export type { AuditEntry } from './admin/audit-entry.ts';
export { SERVICE_IDS } from './store-links/service-ids.ts';
export type { KnownServiceId, ServiceId } from './store-links/service-ids.ts';
export { recogniseLink, serviceAction, serviceName } from './store-links/store-service.ts';
export type { LinkDoubt, LinkFault, RecognisedLink } from './store-links/store-service.ts';
export { storeLinkSchema, storeLinksSchema } from './store-links/store-link.ts';
export type { StoreLink } from './store-links/store-link.ts';
export { COUNTRIES, countryOf, countrySchema } from './locale/country.ts';
export { guessCountry } from './locale/guess-country.ts';
export { linksIn, linkTo } from './store-links/territory.ts';
export {
  coverColours,
  listedProductSchema,
  missingForPublishing,
  PRODUCT_KINDS,
  releaseSummarySchema,
} from './release/listed-product.ts';
export type { ProductKind, ReleaseSummary } from './release/listed-product.ts';
export { musicProductSchema, productContentSchema } from './release/product.ts';
export type { MusicProduct, ProductContent } from './release/product.ts';
export { releasePageSchema } from './release/release-page.ts';
export type { ReleasePage } from './release/release-page.ts';
export { searchKey } from './fields/search-key.ts';
export { CLIP_TYPES, clipNames, clipTypeOf } from './media/clip.ts';
export type { ClipType } from './media/clip.ts';
export { clipPath, imagePath, parseClipPath, parseImagePath, personImagePath } from './urls/media-paths.ts';
export { trackSchema } from './release/track.ts';
export { newAndNext } from './release/new-and-next.ts';
export { medleyInputSchema, medleySchema, medleySlotInputSchema } from './medley/medley.ts';
export type { Medley, MedleyInput, MedleySlot } from './medley/medley.ts';
export {
  CONSENT_WORDING_VERSION,
  followInputSchema,
  SIGNUP_SCOPES,
  SIGNUP_STATES,
  signupInputSchema,
  signupSchema,
} from './fan/signup.ts';
export type { Signup, SignupInput, SignupScope } from './fan/signup.ts';
export {
  dayOf,
  medleyOfDay,
  nextDayAt,
  ROTATION_WINDOW,
  rotationStart,
  SHELF_STATES,
  shelfPositionOf,
  shelfStateSchema,
} from './shelf/shelf.ts';
export type { ShelfState } from './shelf/shelf.ts';
export { callableFaultSchema, callables } from './callables/callables.ts';
export type { CallableInput, CallableKey, CallableOutput } from './callables/callables.ts';
export { originsOf, publicConfigSchema, sitesSchema } from './deployment/deployment.ts';
export type { Origins, PublicConfig, Sites } from './deployment/deployment.ts';
export { PUBLIC_KINDS } from './pages/page-contract.ts';
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
} from './pages/page-contract.ts';
export {
  CARD_KINDS,
  CARD_SIZE,
  cardPath,
  parseCardPath,
  parseQrPath,
  QR_FORMATS,
  QR_KINDS,
  qrPath,
} from './urls/share-paths.ts';
export type { CardAddress, CardKind, QrAddress, QrFormat, QrKind } from './urls/share-paths.ts';
export { profileCardVersion, releaseCardVersion, SITE_CARD_VERSION } from './pages/card-version.ts';
export { belongsToLabel } from './release/label-link.ts';
export {
  parseReleasePath,
  parseReleaseReference,
  releaseCalendarPath,
  releaseIdPath,
  releasePath,
  releaseReference,
  releaseUrl,
} from './urls/release-paths.ts';
export type { ReleaseNames, ReleaseReference } from './urls/release-paths.ts';
export { artistAddresses, labelAddresses, releaseAddresses, releaseCardAddresses } from './pages/page-addresses.ts';
export { embedPath, parseEmbedPath, parsePublicAddress } from './urls/public-address.ts';
export type { Embedded, PublicAddress } from './urls/public-address.ts';
export { PURGE_CONTEXT, purgeRequestSchema } from './pages/purge-request.ts';
export type { PurgeRequest } from './pages/purge-request.ts';
export { EMBED_SIZES, embedCode } from './pages/embed-code.ts';
export { htmlText } from './pages/html-text.ts';
export { inlineSource } from './pages/inline-source.ts';
export { jsonForHtml } from './pages/json-for-html.ts';
