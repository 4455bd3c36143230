export { changeFeedSettings } from './change-feed-settings.ts';
export { changeArtist, changeLabel } from './change-profile.ts';
export type { LabelText, ProfileText } from './change-profile.ts';
export { artistOwnerOptions, checkArtistOwner } from './check-artist-owner.ts';
export { slugOptions } from './check-slug.ts';
export type { SlugAvailability } from './check-slug.ts';
export { createProfile, createProfileOptions } from './create-profile.ts';
export { artistOptions } from './get-artist.ts';
export { labelsOfArtistOptions } from './labels-of-artist.ts';
export { artistPageOptions } from './get-artist-page.ts';
export { findArtist } from './find-artist.ts';
export { labelOptions } from './get-label.ts';
export { labelFeedOptions } from './list-label-feed.ts';
export { labelNumbersOptions } from './label-numbers.ts';
export type { ArtistNumbers } from './label-numbers.ts';
export { fileAsBase64, removeLogoOptions, storeLogoOptions } from './label-logos.ts';
export { labelDraftsOptions } from './list-label-drafts.ts';
export { LABEL_RELEASE_STATES, labelReleasesOptions, pinnedReleasesOptions } from './list-label-releases.ts';
export { presentOrRestorable, presentProfiles } from './listed-profiles.ts';
export { myArtistsOptions, ownedArtistsOptions } from './list-my-artists.ts';
export type { MyArtist } from './list-my-artists.ts';
export { myLabelsOptions } from './list-my-labels.ts';
export type { MyLabel } from './list-my-labels.ts';
export {
  archiveProfileOptions,
  artistDefaultsOptions,
  changeSlugOptions,
  deleteProfileOptions,
  profileContentOptions,
  restoreProfileOptions,
  saveArtistDefaultsOptions,
  checkMailDomainOptions,
  mailDomainOptions,
  saveSendingSettingsOptions,
  sendingSettingsOptions,
} from './profile-settings.ts';
export { publicReleasesOptions } from './list-public-releases.ts';
export { rosterOptions } from './list-roster.ts';
export { updateProfile } from './update-profile.ts';
