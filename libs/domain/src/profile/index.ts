export {
  artistProfileSchema,
  labelProfileSchema,
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
export { profileDesign } from './profile-design.ts';
export type { ArtistProfile, LabelProfile, SlugClaim, Social } from './profile.ts';
