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
export {
  parseReleasePath,
  parseReleaseReference,
  releaseCalendarPath,
  releaseIdPath,
  releasePath,
  releaseReference,
} from './release-address.ts';
export type { ReleaseNames, ReleaseReference } from './release-address.ts';
export { clipPath, imagePath, parseClipPath, parseImagePath, personImagePath } from './media-paths.ts';
export { embedPath, parseEmbedPath, parsePublicAddress } from './public-address.ts';
export type { Embedded, PublicAddress } from './public-address.ts';
