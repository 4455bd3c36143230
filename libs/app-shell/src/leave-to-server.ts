import { redirect, redirectDocument, type LoaderFunctionArgs } from 'react-router';

/**
 * Loader of a server-rendered path: reloads the document from the server. If the document was already loaded at that
 * path, the server does not know it either. It then redirects, to prevent a reload loop.
 *
 * @param loadedAt path at which the document was loaded
 * @param start redirect target for an unknown path
 */
export function leaveToServer(
  loadedAt: string,
  start: string,
): (args: Pick<LoaderFunctionArgs, 'request'>) => Response {
  return ({ request }) => {
    const { pathname, search } = new URL(request.url);
    return pathname === loadedAt ? redirect(start) : redirectDocument(pathname + search);
  };
}
