import type { Availability, CoverSource } from '../../records/index.ts';

/** Sender or recipient of a message. */
export interface ErnParty {
  /** DDEX party id, with or without hyphens (`PA-DPIDA-2026010101-A`); empty if it has none. */
  readonly dpid: string;
  readonly name: string;
}

/** What a message has beside the release that it is about. */
export interface ErnEnvelope {
  /** Of this message alone. */
  readonly messageId: string;
  /** The same in all messages about the release: also its id, and the stem of its tracks' ids. */
  readonly threadId: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly sender: ErnParty;
  /** Null: nobody yet. The message names its sender, as the standard requires one. */
  readonly recipient: ErnParty | null;
  /** `test`: a message that the recipient checks and does not act upon. */
  readonly control: 'live' | 'test';
  /** A path from the message's own folder, or an address. Null if the release has no cover. */
  readonly cover: CoverSource | null;
  /** Where and when the release and its tracks may be offered. Empty: worldwide from the release moment. */
  readonly availability: readonly Availability[];
}

/**
 * What stores and distributors ask for, although a message without it is valid. Those of a track are followed by its
 * number from 1: `isrc/3`.
 */
export const ERN_MISSING = [
  'artist',
  'upc',
  'label',
  'genre',
  'p-line',
  'c-line',
  'cover',
  'tracks',
  /** No release moment, or no availability that can be written: the message has no deal, and takes the release down. */
  'deal',
  /** An availability without a start, with an end before it, or of an unknown track, date or territory. It is left out. */
  'availability',
  /** The release begins at another time than midnight in each zone. Deals have a day for that, and no time. */
  'local-time',
  /** The first release of the recordings is later than this one. */
  'original-date',
  'sender-id',
  'recipient-id',
  /** Some text had characters that XML cannot have. They are left out. */
  'characters',
  /** Of a track. */
  'isrc',
  'duration',
  /** Neither composer nor lyricist. */
  'writer',
  /**
   * Of a track: AI made all of it, and there are credits. The standard has no other contributors then. Without a
   * number, of the release: its parts can be said of tracks alone. What the standard does not have is left out.
   */
  'ai',
] as const;
/** One of {@link ERN_MISSING}. */
export type ErnMissing = (typeof ERN_MISSING)[number];

/** Collects what a message lacks, each once. */
export class MissingParts {
  readonly #codes = new Set<string>();

  /** @param track position of the track from 0 */
  add(code: ErnMissing, track?: number): void {
    this.#codes.add(track === undefined ? code : `${code}/${track + 1}`);
  }

  get codes(): readonly string[] {
    return [...this.#codes];
  }
}
