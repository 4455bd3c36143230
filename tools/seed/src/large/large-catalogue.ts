import type { DiscoveryCard } from '@countin/domain/discovery';
import { SCRIPTS, type Script } from './vocabulary.ts';

/** Instant at which the large catalogue was made: it is the same in every run. */
export const LARGE_NOW = Date.parse('2026-11-20T12:00:00Z');

const DAY = 86_400_000;
const YEARS = 8;
const GENRES = ['pop', 'rock', 'jazz', 'folk', 'electronic', 'ambient', 'hip-hop-rap', 'classical', 'techno', 'latin'];
const KINDS = ['single', 'single', 'single', 'ep', 'album'] as const;
const TRACKS = { single: 1, ep: 4, album: 10 } as const;

/** Numbers from 0 to below 1, the same for the same seed: mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Random = () => number;

const pick = <T>(random: Random, items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;

/** Words of a script beside the common ones: about what 100,000 releases of one language have. */
const WORDS = 3000;

/** One of a script's words. Some are far more frequent than others, as in any language. */
function rareWord(random: Random, { language, syllables, length: [least, most] }: Script): string {
  const rank = Math.floor(random() ** 2 * WORDS);
  const spelling = randomFrom(rank * 31 + language.charCodeAt(0) * 7919 + language.charCodeAt(1));
  const count = least + Math.floor(spelling() * (most - least + 1));
  return Array.from({ length: count }, () => pick(spelling, syllables)).join('');
}

/** A title of one to four words, half of them common ones. */
function titleOf(random: Random, script: Script): string {
  const count = 1 + Math.floor(random() * 3);
  const words = Array.from({ length: count }, () =>
    random() < 0.5 ? pick(random, script.common) : rareWord(random, script),
  );
  return [...words, rareWord(random, script)].slice(0, Math.max(1, count)).join(script.space);
}

function artistName(random: Random, script: Script): string {
  const name = [rareWord(random, script), rareWord(random, script)].join(script.space);
  const capital = name.replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
  return script.language === 'en' && random() < 0.2 ? `The ${capital} & Sons` : capital;
}

/**
 * Cards of releases, ten of each artist, in ten scripts. Invented, and the same in every run: a larger catalogue begins with
 * the smaller one.
 */
export function* largeCatalogue(releases: number): Generator<DiscoveryCard> {
  for (let at = 0; at < releases; at += 1) yield largeRelease(at);
}

function largeRelease(at: number): DiscoveryCard {
  const artist = Math.floor(at / 10);
  const script = SCRIPTS[artist % SCRIPTS.length] as Script;
  const ofArtist = randomFrom(artist + 1);
  const name = artistName(ofArtist, script);
  const label = ofArtist() < 0.5 ? `${rareWord(ofArtist, script)} Records` : '';
  const genre = pick(ofArtist, GENRES);
  const random = randomFrom(1_000_000 + at);
  const productKind = pick(random, KINDS);
  const title = titleOf(random, script);
  const tracks = Array.from({ length: TRACKS[productKind] }, (_, track) =>
    track === 0 ? title : titleOf(random, script),
  );
  return {
    kind: 'release',
    id: `large-${at}`,
    artistId: `large-artist-${artist}`,
    artistName: name,
    artistSlug: `large-artist-${artist}`,
    title,
    version: '',
    productSlug: `release-${at}`,
    productKind,
    labelName: label,
    artists: [],
    tracks,
    genres: [genre],
    language: script.language,
    place: script.place,
    country: null,
    cover: { style: 'strata', colours: ['#0b3954', '#ff6b35', '#f7fff7'], seed: at % 99_999 },
    coverImage: null,
    releaseMoment: null,
    at: LARGE_NOW + Math.floor((random() * 1.02 - 1) * YEARS * 365) * DAY,
    playable: artist % 3 === 0,
  };
}
