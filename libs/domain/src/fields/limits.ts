/** All limits of the product. Forms, functions, rules tests and messages use these values. */
export const LIMITS = {
  displayName: 80,
  profileName: 80,
  bio: 4000,
  genres: 8,
  genre: 40,
  title: 200,
  description: 4000,
  /** Stored characters of a pitch. Its form takes 500; longer ones are kept until they are shortened. */
  pitch: 2000,
  pressText: 6000,
  shortDescription: 300,
  /** Stored characters of a post, above the limits of its network. */
  post: 10_000,
  /** Facebook’s limit, and the stored characters. */
  facebookPost: 63_206,
  tracks: 100,
  /** Version of a release or a track, such as `Live at the Harbour`. */
  version: 100,
  /** Artists of a release beside its own. Rules check each. */
  releaseArtists: 10,
  catalogueNumber: 40,
  /** Owner in a ℗ or © line. */
  rightsOwner: 120,
  /** Credits of one track. */
  trackCredits: 20,
  instrument: 40,
  /**
   * Bytes of a document for all tracks of a release, all words of a campaign, all links and all shows. The database
   * refuses documents above 1 MiB.
   */
  trackBytes: 500_000,
  campaignBytes: 600_000,
  linkBytes: 200_000,
  showBytes: 300_000,
  /** Longest track, milliseconds: a recorded concert or an audio play. */
  trackMs: 12 * 60 * 60 * 1000,
  storeLinks: 40,
  /** Countries of one store link: about as many as exist. */
  territories: 250,
  url: 2048,
  contact: 254,
  fanName: 80,
  /** Characters of a search that are compared. */
  searchText: 200,
  /** Characters of a search as it is sent. Those beyond `searchText` are left out. */
  typedSearch: 10_000,
  segmentName: 60,
  /** An artist's statement of where the consents of imported fans come from. */
  importSource: 500,
  /** Values of one condition of a segment. */
  segmentValues: 10,
  /** Saved segments of one artist. */
  segments: 50,
  imageAlt: 300,
  photoCredit: 120,
  /** Photos of one artist. */
  photos: 300,
  campaignSubject: 150,
  /** Blocks of a campaign's mail. */
  campaignBlocks: 20,
  /** Text of one block of a campaign. */
  campaignText: 4000,
  /** Characters of a campaign's text message: some nine segments outside the GSM alphabet. */
  campaignTextMessage: 600,
  /** Text of an artist's own button on a release page, and how many there may be. */
  buttonLabel: 40,
  pageButtons: 4,
  /** Characters of a page's description: search engines show about half. */
  pageDescription: 300,
  /** Size of an uploaded picture in bytes. */
  imageBytes: 20 * 1024 * 1024,
  /** Pixels of an uploaded picture: a small file can decode to a huge bitmap. Cameras of "50 megapixels" have up to 51.3 million. */
  imagePixels: 52_000_000,
  /** Pixels of an uploaded AVIF: decoding one needs twice the memory of others. */
  avifPixels: 26_000_000,
  /** Pixels of a picture's side, and how many times the other it may be: time of decoding grows with rows. */
  imageSide: 16_384,
  imageRatio: 20,
  /** Size of the file of an import in bytes. */
  importBytes: 1024 * 1024 * 1024,
  medleySlots: 4,
  clipShortestMs: 30_000,
  clipLongestMs: 90_000,
  /** Size of an uploaded clip in bytes: the longest clip as uncompressed CD audio. */
  clipBytes: 16 * 1024 * 1024,
  /** Characters of a zone name; the longest in the IANA list has 30. */
  zone: 64,
  /** Length of an admin's reason for a change. */
  reason: 300,
  /** Artists, sites and languages of a label's feed. Rules check each element of such lists. */
  feedArtists: 8,
  feedSites: 8,
  feedLanguages: 10,
  /** Entries of one page of a feed. */
  feedEntries: 50,
  /** Characters of a host name with its port. */
  siteHost: 253,
  /** Releases that a label pins to the top of its page. */
  pinnedReleases: 8,
  /** Own links of a label's page. */
  labelLinks: 8,
  /** Links and shows of an artist's page. */
  artistLinks: 50,
  shows: 100,
  /** Name of a show's venue. */
  venue: 120,
  /** A label's words about demos. */
  demoPolicy: 2000,
  /** Size of an uploaded logo in bytes. */
  logoBytes: 1024 * 1024,
  /** Artists of a label whose numbers are read at once. */
  artistsPerNumbers: 30,
  /** Days before or after a release on which a task of the planner may be due. */
  plannerDays: 730,
  /** Tasks of the planner that are read for one artist. */
  plannerTasks: 500,
  keptNote: 500,
  /** Folders of a collection, and the name of one. */
  folders: 100,
  folderName: 60,
  /** Characters of a user id. */
  uid: 128,
  /** Revoked sessions kept in a user document. */
  endedSessions: 200,
} as const;

/** Default timeout of a callable, milliseconds (section 7 of the specification). */
export const CALLABLE_TIMEOUT_MS = 70_000;
/** The region of every function. */
export const FUNCTIONS_REGION = 'us-central1';
/** Lifetime of the hidden sync frame, milliseconds. */
export const SYNC_FRAME_MS = 2000;
