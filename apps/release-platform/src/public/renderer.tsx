import type { PageResponse, RenderPage } from '@countin/domain/pages';
import {
  parseCampaignLinkPath,
  parseKeptCalendarPath,
  parsePlanCalendarPath,
  parsePlanMailPath,
  parseReleasePath,
  parseReceiptPath,
  parseSummaryMailPath,
  PUBLIC_PATHS,
} from '@countin/domain/urls';
import {
  artistOnSubdomain,
  campaignLink,
  embedPage,
  feedFile,
  keepAnswer,
  keptCalendar,
  labelFeed,
  machineFile,
  oembed,
  planCalendar,
  planMailPage,
  receiptPage,
  releaseCalendar,
  releasePage,
  splashPage,
  summaryMailPage,
} from '@countin/public-pages';

/** Mode one's public pages; every other path is the application's. */
export const renderPage: RenderPage = async (request, services) => {
  if (request.method !== 'POST') {
    const read = await readOnlyPage(request, services);
    if (read) return read;
  }
  const kept = await keepAnswer(request, services);
  if (kept) return kept;
  if (request.host.kind === 'subdomain') return artistOnSubdomain(request, services, request.host.slug);
  const release = parseReleasePath(request.path);
  if (release && !release.calendar) return releasePage(request, services, release.reference);
  const morningMail = parsePlanMailPath(request.path);
  if (morningMail !== null) return planMailPage(request, services, morningMail);
  const summary = parseSummaryMailPath(request.path);
  if (summary !== null) return summaryMailPage(request, services, summary);
  const token = parseReceiptPath(request.path);
  return token === null ? null : receiptPage(request, services, token);
};

/** Pages on every host of mode one that nothing is posted to, and what programs read. */
async function readOnlyPage(...requested: Parameters<RenderPage>): Promise<PageResponse | null> {
  const [request] = requested;
  if (request.path === PUBLIC_PATHS.labelFeed) return labelFeed(...requested);
  const file = (await feedFile(...requested)) ?? (await machineFile(...requested));
  if (file || request.host.kind === 'subdomain') return file;
  if (request.path === PUBLIC_PATHS.start) return splashPage(...requested);
  const link = parseCampaignLinkPath(request.path);
  if (link !== null) return campaignLink(...requested, link);
  const plan = parsePlanCalendarPath(request.path);
  if (plan !== null) return planCalendar(...requested, plan);
  const kept = parseKeptCalendarPath(request.path);
  if (kept !== null) return keptCalendar(...requested, kept);
  const release = parseReleasePath(request.path);
  if (release?.calendar) return releaseCalendar(...requested, release.reference);
  return request.path === PUBLIC_PATHS.oembed ? oembed(...requested) : embedPage(...requested);
}
