/** Media types accepted for clips. `storage.rules` must list the same. */
export const CLIP_TYPES = ['audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/webm', 'audio/wav'] as const;
/** One of {@link CLIP_TYPES}. */
export type ClipType = (typeof CLIP_TYPES)[number];

/** Aliases of the media types in browsers and operating systems. */
const ALIASES: Readonly<Record<string, ClipType>> = {
  'audio/mp3': 'audio/mpeg',
  'audio/x-m4a': 'audio/mp4',
  'audio/m4a': 'audio/mp4',
  'audio/aac': 'audio/mp4',
  'application/ogg': 'audio/ogg',
  'video/ogg': 'audio/ogg',
  'video/mp4': 'audio/mp4',
  'video/webm': 'audio/webm',
  'audio/x-wav': 'audio/wav',
  'audio/wave': 'audio/wav',
  'audio/vnd.wave': 'audio/wav',
};

/** Normalises a media type or alias; null if it is not accepted. */
export function clipTypeOf(mediaType: string): ClipType | null {
  const plain = (mediaType.split(';')[0] ?? '').trim().toLowerCase();
  return CLIP_TYPES.find((type) => type === plain) ?? (Object.hasOwn(ALIASES, plain) ? (ALIASES[plain] ?? null) : null);
}

/** Storage paths of clips. */
export const clipNames = {
  /** Uploaded file, readable by its owner only. */
  original: (artistId: string, clipId: string) => `artists/${artistId}/clips/${clipId}/original`,
  /** Public file; only publishing writes it. */
  clip: (artistId: string, clipId: string) => `artists/${artistId}/clips/${clipId}/clip`,
} as const;
