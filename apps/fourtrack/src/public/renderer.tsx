import type { RenderPage } from '@countin/domain/pages';
import { parseArtistPath, PUBLIC_PATHS } from '@countin/domain/urls';
import { artistBySlug, artistFeedFile, homePage, keepAnswer, machineFile } from '@countin/public-pages';

/** Mode two's public pages; every other path is the application's. */
export const renderPage: RenderPage = async (request, services) => {
  const kept = await keepAnswer(request, services);
  if (kept) return kept;
  if (request.path === PUBLIC_PATHS.start) return request.method === 'POST' ? null : homePage(request, services);
  const file =
    request.method === 'POST'
      ? null
      : ((await artistFeedFile(request, services)) ?? (await machineFile(request, services)));
  if (file) return file;
  const segment = parseArtistPath(request.path);
  return segment === null ? null : artistBySlug(request, services, segment);
};
