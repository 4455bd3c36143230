import * as v from 'valibot';

/**
 * Genres of a release: the main categories of Apple Music, Spotify, Amazon Music and Deezer. A distributor's form has
 * the same words. Texts are in the namespace `genres`.
 */
export const GENRES = [
  'afrobeats',
  'alternative',
  'amapiano',
  'ambient',
  'anime',
  'arabic',
  'blues',
  'bollywood',
  'brazilian',
  'cantopop',
  'chanson',
  'childrens-music',
  'christian-gospel',
  'classical',
  'comedy',
  'country',
  'dance',
  'dancehall',
  'downtempo',
  'drum-bass',
  'electronic',
  'enka',
  'experimental',
  'flamenco',
  'folk',
  'funk',
  'hip-hop-rap',
  'holiday',
  'house',
  'indian-classical',
  'indie',
  'industrial',
  'instrumental',
  'j-pop',
  'jazz',
  'k-pop',
  'latin',
  'mandopop',
  'metal',
  'new-age',
  'opera',
  'pop',
  'punk',
  'r-b-soul',
  'reggae',
  'reggaeton',
  'rock',
  'salsa',
  'schlager',
  'singer-songwriter',
  'ska',
  'soundtrack',
  'spoken-word',
  'techno',
  'trance',
  'world',
] as const;
/** One of {@link GENRES}. */
export type Genre = (typeof GENRES)[number];

/** A genre of the list. */
export const genreSchema = v.picklist(GENRES);

/**
 * The listed genre that a text names, by its id or its English name. Null for a word that the list does not have.
 */
export function genreOf(text: string): Genre | null {
  const id = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return GENRES.find((genre) => genre === id) ?? null;
}
