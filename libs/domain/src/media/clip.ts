/** Media types that a clip is uploaded and served as; `storage.rules` have the same. */
export const CLIP_TYPES = ['audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/webm', 'audio/wav'] as const;
/** One of {@link CLIP_TYPES}. */
export type ClipType = (typeof CLIP_TYPES)[number];

/** What browsers and systems call the same types. */
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

/** The type of a clip under whichever name it came; null for what is not taken. */
export function clipTypeOf(mediaType: string): ClipType | null {
  const plain = (mediaType.split(';')[0] ?? '').trim().toLowerCase();
  return CLIP_TYPES.find((type) => type === plain) ?? (Object.hasOwn(ALIASES, plain) ? (ALIASES[plain] ?? null) : null);
}

/** Where the files of clips are in Storage. */
export const clipNames = {
  /** What was uploaded: its owner's alone. */
  original: (artistId: string, clipId: string) => `artists/${artistId}/clips/${clipId}/original`,
  /** What everyone hears; written by publishing alone. */
  clip: (artistId: string, clipId: string) => `artists/${artistId}/clips/${clipId}/clip`,
} as const;
