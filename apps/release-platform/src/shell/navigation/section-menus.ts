import type { Operation } from '@countin/domain/permissions';

/** A screen of a menu, as a path of the specification, and what the user's role must allow. */
interface SectionScreen {
  readonly pattern: string;
  readonly needs: Operation;
}

const ARTIST = '/artist/:artistId';
const RELEASE = `${ARTIST}/products/:productId`;
const LABEL = '/label/:labelId';

/** Screens of an artist, a release and a label in their order. Those without a screen so far are not shown. */
export const SECTION_MENUS = {
  artist: [
    { pattern: ARTIST, needs: 'profile.read' },
    { pattern: `${ARTIST}/page`, needs: 'profile.edit' },
    { pattern: `${ARTIST}/products`, needs: 'release.read' },
    { pattern: `${ARTIST}/medley`, needs: 'medley.read' },
    { pattern: `${ARTIST}/photos`, needs: 'image.read' },
    { pattern: `${ARTIST}/release-planner`, needs: 'release.read' },
    { pattern: `${ARTIST}/signups`, needs: 'fans.read' },
    { pattern: `${ARTIST}/campaigns`, needs: 'campaign.read' },
    { pattern: `${ARTIST}/analysis`, needs: 'numbers.read' },
    { pattern: `${ARTIST}/publicity`, needs: 'profile.edit' },
    { pattern: `${ARTIST}/settings`, needs: 'members.read' },
  ],
  release: [
    { pattern: RELEASE, needs: 'release.read' },
    { pattern: `${RELEASE}/links`, needs: 'release.read' },
    { pattern: `${RELEASE}/release-page`, needs: 'release.read' },
    { pattern: `${RELEASE}/text`, needs: 'release.read' },
  ],
  label: [
    { pattern: LABEL, needs: 'profile.read' },
    { pattern: `${LABEL}/page`, needs: 'profile.edit' },
    { pattern: `${LABEL}/branding`, needs: 'profile.edit' },
    { pattern: `${LABEL}/feed-settings`, needs: 'feed.edit' },
    { pattern: `${LABEL}/feed`, needs: 'profile.read' },
  ],
} as const satisfies Readonly<Record<string, readonly SectionScreen[]>>;

/** One of {@link SECTION_MENUS}. */
export type SectionMenu = keyof typeof SECTION_MENUS;

/** Paths of the screens that may be opened. */
export function openSections(menu: SectionMenu, may: (operation: Operation) => boolean): readonly string[] {
  return SECTION_MENUS[menu].flatMap(({ pattern, needs }) => (may(needs) ? [pattern] : []));
}
