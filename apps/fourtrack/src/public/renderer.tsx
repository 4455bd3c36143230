import type { RenderPage } from '@countin/domain';
import { artistBySlug, artistFeedFile, homePage, machineFile } from '@countin/public-pages';

const ONE_SEGMENT = /^\/([^/]+)$/;

/** Mode two's public pages; every other path is the application's. */
export const renderPage: RenderPage = async (request, services) => {
  if (request.path === '/') return request.method === 'POST' ? null : homePage(request, services);
  const file =
    request.method === 'POST'
      ? null
      : ((await artistFeedFile(request, services)) ?? (await machineFile(request, services)));
  if (file) return file;
  const segment = ONE_SEGMENT.exec(request.path)?.[1];
  return segment === undefined ? null : artistBySlug(request, services, segment);
};
