/** Every limit of the product, in one place: forms, functions, rules tests and messages read them here. */
export const LIMITS = {
  displayName: 80,
  profileName: 80,
  bio: 4000,
  genres: 8,
  genre: 40,
  title: 200,
  description: 4000,
  tracks: 100,
  storeLinks: 40,
  /** Countries of one store link: as many as there are. */
  territories: 250,
  url: 2048,
  contact: 254,
  fanName: 80,
  imageAlt: 300,
  /** Bytes of an uploaded picture. */
  imageBytes: 20 * 1024 * 1024,
  /** Pixels of an uploaded picture: a small file can hold a huge one. */
  imagePixels: 50_000_000,
  medleySlots: 4,
  clipShortestMs: 30_000,
  clipLongestMs: 90_000,
  /** Bytes of an uploaded clip: the longest one, uncompressed as on a CD. */
  clipBytes: 16 * 1024 * 1024,
  /** Characters of a zone name; the longest in the IANA list has 30. */
  zone: 64,
  /** Why an admin changed something. */
  reason: 300,
  /** Artist profiles of one account: a manager's roster fits, a robot's harvest of names does not. */
  artistsPerAccount: 100,
  /** Label profiles of one account. */
  labelsPerAccount: 100,
  /** Ended sessions that a user document remembers. */
  endedSessions: 200,
} as const;

/** Default timeout of a callable, milliseconds (section 7 of the specification). */
export const CALLABLE_TIMEOUT_MS = 70_000;
/** The region of every function. */
export const FUNCTIONS_REGION = 'us-central1';
/** How long the hidden sync frame lives, milliseconds. */
export const SYNC_FRAME_MS = 2000;
