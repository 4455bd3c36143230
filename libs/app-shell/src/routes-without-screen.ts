import type { Access } from '@countin/auth-sync/browser';
import { redirect, type LoaderFunctionArgs, type MiddlewareFunction, type RouteObject } from 'react-router';
import { noteMissed } from './missed-address.ts';

/** The parameters of a path, by name. */
export type PathParams = Readonly<Record<string, string | undefined>>;

/** Path of the specification that has no screen yet. */
export interface PathWithoutScreen {
  readonly pattern: string;
  readonly access: Access;
  /** Redirect target for users with access: the nearest existing screen. */
  readonly instead: (params: PathParams) => string;
}

/** Routes for paths without a screen: guarded like all others, then redirected to the nearest screen. */
export function routesWithoutScreen(
  paths: readonly PathWithoutScreen[],
  guard: (needed: Access) => MiddlewareFunction,
): RouteObject[] {
  return paths.map(({ pattern, access, instead }) => ({
    path: pattern,
    middleware: [guard(access)],
    loader: ({ params, request }: LoaderFunctionArgs) => {
      const target = instead(params);
      noteMissed(new URL(request.url).pathname, target);
      return redirect(target);
    },
    Component: Nothing,
  }));
}

/** Shown during the redirect. */
function Nothing() {
  return null;
}
