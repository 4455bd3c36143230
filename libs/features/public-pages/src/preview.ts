import tokens from '@countin/theme/tokens.css?inline';
import { accentCss } from '@countin/theme';
import base from './styles/base.css?inline';
import release from './styles/release.css?inline';
import signup from './styles/signup.css?inline';

export { ArtistPreview, artistSheets, LabelPreview, labelSheets } from './preview-profiles.tsx';
export { profileColours } from './parts/profile-colours.ts';
export { ReleaseView } from './release/release-view.tsx';
export type { ReleasePhase } from './release/release-phase.ts';
export type { PageContext } from './page-context.ts';

/** The sheets of a release page, as text: those of every release, and the accent of its cover. */
export function releaseSheets(colours: readonly string[]): readonly [shared: string, accent: string] {
  return [tokens + base + signup + release, accentCss(colours)];
}
