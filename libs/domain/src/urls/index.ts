export {
  parsePlanCalendarPath,
  parsePlanMailPath,
  planCalendarPath,
  planMailPath,
  plannerUrl,
  taskUrl,
} from './planner-paths.ts';
export { analysisUrl, parseSummaryMailPath, summaryMailPath } from './analysis-paths.ts';
export { KEEP_PARAMETER, keepUrl, keptCalendarPath, parseKeptCalendarPath } from './kept-paths.ts';
export { linksUrl } from './links-path.ts';
export { publisherUrl } from './publisher-path.ts';
export { agreementsUrl } from './agreements-path.ts';
export { CARD_SIZE, cardPath, parseCardPath } from './share-paths.ts';
export type { CardAddress, CardKind } from './share-paths.ts';
export { parseQrPath, QR_FORMATS, qrPath } from './qr-paths.ts';
export type { QrAddress, QrFormat, QrKind } from './qr-paths.ts';
export {
  parseReleasePath,
  parseReleaseReference,
  releaseCalendarPath,
  releaseIdPath,
  releasePath,
  releaseReference,
  releaseUrl,
} from './release-paths.ts';
export type { ReleaseNames } from './release-paths.ts';
export { invitationUrl } from './invitation-path.ts';
export {
  clipPath,
  imagePath,
  logoPath,
  parseClipPath,
  parseImagePath,
  parseLogoPath,
  pageTypefacePath,
  parsePageTypefacePath,
  parseTypefacePath,
  personImagePath,
  typefacePath,
} from './media-paths.ts';
export type { HostedTypeface } from './media-paths.ts';
export { embedPath, isEmbedPath, oembedPath, parseEmbedPath, parsePublicAddress } from './public-address.ts';
export type { Embedded, PublicAddress } from './public-address.ts';
export { buildPath, pathPrefix } from './path-pattern.ts';
export { PUBLIC_PATHS } from './public-paths.ts';
export { KEEP_PATH, SCRIPT_PATHS } from './script-paths.ts';
export {
  campaignLinkPath,
  mayHoldReceiptToken,
  parseCampaign,
  parseCampaignLinkPath,
  parseReceiptPath,
  receiptPath,
} from './receipt-path.ts';
export {
  artistFeedPath,
  artistPath,
  artistUrl,
  FEED_FORMATS,
  feedPath,
  labelFeedPath,
  medleySuccessPath,
  parseArtistFeedPath,
  parseArtistPath,
  parseFeedPath,
  subdomainUrl,
} from './profile-paths.ts';
export type { FeedFormat } from './profile-paths.ts';
export { parseSitemapPath, sitemapPath } from './sitemap-paths.ts';
