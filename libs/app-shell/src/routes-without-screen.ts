import type { Access } from '@countin/auth-sync/browser';
import { redirect, type LoaderFunctionArgs, type MiddlewareFunction, type RouteObject } from 'react-router';

/** The parameters of a path, by name. */
export type PathParams = Readonly<Record<string, string | undefined>>;

/** A path of the specification that has no screen yet. */
export interface PathWithoutScreen {
  readonly pattern: string;
  readonly access: Access;
  /** The nearest screen that there is, for people who may open the path. */
  readonly instead: (params: PathParams) => string;
}

/** Routes for paths without a screen: each is guarded as if it had one, then leads to the nearest screen. */
export function routesWithoutScreen(
  paths: readonly PathWithoutScreen[],
  guard: (needed: Access) => MiddlewareFunction,
): RouteObject[] {
  return paths.map(({ pattern, access, instead }) => ({
    path: pattern,
    middleware: [guard(access)],
    loader: ({ params }: LoaderFunctionArgs) => redirect(instead(params)),
    Component: Nothing,
  }));
}

/** Shown while the browser goes on. */
function Nothing() {
  return null;
}
