import type { Operation } from '@countin/domain/permissions';

/** A screen of a menu, as a path of the specification, and what the user's role must allow. */
interface SectionScreen {
  readonly pattern: string;
  readonly needs: Operation;
}

const below = (parent: string, screen: string) => [parent, screen].join('/');

const ARTIST = '/artist/:artistId';
const RELEASE = '/artist/:artistId/products/:productId';
const LABEL = '/label/:labelId';

/** Screens of an artist, a release and a label in their order. Those without a screen so far are not shown. */
export const SECTION_MENUS = {
  artist: [
    { pattern: ARTIST, needs: 'profile.read' },
    { pattern: below(ARTIST, 'page'), needs: 'profile.edit' },
    { pattern: below(ARTIST, 'products'), needs: 'release.read' },
    { pattern: below(ARTIST, 'medley'), needs: 'medley.read' },
    { pattern: below(ARTIST, 'photos'), needs: 'image.read' },
    { pattern: below(ARTIST, 'release-planner'), needs: 'release.read' },
    { pattern: below(ARTIST, 'signups'), needs: 'fans.read' },
    { pattern: below(ARTIST, 'campaigns'), needs: 'campaign.read' },
    { pattern: below(ARTIST, 'analysis'), needs: 'numbers.read' },
    { pattern: below(ARTIST, 'publicity'), needs: 'profile.edit' },
    { pattern: below(ARTIST, 'settings'), needs: 'members.read' },
  ],
  release: [
    { pattern: RELEASE, needs: 'release.read' },
    { pattern: below(RELEASE, 'links'), needs: 'release.read' },
    { pattern: below(RELEASE, 'release-page'), needs: 'release.read' },
    { pattern: below(RELEASE, 'text'), needs: 'release.read' },
  ],
  label: [
    { pattern: LABEL, needs: 'profile.read' },
    { pattern: below(LABEL, 'page'), needs: 'profile.edit' },
    { pattern: below(LABEL, 'branding'), needs: 'profile.edit' },
    { pattern: below(LABEL, 'feed-settings'), needs: 'feed.edit' },
    { pattern: below(LABEL, 'feed'), needs: 'profile.read' },
    { pattern: below(LABEL, 'signups'), needs: 'fans.read' },
    { pattern: below(LABEL, 'campaigns'), needs: 'campaign.read' },
    { pattern: below(LABEL, 'analysis'), needs: 'numbers.read' },
    { pattern: below(LABEL, 'settings'), needs: 'members.read' },
  ],
} as const satisfies Readonly<Record<string, readonly SectionScreen[]>>;

/** One of {@link SECTION_MENUS}. */
export type SectionMenu = keyof typeof SECTION_MENUS;

/** Paths of the screens that may be opened. */
export function openSections(menu: SectionMenu, may: (operation: Operation) => boolean): readonly string[] {
  return SECTION_MENUS[menu].flatMap(({ pattern, needs }) => (may(needs) ? [pattern] : []));
}
