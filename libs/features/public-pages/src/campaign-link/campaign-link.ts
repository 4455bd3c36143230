import { errorKey } from '@countin/i18n';
import type { PageRequest, PageResponse, PageServices } from '@countin/domain/pages';
import { errorPage, notFoundPage, unavailablePage } from '../error-pages/error-page.tsx';
import { errorCodeOf, retryHeaders, statusOf } from '../page/error.ts';
import { openPage } from '../page/page-context.ts';

/** The address names a fan: it is kept out of caches, referrers and search indexes. */
const PRIVATE = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex', 'cache-control': 'no-store' };

/**
 * Answers a link of a campaign: redirects to what the campaign links to. The target comes from the campaign alone,
 * never from the address, so that nothing can redirect our links elsewhere. HEAD is no click: mail scanners ask so.
 */
export async function campaignLink(request: PageRequest, services: PageServices, token: string): Promise<PageResponse> {
  try {
    const input = { token, counts: request.method === 'GET' };
    const { url } = await services.call('followCampaignLink', input, request.clientAddress);
    return { status: 302, headers: { location: url, ...PRIVATE }, body: '' };
  } catch (error) {
    const errorCode = errorCodeOf(error, services.log);
    const page = openPage(request, services, 'countin', 'receipt');
    const status = statusOf(errorCode);
    if (status === 503) return unavailablePage(page);
    if (status === 404) return notFoundPage(page);
    return errorPage(page, {
      status,
      title: page.t('receipt:invalidTitle'),
      text: page.t(errorKey(errorCode.code)),
      action: { label: page.t('notFound.home'), href: `${page.origins.main}/` },
      headers: { ...retryHeaders(errorCode), ...PRIVATE },
    });
  }
}
