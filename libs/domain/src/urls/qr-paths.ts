import { buildPath, matchPath } from './path-pattern.ts';
import { PUBLIC_PATHS } from './public-paths.ts';
import { isNameOf } from './share-paths.ts';

/** Kinds of pages that have a QR code. */
export const QR_KINDS = ['release', 'artist', 'label'] as const;
/** One of {@link QR_KINDS}. */
export type QrKind = (typeof QR_KINDS)[number];
/** Formats of a QR code. */
export const QR_FORMATS = ['svg', 'png'] as const;
/** One of {@link QR_FORMATS}. */
export type QrFormat = (typeof QR_FORMATS)[number];

/** QR code image of a page's URL. */
export interface QrAddress {
  readonly kind: QrKind;
  /** Release reference, or slug of an artist or a label. */
  readonly id: string;
  readonly format: QrFormat;
}

/** Path of a QR code, on every host of the product. */
export function qrPath({ kind, id, format }: QrAddress): string {
  return buildPath(PUBLIC_PATHS.qrCode, { kind, id, format });
}

/** Parses the path of a QR code; null for any other path. */
export function parseQrPath(path: string): QrAddress | null {
  const found = matchPath(PUBLIC_PATHS.qrCode, path);
  const kind = QR_KINDS.find((each) => each === found?.kind);
  const format = QR_FORMATS.find((each) => each === found?.format);
  return found && kind && format && isNameOf(kind, found.id) ? { kind, id: found.id, format } : null;
}
