import { LIMITS } from '../fields/limits.ts';

/** Texts that describe a release. */
export const DESCRIPTIONS = ['pitch', 'press', 'short', 'long'] as const;

/** Social networks that a release has posts for. */
export const NETWORKS = ['instagram', 'tiktok', 'x', 'facebook', 'threads', 'bluesky', 'youtube', 'mastodon'] as const;
/** One of {@link NETWORKS}. */
export type Network = (typeof NETWORKS)[number];

/** All texts of a release in one language. */
export const TEXT_KINDS = [...DESCRIPTIONS, ...NETWORKS] as const;
/** One of {@link TEXT_KINDS}. */
export type TextKind = (typeof TEXT_KINDS)[number];

/** Texts that publishing copies to the release page. */
export const PUBLIC_KINDS = ['short', 'long'] as const satisfies readonly TextKind[];

/**
 * Counting of a text by a network:
 * - `utf16`: UTF-16 code units, as `String.length`
 * - `bytes`: bytes of UTF-8
 * - `graphemes`: characters as readers see them (UAX 29)
 * - `graphemes-links`: the same, each URL counting 23
 * - `emoji-bytes`: characters, each emoji counting its UTF-8 bytes
 * - `weighted`: X’s weights, with URLs counting 23 and characters outside a few ranges counting two
 */
export type CountingRule = 'utf16' | 'bytes' | 'graphemes' | 'graphemes-links' | 'emoji-bytes' | 'weighted';

/** Limit of a text, in units of its rule. */
export interface TextLimit {
  readonly rule: CountingRule;
  readonly limit: number;
  /** UTF-16 code units that are stored: posts that exceed a network’s limit are kept until they are shortened. */
  readonly stored: number;
}

const post = (rule: CountingRule, limit: number): TextLimit => ({ rule, limit, stored: LIMITS.post });
const description = (limit: number, stored = limit): TextLimit => ({ rule: 'utf16', limit, stored });

/**
 * Limit of each text. Sources:
 * - pitch: the pitch form of Spotify for Artists
 * - Instagram, Threads: https://developers.facebook.com/docs/instagram-platform/, https://developers.facebook.com/docs/threads/posts
 * - TikTok: https://developers.tiktok.com/doc/content-posting-api-reference-direct-post (“UTF-16 runes”)
 * - X: https://docs.x.com/fundamentals/counting-characters
 * - Bluesky: the lexicon `app.bsky.feed.post` (`maxGraphemes`)
 * - YouTube: https://developers.google.com/youtube/v3/docs/videos (`snippet.description`, bytes)
 * - Mastodon: https://docs.joinmastodon.org/user/posting/
 */
export const TEXT_LIMITS: Readonly<Record<TextKind, TextLimit>> = {
  pitch: description(500, LIMITS.pitch),
  press: description(LIMITS.pressText),
  short: description(LIMITS.shortDescription),
  long: description(LIMITS.description),
  instagram: post('utf16', 2200),
  tiktok: post('utf16', 2200),
  x: post('weighted', 280),
  facebook: { rule: 'utf16', limit: LIMITS.facebookPost, stored: LIMITS.facebookPost },
  threads: post('emoji-bytes', 500),
  bluesky: post('graphemes', 300),
  youtube: post('bytes', 5000),
  mastodon: post('graphemes-links', 500),
};

/** Whether a text is a post for a network. */
export function isNetwork(kind: TextKind): kind is Network {
  return (NETWORKS as readonly string[]).includes(kind);
}
