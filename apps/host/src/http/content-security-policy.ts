import { originsOf, type PublicConfig } from '@countin/domain/deployment';
import { FUNCTIONS_REGION } from '@countin/domain/fields';

/** Policy for the scripts of a document and its framing. */
export interface DocumentPolicy {
  /** `'sha256-…'` of inline scripts. */
  readonly scripts: readonly string[];
  /** `'sha256-…'` of inline styles, or `any` for the signed-in applications. */
  readonly styles: readonly string[] | 'any';
  /** Origins whose pages the document may show in a frame, separated by spaces; null for none. */
  readonly frames: string | null;
  /** Sources that may show the document in a frame, separated by spaces; `*` for every one, null for none. */
  readonly framedBy: string | null;
}

/** The Content-Security-Policy of a document. Scripts run by file or by hash, never by `unsafe-inline`. */
export function contentSecurityPolicy(config: PublicConfig, document: DocumentPolicy): string {
  const { main, fourtrack } = originsOf(config.sites);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...document.scripts],
    // The applications' component library adds style elements while it runs; a style runs no script.
    'style-src': ["'self'", ...(document.styles === 'any' ? ["'unsafe-inline'"] : document.styles)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'media-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'connect-src': ["'self'", ...backendOrigins(config)],
    'frame-src': [document.frames ?? "'none'"],
    'form-action': ["'self'", main, fourtrack],
    'frame-ancestors': [document.framedBy ?? "'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  const parts = Object.entries(directives).map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`);
  if (config.sites.scheme === 'https') parts.push('upgrade-insecure-requests');
  return parts.join('; ');
}

/** A picture may neither run nor load anything, not even when it is opened as a document. */
export const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";
/**
 * A worker has the policy of its own response, not that of its document. Workers may run WebAssembly of the build,
 * so that documents need not.
 */
export const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
/** For plain texts and errors. */
export const TEXT_POLICY = "default-src 'none'; frame-ancestors 'none'";

function backendOrigins(config: PublicConfig): readonly string[] {
  if (config.emulators) return Object.values(config.emulators).map((url) => new URL(url).origin);
  return [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firestore.googleapis.com',
    'https://firebasestorage.googleapis.com',
    `https://${FUNCTIONS_REGION}-${config.firebase.projectId}.cloudfunctions.net`,
  ];
}
