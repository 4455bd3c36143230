import { paths } from '../../paths/paths.ts';

/** Editors that the menus of an overview lead to. */
const EDITORS: Readonly<Record<string, readonly string[]>> = {
  [paths.artist.pattern]: [paths.artistPage.pattern, paths.photos.pattern, paths.medley.pattern],
  [paths.product.pattern]: [paths.productLinks.pattern, paths.releasePage.pattern, paths.productText.pattern],
};

/** Patterns of screens that load ahead with the screen of a pattern: they are one press away from it. */
export const nextScreens = (pattern: string): readonly string[] => EDITORS[pattern] ?? [];
