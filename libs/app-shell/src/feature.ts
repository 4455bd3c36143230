import type { AuthSync, CapturedSyncRequest } from '@countin/auth-sync/browser';
import type { DataAccess } from '@countin/data/access';
import type { Texts } from '@countin/i18n';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { LoaderFunction } from 'react-router';
import type { PathWithoutScreen } from './routes-without-screen.ts';
import type { SitePath } from './site-path.ts';

/** Text keys that may title a page: `title` or an entry of `titles` in any namespace. */
export type TitleKey = {
  [N in keyof Texts]:
    | (Texts[N] extends { readonly title: string } ? `${N}:title` : never)
    | (Texts[N] extends { readonly titles: infer Titles } ? `${N}:titles.${keyof Titles & string}` : never);
}[keyof Texts];

/** Page title of a screen; a function if it depends on the query. */
export type ScreenTitle = TitleKey | ((query: URLSearchParams) => TitleKey);

/** Route handle of every screen. */
export interface RouteHandle {
  readonly title: ScreenTitle;
}

/** Services available to loaders and guards. */
export interface RouterParts {
  readonly access: DataAccess;
  /** Query cache that loaders fill. */
  readonly client: QueryClient;
  readonly sync: AuthSync;
  /** The sync request that the document was opened with, if its path is `/auth/sync`. */
  readonly syncRequest: CapturedSyncRequest | null;
}

interface ScreenFacts<Area extends string, Parts extends RouterParts> {
  /** Public screens are rendered without the frame; all others inside it, behind the guard of their access. */
  readonly path: SitePath;
  readonly title: ScreenTitle;
  /** Icon of a screen that a menu lists. */
  readonly icon?: ComponentType<{ 'aria-hidden'?: boolean }>;
  /** No menu lists the screen: links of other screens open it. */
  readonly linkedOnly?: true;
  /** Parent layout route in the application. */
  readonly area?: Area;
  readonly loader?: (parts: Parts) => LoaderFunction;
  readonly shouldRevalidate?: () => boolean;
}

/** Screen declared by a feature: lazily loaded, or an element in the initial bundle. */
export type Screen<Area extends string = never, Parts extends RouterParts = RouterParts> = ScreenFacts<Area, Parts> &
  (
    | { readonly lazy: () => Promise<{ readonly Component: ComponentType; readonly loader?: LoaderFunction }> }
    | { readonly element: ReactNode }
  );

/** The routes of a feature. */
export interface Feature<Area extends string = never, Parts extends RouterParts = RouterParts> {
  readonly screens: readonly Screen<Area, Parts>[];
  /** Paths of the specification without a screen. They are never linked, but guarded as well. */
  readonly withoutScreen?: readonly PathWithoutScreen[];
}
