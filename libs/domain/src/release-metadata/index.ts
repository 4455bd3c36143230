// An entry of its own: these schemas would grow every start script that lists releases.
export { AI_CONTRIBUTIONS, AI_EXTENTS, aiDisclosureSchema } from '../release/ai-disclosure.ts';
export { ARTIST_ROLES, releaseArtistSchema, rightsLineSchema } from '../release/release-metadata.ts';
export { clockDuration, isoDuration } from '../release/duration.ts';
export { CREDIT_ROLES, creditSchema, trackSchema } from '../release/track.ts';
export { GENRES, genreOf, genreSchema } from '../release/genre.ts';
export { kindByCount } from '../release/kind-by-count.ts';
export { readRightsLine } from '../release/read-rights-line.ts';
export { upcSchema } from '../release/release-codes.ts';
export { musicProductSchema, productContentSchema, tracksSchema } from '../release/product.ts';
export { releasePageSchema } from '../release/release-page.ts';
