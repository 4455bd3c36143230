import type { Operation } from '@countin/domain/permissions';
import { laterPaths } from '../../paths/later-paths.ts';
import { paths } from '../../paths/paths.ts';

/** A screen of a menu, as a path of the specification, and what the user's role must allow. */
interface SectionScreen {
  readonly pattern: string;
  readonly needs: Operation;
}

/** Screens of an artist, a release and a label in their order. Those without a screen so far are not shown. */
export const SECTION_MENUS = {
  artist: [
    { pattern: paths.artist.pattern, needs: 'profile.read' },
    { pattern: paths.artistPage.pattern, needs: 'profile.edit' },
    { pattern: paths.products.pattern, needs: 'release.read' },
    { pattern: paths.medley.pattern, needs: 'medley.read' },
    { pattern: paths.photos.pattern, needs: 'image.read' },
    { pattern: paths.releasePlanner.pattern, needs: 'release.read' },
    { pattern: paths.signups.pattern, needs: 'fans.read' },
    { pattern: paths.campaigns.pattern, needs: 'campaign.read' },
    { pattern: paths.analysis.pattern, needs: 'numbers.read' },
    { pattern: laterPaths.artistPublicity, needs: 'profile.edit' },
    { pattern: paths.artistSettings.pattern, needs: 'members.read' },
  ],
  release: [
    { pattern: paths.product.pattern, needs: 'release.read' },
    { pattern: paths.productLinks.pattern, needs: 'release.read' },
    { pattern: paths.releasePage.pattern, needs: 'release.read' },
    { pattern: paths.productText.pattern, needs: 'release.read' },
  ],
  label: [
    { pattern: paths.label.pattern, needs: 'profile.read' },
    { pattern: paths.labelPage.pattern, needs: 'profile.edit' },
    { pattern: paths.labelBranding.pattern, needs: 'profile.edit' },
    { pattern: paths.labelFeedSettings.pattern, needs: 'feed.edit' },
    { pattern: paths.labelFeed.pattern, needs: 'profile.read' },
    { pattern: paths.labelSignups.pattern, needs: 'fans.read' },
    { pattern: paths.labelCampaigns.pattern, needs: 'campaign.read' },
    { pattern: paths.labelAnalysis.pattern, needs: 'numbers.read' },
    { pattern: paths.labelSettings.pattern, needs: 'members.read' },
  ],
} as const satisfies Readonly<Record<string, readonly SectionScreen[]>>;

/** One of {@link SECTION_MENUS}. */
export type SectionMenu = keyof typeof SECTION_MENUS;

/** Paths of the screens that may be opened. */
export function openSections(menu: SectionMenu, may: (operation: Operation) => boolean): readonly string[] {
  return SECTION_MENUS[menu].flatMap(({ pattern, needs }) => (may(needs) ? [pattern] : []));
}
