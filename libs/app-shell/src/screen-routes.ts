import type { Access } from '@countin/auth-sync/browser';
import { lazyImport } from '@countin/deployment-recovery';
import type { MiddlewareFunction, RouteObject } from 'react-router';
import type { RouteHandle, RouterParts, Screen } from './feature.ts';

/** Creates the route guard of an access level. */
export type Guard = (needed: Access) => MiddlewareFunction;

/**
 * Route objects of screens.
 *
 * @param guard for screens that need more than a signed-in user; the frame's route guards the others
 */
export function screenRoutes<Area extends string, Parts extends RouterParts>(
  screens: readonly Screen<Area, Parts>[],
  parts: Parts,
  guard: Guard,
): RouteObject[] {
  return screens.map((screen) => {
    const { path, title, loader, shouldRevalidate } = screen;
    const handle: RouteHandle = { title };
    return {
      path: path.pattern,
      handle,
      ...(path.access === 'admin' && { middleware: [guard('admin')] }),
      ...(loader && { loader: loader(parts) }),
      ...(shouldRevalidate && { shouldRevalidate }),
      ...('lazy' in screen ? { lazy: lazyImport(screen.lazy) } : { element: screen.element }),
    };
  });
}
