import { parseReleasePath, type PageResponse, type RenderPage } from '@countin/domain';
import {
  artistOnSubdomain,
  embedPage,
  feedFile,
  labelFeed,
  machineFile,
  oembed,
  receiptPage,
  releaseCalendar,
  releasePage,
  splashPage,
} from '@countin/public-pages';

const RECEIPT = /^\/r\/([A-Za-z0-9_-]{1,128})$/;

/** Mode one's public pages; every other path is the application's. */
export const renderPage: RenderPage = async (request, services) => {
  if (request.method !== 'POST') {
    const read = await readOnlyPage(request, services);
    if (read) return read;
  }
  if (request.host.kind === 'subdomain') return artistOnSubdomain(request, services, request.host.slug);
  if (request.path === '/') return request.method === 'POST' ? null : splashPage(request, services);
  const release = parseReleasePath(request.path);
  if (release && !release.calendar) return releasePage(request, services, release.reference);
  if (release) return request.method === 'POST' ? null : releaseCalendar(request, services, release.reference);
  const token = RECEIPT.exec(request.path)?.[1];
  if (token !== undefined) return receiptPage(request, services, token);
  return null;
};

/** Pages on every host of mode one that nothing is posted to, and what programs read. */
async function readOnlyPage(...asked: Parameters<RenderPage>): Promise<PageResponse | null> {
  const [request] = asked;
  if (request.path === '/feed') return labelFeed(...asked);
  const file = (await feedFile(...asked)) ?? (await machineFile(...asked));
  if (file || request.host.kind === 'subdomain') return file;
  return request.path === '/oembed' ? oembed(...asked) : embedPage(...asked);
}
