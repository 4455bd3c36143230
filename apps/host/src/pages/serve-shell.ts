import type { PublicConfig } from '@countin/domain/deployment';
import type { Shell } from '../builds/shell.ts';
import { contentSecurityPolicy } from '../http/content-security-policy.ts';
import { SYNC_PATH } from '../respell.ts';

/**
 * Answers a request with a site's shell.
 *
 * @param otherSite origin of the site that shares the sign-in; null where there is none
 */
export function serveShell(
  request: Request,
  path: string,
  shell: Shell,
  config: PublicConfig,
  otherSite: string | null,
): Promise<Response> {
  const sync = path === SYNC_PATH;
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
  // The address holds a token that must not travel on.
  if (sync) headers.set('referrer-policy', 'no-referrer');
  return shell.entity.respond(request, 200, headers);
}
