export { artistProfileSchema, PROFILE_RESTORE_MS, profileTextSchema, slugClaimSchema, SOCIALS } from './profile.ts';
export { SOCIAL_NAMES } from './social-names.ts';
export {
  DEFAULT_FEED_SETTINGS,
  FEED_EMBEDDING,
  FEED_FIELDS,
  FEED_ORDERS,
  FEED_SHOWS,
  feedSettingsSchema,
  readSiteHost,
} from './feed-settings.ts';
export type { FeedField, FeedSettings } from './feed-settings.ts';
export {
  ARTIST_SECTIONS,
  artistOnlySchema,
  artistPageSchema,
  artistShowSchema,
  artistTextSchema,
  LINK_ICONS,
} from './artist-page.ts';
export type { ArtistLink, ArtistPage, ArtistSection, ArtistShow, ArtistText, LinkIcon } from './artist-page.ts';
export { linkStateAt, nextPageChange, orderShows, showEnd, showStart } from './page-schedule.ts';
export { ARTIST_DEFAULTS, artistDefaultsSchema } from './artist-defaults.ts';
export type { ArtistDefaults } from './artist-defaults.ts';
export { SENDING_SETTINGS, sendingSettingsSchema } from './sending-settings.ts';
export type { SendingSettings } from './sending-settings.ts';
export { listedProfileSchema } from './listed-profile.ts';
export type { ListedProfile } from './listed-profile.ts';
export { profileDesign } from './profile-design.ts';
export { labelOnlySchema, labelProfileSchema, labelTextSchema } from './label-profile.ts';
export type { LabelProfile } from './label-profile.ts';
export type { ArtistProfile, Social } from './profile.ts';
export { LABEL_SECTIONS, textFor } from './label-page.ts';
export type { LabelSection } from './label-page.ts';
export { BRAND_REACHES, LOGO_SIDE, logoFolder, logoObjectName, TYPEFACES } from '../branding/label-brand.ts';
export type { LabelBrand, Logo, LogoFormat, LogoTheme, Typeface } from '../branding/label-brand.ts';
export type { NewsLabel } from '../branding/news-label.ts';
export { brandOf } from './brand-of.ts';
