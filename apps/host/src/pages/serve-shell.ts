import type { PublicConfig } from '@countin/domain/deployment';
import type { SiteBuild } from '../builds/site-build.ts';
import { contentSecurityPolicy } from '../http/content-security-policy.ts';
import { SYNC_PATH } from '../respell.ts';

/** Screen of numbers that a link opens, which is for those alone who were given it. */
const SHARED_PATH = '/numbers';

/**
 * Answers a request with a site's shell, or with the document of its hidden frame. Browsers that do not say that they
 * load a frame get the shell, which acts as one as well.
 *
 * @param otherSite origin of the site that shares the sign-in; null where there is none
 */
export function serveShell(
  request: Request,
  path: string,
  build: Pick<SiteBuild, 'shell' | 'syncFrame'>,
  config: PublicConfig,
  otherSite: string | null,
  status = 200,
): Promise<Response> {
  const sync = path === SYNC_PATH;
  const shell = sync && request.headers.get('sec-fetch-dest') === 'iframe' ? build.syncFrame : build.shell;
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': sync ? 'no-store' : 'no-cache',
    'content-security-policy': contentSecurityPolicy(config, {
      scripts: shell.scripts,
      styles: 'any',
      frames: otherSite,
      framedBy: sync ? otherSite : null,
    }),
  });
  if (sync) {
    headers.set('vary', 'sec-fetch-dest');
    // The address holds a token that must not travel on.
    headers.set('referrer-policy', 'no-referrer');
  }
  if (path === SHARED_PATH) {
    headers.set('referrer-policy', 'no-referrer');
    headers.set('x-robots-tag', 'noindex');
  }
  return shell.entity.respond(request, status, headers);
}
