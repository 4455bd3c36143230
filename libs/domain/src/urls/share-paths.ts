import * as v from 'valibot';
import { idSchema } from '../fields/fields.ts';
import { buildPath, matchPath } from './path-pattern.ts';
import { PUBLIC_PATHS } from './public-paths.ts';
import { parseReleaseReference } from './release-paths.ts';
import { LANGUAGES, type Language } from '../locale/language.ts';

/** Kinds of share cards (Open Graph images): releases, artists, labels, and the sites themselves. */
export const CARD_KINDS = ['release', 'artist', 'label', 'site'] as const;
/** One of {@link CARD_KINDS}. */
export type CardKind = (typeof CARD_KINDS)[number];

/** Size of a card in pixels. Social networks show this size uncropped. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Share card (Open Graph image) of a page. */
export interface CardAddress {
  readonly kind: CardKind;
  /** Release reference, slug of an artist or a label, `countin` or `fourtrack`. */
  readonly id: string;
  readonly language: Language;
}

/**
 * Path of a card, on every host of the product.
 *
 * @param version cache-busting version that changes with the picture; see `cardVersion`
 */
export function cardPath({ kind, id, language }: CardAddress, version: string): string {
  return `${buildPath(PUBLIC_PATHS.card, { kind, id, language })}?v=${version}`;
}

/** Parses the path of a card, without its query; null for any other path. */
export function parseCardPath(path: string): CardAddress | null {
  const found = matchPath(PUBLIC_PATHS.card, path);
  const kind = CARD_KINDS.find((each) => each === found?.kind);
  const language = LANGUAGES.find((each) => each === found?.language);
  return found && kind && language && isName(kind, found.id) ? { kind, id: found.id, language } : null;
}

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
  return found && kind && format && isName(kind, found.id) ? { kind, id: found.id, format } : null;
}

function isName(kind: CardKind, id: string): boolean {
  return kind === 'release' ? parseReleaseReference(id) !== null : v.is(idSchema, id);
}
