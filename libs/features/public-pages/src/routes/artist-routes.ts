import type { PageRequest, PageResponse, PageServices } from '@countin/domain/pages';
import { artistPath, PUBLIC_PATHS, subdomainUrl } from '@countin/domain/urls';
import { isReservedSlug, profileSlugError } from '@countin/slug';
import { movedTo, redirectTo } from '../page/answer.ts';
import { labelHome } from '../label/label-home.tsx';
import { successPage } from '../receipt/success-page.tsx';
import { openPage } from '../page/page-context.ts';
import { unavailablePage } from '../error-pages/error-page.tsx';
import { artistPage } from '../artist/artist-page.tsx';

/**
 * `/{artistSlug}` on 4track. None found or a failed lookup goes to `/` (section 2 of the specification).
 * Null for words that are the site's own.
 */
export async function artistBySlug(
  request: PageRequest,
  services: PageServices,
  segment: string,
): Promise<PageResponse | null> {
  if (isReservedSlug(segment)) return null;
  const slug = segment.toLowerCase();
  if (profileSlugError(slug) !== null) return redirectTo('/');
  if (slug !== segment) return redirectTo(artistPath(slug));
  try {
    const found = await services.read.profileBySlug(slug);
    if (found?.kind !== 'artist') return redirectTo('/');
    const { customSlug } = found.profile;
    // A page that is open under a former slug may still post its form there.
    if (customSlug !== slug && request.method !== 'POST')
      return { ...movedTo(artistPath(customSlug), request.now), keepsQuery: true };
    return await artistPage(request, services, found.profile);
  } catch (error) {
    services.log('Error checking artist slug', error);
    return redirectTo('/');
  }
}

const MEDLEY_PAGES: readonly string[] = [PUBLIC_PATHS.start, PUBLIC_PATHS.medley];

/**
 * An artist's own subdomain. Where no artist has the slug, it leads to the main domain with the same path and query.
 * Every path without a page leads to the root. A failed check is logged and navigation continues (section 8 of the
 * specification). The page is then read as if nothing had been checked, and reports its own errors.
 */
export async function artistOnSubdomain(
  request: PageRequest,
  services: PageServices,
  slug: string,
): Promise<PageResponse> {
  const success = request.path === PUBLIC_PATHS.medleySuccess && request.method !== 'POST';
  if (!success && !MEDLEY_PAGES.includes(request.path)) return redirectTo('/');
  const context = openPage(request, services, 'fourtrack', 'artist');
  const toMainDomain: PageResponse = { ...redirectTo(context.origins.main + request.path), keepsQuery: true };
  try {
    const found = await checkedProfile(services, slug);
    if (!found) return toMainDomain;
    if (found.profile.customSlug !== slug && request.method !== 'POST') {
      const present = subdomainUrl(context.origins, found.profile.customSlug, request.path);
      return { ...movedTo(present, request.now), keepsQuery: true };
    }
    if (found.kind === 'artist') return await (success ? successPage : artistPage)(request, services, found.profile);
    return request.path === '/' ? await labelHome(request, services, found.profile) : toMainDomain;
  } catch (error) {
    services.log('The page of a subdomain could not be read', error);
    return unavailablePage(context);
  }
}

/** Profile with the slug. A failed check is followed by the page's own reading. */
async function checkedProfile(
  { read, log }: PageServices,
  slug: string,
): ReturnType<PageServices['read']['profileBySlug']> {
  try {
    return await read.profileBySlug(slug);
  } catch (error) {
    log('Error handling subdomain routing', error);
    return read.profileBySlug(slug);
  }
}
