import type { PageResponse } from '@countin/domain/pages';

/** A page as HTML, with the CSP sources of its inline scripts and styles. */
export interface RenderedDocument {
  readonly html: string;
  readonly inline: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
}

/** A page as a response. Without a Cache-Control of its own it is kept by nobody. */
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

/** What the page's script gets for a form that it posted. */
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

/** Shows what came of a posted form at an address of its own, so that a reload posts nothing again. */
export function seeOther(location: string): PageResponse {
  return { status: 303, headers: { location, 'cache-control': 'no-store' }, body: '' };
}

/** Sends the browser elsewhere for now; nobody keeps that either, since a profile may appear at any time. */
export function redirectTo(location: string): PageResponse {
  return { status: 302, headers: { location, 'cache-control': 'no-store' }, body: '' };
}
