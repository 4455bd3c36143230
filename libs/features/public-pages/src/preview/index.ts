import type { ReleasePage } from '@countin/domain/release';
import { BASE_STYLES } from '../document/base-styles.ts';
import logoSheet from '../components/label-logo.css?inline';
import countdown from '../moment/countdown.css?inline';
import releaseSheet from '../release/release.css?inline';
import { lookSheets, type TypefaceSource } from '../release/release-look.ts';
import { SIGNUP_STYLES } from '../signup/signup-styles.ts';

export { LabelFeedPreview, labelFeedSheets } from './label-feed-preview.tsx';
export { ArtistPreview, artistSheets, LabelPreview, labelSheets } from './profile-preview.tsx';
export { PAGE_NAMESPACES } from './page-namespaces.ts';
export type { PreviewBrand } from './profile-preview.tsx';
export { artistBranding, profileColours } from '../catalogue/profile-colours.ts';
export { unpublishedTypeface } from '../release/release-look.ts';
export type { TypefaceSource } from '../release/release-look.ts';
export { blurredPicture } from '../release/backdrop.tsx';
export { ReleaseView } from '../release/release-view.tsx';
export type { PageView } from '../page/page-view.ts';

/** The sheets of a release page, as text: those of every release, and those of its look. */
export function releaseSheets(release: ReleasePage, typefaceFiles: readonly TypefaceSource[]): readonly string[] {
  const logo = release.labelBrand ? logoSheet : '';
  return [BASE_STYLES + SIGNUP_STYLES + countdown + logo + releaseSheet, ...lookSheets(release, typefaceFiles)];
}
