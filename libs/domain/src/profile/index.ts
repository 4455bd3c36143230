export {
  artistProfileSchema,
  labelProfileSchema,
  PROFILE_RESTORE_MS,
  productSlugClaimSchema,
  profileTextSchema,
  slugClaimSchema,
  SOCIALS,
} from './profile.ts';
export { ARTIST_DEFAULTS, artistDefaultsSchema } from './artist-defaults.ts';
export type { ArtistDefaults } from './artist-defaults.ts';
export { profileDesign } from './profile-design.ts';
export type { ArtistProfile, LabelProfile, SlugClaim, Social } from './profile.ts';
