import type { PageClick, PageRequest } from '@countin/domain/pages';
import { parseReleasePath } from '@countin/domain/urls';
import { LANGUAGE_COOKIE } from '@countin/i18n';
import type { HostMatch } from '@countin/slug';
import { serveFile } from './builds/serve-file.ts';
import { siteOf } from './builds/site.ts';
import type { HostServices } from './host-services.ts';
import { clientCountry } from './http/client-country.ts';
import { readCookies } from './http/cookies.ts';
import { FormError, readForm } from './http/posted-form.ts';
import { preferredLanguages } from './http/preferred-languages.ts';
import { plainAnswer } from './plain-answer.ts';
import type { Served } from './pages/page-cache.ts';
import { pageQuery } from './pages/page-query.ts';
import type { PublicPage, PublicPages } from './pages/public-pages.ts';
import { servePage } from './pages/serve-page.ts';
import { serveShell } from './pages/serve-shell.ts';
import { isForeignPost } from './read-request.ts';

/** A request to a known host name. */
export interface SiteRequest {
  readonly request: Request;
  readonly host: Exclude<HostMatch, { kind: 'invalid' }>;
  readonly clientAddress: string;
  /** A purge can name the requested address. */
  readonly purgeable: boolean;
  /** Origin of the other site in the cross-site sign-in; null where there is none. */
  readonly otherSite: string | null;
  /** Called when a signup form was taken. */
  readonly signedUp?: () => void;
  /** Called when a link of a page was followed by a redirect. */
  readonly clicked?: (click: PageClick) => void;
  /** Called with the expiry time when equal requests may share the answer. */
  readonly shared?: (until: number) => void;
}

/** Cookies that public pages read; all others are dropped. A request with one gets a personal answer. */
const PAGE_COOKIES = [LANGUAGE_COOKIE];

/** Field that only signup forms have. */
const CONTACT_FIELD = 'contact';

/** File names that a renderer may answer: machine-readable forms of a page. */
const MADE_FILES = /\.(?:ics|rss|json|xml|txt)$/;

/** Answers from a site's build: a file, a public page, or the shell. */
export async function answerFromSite(
  requested: SiteRequest,
  services: HostServices,
  pages: PublicPages,
): Promise<Response> {
  const { request, host } = requested;
  const site = siteOf(host);
  const { pathname } = new URL(request.url);
  const posted = request.method === 'POST';
  if (isForeignForm(request, services)) return plainAnswer(403, 'This form belongs to another site.');

  const config = services.configuration.public;
  const build = await services.builds[site].current();
  const file = build.files.get(pathname);
  if (file) return posted ? notPostable() : serveFile(request, file);
  // A missing file gets 404 instead of the shell. The renderer is asked only for files that it can make.
  const dotted = isFileName(pathname);
  const missing = () =>
    wantsPage(request) ? serveShell(request, pathname, build, config, requested.otherSite, 404) : noSuchFile();
  if (dotted && !MADE_FILES.test(pathname)) return missing();

  const page = await readPageRequest(requested, services);
  if (page instanceof Response) return page;
  const served = await pages.answer(site, build, page);
  if (served.page) {
    note(requested, page, served.page);
    share(requested, page, served);
    return servePage(
      request,
      { page: served.page, from: served.from },
      { config, personal: Object.keys(page.cookies).length > 0, now: page.now, purgeable: requested.purgeable },
    );
  }
  if (dotted) return missing();
  return posted ? notPostable() : serveShell(request, pathname, build, config, requested.otherSite);
}

/** Tells of what is counted: a signup that was taken, or a link that was followed. HEAD is no click. */
function note({ request, signedUp, clicked }: SiteRequest, { form }: PageRequest, { response }: PublicPage): void {
  if (CONTACT_FIELD in form && response.status < 400) signedUp?.();
  if (response.click && request.method === 'GET') clicked?.(response.click);
}

/** Lets equal requests share the answer. Unknown query parameters would fill the cache with copies; clicks are counted. */
function share(
  { request, shared }: SiteRequest,
  { query }: PageRequest,
  { page, freshUntil }: Served<PublicPage | null>,
) {
  if (freshUntil === undefined || !page || page.staleSince !== null || page.response.click) return;
  if (query.toString() === new URL(request.url).searchParams.toString()) shared?.(freshUntil);
}

function isForeignForm(request: Request, { configuration }: HostServices): boolean {
  return request.method === 'POST' && isForeignPost(request, configuration);
}

/** Whether a visitor opens the path, who then gets a page that says so in the visitor's language. */
function wantsPage(request: Request): boolean {
  return request.method !== 'POST' && (request.headers.get('accept') ?? '').includes('text/html');
}

function isFileName(path: string): boolean {
  return /\.[^/.%]*$/.test(path) && !isReadable(path);
}

async function readPageRequest(
  { request, host, clientAddress }: SiteRequest,
  services: HostServices,
): Promise<PageRequest | Response> {
  const url = new URL(request.url);
  const header = (name: string) => request.headers.get(name) ?? undefined;
  try {
    return {
      method: request.method as PageRequest['method'],
      path: url.pathname,
      query: pageQuery({ host, path: url.pathname }, url.searchParams),
      host,
      acceptLanguage: preferredLanguages(header('accept-language')).join(','),
      cookies: readCookies(header('cookie'), PAGE_COOKIES),
      form: request.method === 'POST' ? await readForm(request) : {},
      wantsJson: header('accept')?.includes('application/json') ?? false,
      now: services.now(),
      clientAddress,
      country: clientCountry(request.headers, services.configuration.countryHeaders),
    };
  } catch (error) {
    if (!(error instanceof FormError)) throw error;
    const reason = { 400: 'The form could not be read.', 413: 'The form is too large.', 415: 'A form is needed.' }[
      error.status
    ];
    // Request smuggling: the unread rest of the body must not be parsed as the next request.
    return plainAnswer(error.status, reason, { connection: 'close' });
  }
}

/** Whether a path is a release address made of slugs. Such a path can contain a dot and is no file. */
function isReadable(path: string): boolean {
  const named = parseReleasePath(path);
  return named !== null && !named.calendar;
}

const noSuchFile = () => plainAnswer(404, 'There is no such file.');
const notPostable = () => plainAnswer(405, 'Nothing can be posted here.', { allow: 'GET, HEAD' });
