import type { PublicConfig } from '@countin/domain';
import type { Shell } from '../builds/shell.ts';
import { contentSecurityPolicy, siblingOrigins } from '../http/content-security-policy.ts';

/** The page that a sibling site opens in a hidden frame, with a token in its address. */
const SYNC_PATH = '/auth/sync';

/** Answers a request with a site's shell. */
export function serveShell(request: Request, path: string, shell: Shell, config: PublicConfig): Promise<Response> {
  const sync = path === SYNC_PATH;
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': sync ? 'no-store' : 'no-cache',
    'content-security-policy': contentSecurityPolicy(config, {
      scripts: shell.scripts,
      styles: 'any',
      framedBy: sync ? ["'self'", ...siblingOrigins(config)] : [],
    }),
  });
  // The address holds a token that must not travel on.
  if (sync) headers.set('referrer-policy', 'no-referrer');
  return shell.entity.respond(request, 200, headers);
}
