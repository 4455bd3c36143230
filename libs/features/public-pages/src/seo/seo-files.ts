import type { PageRequest, PageResponse, PageServices } from '@countin/domain';
import { robotsFile } from './robots.ts';
import { sitemapFile } from './sitemap.ts';

/** Answers what search engines ask every host for; null for any other path. */
export async function machineFile(request: PageRequest, services: PageServices): Promise<PageResponse | null> {
  if (request.path === '/robots.txt') return robotsFile(request, services);
  return request.path.startsWith('/sitemap') ? sitemapFile(request, services) : null;
}
