import type { PageRequest, PageResponse, PageServices } from '@countin/domain/pages';
import { PUBLIC_PATHS } from '@countin/domain/urls';
import { robotsFile } from './robots.ts';
import { sitemapFile } from './sitemap.ts';

/** Answers what search engines ask every host for; null for any other path. */
export async function machineFile(request: PageRequest, services: PageServices): Promise<PageResponse | null> {
  if (request.path === PUBLIC_PATHS.robots) return robotsFile(request, services);
  return sitemapFile(request, services);
}
