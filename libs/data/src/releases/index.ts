export { changeReleaseSlugOptions } from './change-release-slug.ts';
export { productSlugOptions } from './check-product-slug.ts';
export { createReleaseOptions } from './create-release.ts';
export type { NewRelease } from './create-release.ts';
export {
  deletedReleasesOptions,
  deleteReleaseOptions,
  releaseContentOptions,
  restoreReleaseOptions,
} from './delete-release.ts';
export { findReleasesOptions } from './find-releases.ts';
export { releaseOptions } from './get-release.ts';
export { knownReleases } from './known-releases.ts';
export { releasesOptions } from './list-releases.ts';
export { publishReleaseOptions } from './publish-release.ts';
export { isOrderedByChange, releaseSearchOptions } from './search-releases.ts';
export type { FoundReleases } from './search-releases.ts';
export { updateRelease } from './update-release.ts';
export { withdrawReleaseOptions } from './withdraw-release.ts';
