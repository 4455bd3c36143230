export {
  artistProfileSchema,
  labelProfileSchema,
  productSlugClaimSchema,
  profileTextSchema,
  slugClaimSchema,
  SOCIALS,
} from './profile.ts';
export { profileDesign } from './profile-design.ts';
export type { ArtistProfile, LabelProfile, SlugClaim, Social } from './profile.ts';
