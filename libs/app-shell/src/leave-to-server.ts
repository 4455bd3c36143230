import { redirect, redirectDocument, type LoaderFunctionArgs } from 'react-router';

/**
 * Loader of a path that the server renders. A document that was loaded there already means that the server left the
 * path to the application: nobody knows it, and asking again would go round in circles.
 *
 * @param loadedAt path at which the document was loaded
 * @param start where an unknown path leads
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
