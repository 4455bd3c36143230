import type { PageResponse } from '@countin/domain/pages';
import { publicCacheControl } from './cache-control.ts';

/** A page as HTML, with the CSP sources of its inline scripts and styles. */
export interface RenderedDocument {
  readonly html: string;
  readonly inline: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
}

/** Response with an HTML page. Default Cache-Control: no-store. */
export function answerPage(
  status: number,
  { html, inline }: RenderedDocument,
  headers: Readonly<Record<string, string>> = {},
): PageResponse {
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: html,
    inline,
  };
}

/** JSON response to a form that the page's script posted. */
export function answerJson(
  status: number,
  value: object,
  headers: Readonly<Record<string, string>> = {},
): PageResponse {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: JSON.stringify(value),
  };
}

/** Redirects a posted form to its result page, so that a reload does not post again. */
export function seeOther(location: string): PageResponse {
  return { status: 303, headers: { location, 'cache-control': 'no-store' }, body: '' };
}

/** Temporary redirect. Not cacheable, because a profile may appear at this URL at any time. */
export function redirectTo(location: string): PageResponse {
  return { status: 302, headers: { location, 'cache-control': 'no-store' }, body: '' };
}

/**
 * Permanent redirect of a former slug or an id. Caches keep it until a purge, and browsers revalidate each time: the
 * former slug may become the present one again.
 */
export function movedTo(location: string, now: number): PageResponse {
  return { status: 301, headers: { location, 'cache-control': publicCacheControl(now, null) }, body: '' };
}
