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
  return found && kind && language && isNameOf(kind, found.id) ? { kind, id: found.id, language } : null;
}

/** Whether a page of a kind can have the name. */
export function isNameOf(kind: CardKind, id: string): boolean {
  return kind === 'release' ? parseReleaseReference(id) !== null : v.is(idSchema, id);
}
