import type { ScreenTitle, TitleKey } from '@countin/app-shell';
import { createContext, use, type ComponentType } from 'react';

/** A screen that exists, as the navigation sees it. */
export interface SiteScreen {
  readonly pattern: string;
  readonly title: ScreenTitle;
  readonly icon?: ComponentType<{ 'aria-hidden'?: boolean }>;
}

const SiteScreens = createContext<readonly SiteScreen[]>([]);

/** Provides the screens of all features, from which every menu is derived. */
export const SiteScreensProvider = SiteScreens.Provider;

/** An entry of a menu. */
export interface MenuEntry {
  readonly pattern: string;
  readonly title: TitleKey;
  readonly icon?: SiteScreen['icon'];
}

/** Entries of a menu, in the given order. Paths without a screen have none. */
export function useMenu(patterns: readonly string[]): readonly MenuEntry[] {
  const screens = use(SiteScreens);
  return patterns.flatMap((pattern) => {
    const screen = screens.find((known) => known.pattern === pattern);
    return screen && typeof screen.title === 'string' ? [{ ...screen, title: screen.title }] : [];
  });
}
