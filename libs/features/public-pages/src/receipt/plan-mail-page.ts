import type { PageRequest, PageResponse, PageServices } from '@countin/domain/pages';
import { planMailPath } from '@countin/domain/urls';
import { errorPage, unavailablePage } from '../error-pages/error-page.tsx';
import { errorCodeOf, retryHeaders, statusOf } from '../page/error.ts';
import { openPage } from '../page/page-context.ts';

/** The address is a secret: it is kept out of referrers and search indexes. */
const PRIVATE = { 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' };

/**
 * Switches a member's morning mail off. GET changes nothing, because mail scanners open links. The page's form and a
 * mail program's one-click unsubscribe (RFC 8058) post here. Says nothing about whether the link is still valid.
 */
export async function planMailPage(request: PageRequest, services: PageServices, token: string): Promise<PageResponse> {
  const context = openPage(request, services, 'countin', 'receipt');
  const { t, origins } = context;
  const home = { label: t('receipt:morningMail.home'), href: `${origins.main}/` };
  const page = { status: 200, headers: PRIVATE };
  if (request.method !== 'POST')
    return errorPage(context, {
      ...page,
      title: t('receipt:morningMail.title'),
      text: t('receipt:morningMail.text'),
      form: { label: t('receipt:morningMail.stop'), action: planMailPath(token) },
      action: home,
    });
  try {
    await services.call('stopPlanMail', { token }, request.clientAddress);
  } catch (error) {
    const errorCode = errorCodeOf(error, services.log);
    if (statusOf(errorCode) === 503) return unavailablePage(context);
    return errorPage(context, {
      status: statusOf(errorCode),
      title: t('receipt:invalidTitle'),
      text: t(`errors:${errorCode.code}`),
      action: home,
      headers: { ...retryHeaders(errorCode), ...PRIVATE },
    });
  }
  return errorPage(context, {
    ...page,
    title: t('receipt:morningMail.ended'),
    text: t('receipt:morningMail.endedText'),
    action: home,
  });
}
