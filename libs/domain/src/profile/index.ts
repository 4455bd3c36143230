export {
  artistProfileSchema,
  labelProfileSchema,
  PROFILE_RESTORE_MS,
  productSlugClaimSchema,
  profileTextSchema,
  slugClaimSchema,
  SOCIALS,
} from './profile.ts';
export {
  DEFAULT_FEED_SETTINGS,
  FEED_EMBEDDING,
  FEED_FIELDS,
  FEED_ORDERS,
  FEED_SHOWS,
  feedSettingsSchema,
  readSiteHost,
  siteHostSchema,
} from './feed-settings.ts';
export type { FeedField, FeedSettings } from './feed-settings.ts';
export { ARTIST_DEFAULTS, artistDefaultsSchema } from './artist-defaults.ts';
export type { ArtistDefaults } from './artist-defaults.ts';
export { profileDesign } from './profile-design.ts';
export type { ArtistProfile, LabelProfile, SlugClaim, Social } from './profile.ts';
