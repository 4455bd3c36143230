import { accentCss } from '@countin/theme';
import { BASE_STYLES } from '../document/base-styles.ts';
import countdown from '../moment/countdown.css?inline';
import release from '../release/release.css?inline';
import { SIGNUP_STYLES } from '../signup/signup-styles.ts';

export { LabelFeedPreview, labelFeedSheets } from './label-feed-preview.tsx';
export { ArtistPreview, artistSheets, LabelPreview, labelSheets } from './profile-preview.tsx';
export type { PreviewBrand } from './profile-preview.tsx';
export { artistBranding, profileColours } from '../catalogue/profile-colours.ts';
export { ReleaseView } from '../release/release-view.tsx';
export type { ReleasePhase } from '../moment/release-phase.ts';
export type { PageView } from '../page/page-view.ts';

/** The sheets of a release page, as text: those of every release, and the accent of its cover. */
export function releaseSheets(colours: readonly string[]): readonly [shared: string, accent: string] {
  return [BASE_STYLES + SIGNUP_STYLES + countdown + release, accentCss(colours)];
}
