import { errorKey } from '@countin/i18n';
import type { PageRequest, PageResponse, PageServices } from '@countin/domain/pages';
import { planMailPath, summaryMailPath } from '@countin/domain/urls';
import { errorPage, unavailablePage } from '../error-pages/error-page.tsx';
import { errorCodeOf, retryHeaders, statusOf } from '../page/error.ts';
import { openPage } from '../page/page-context.ts';

/** The address is a secret: it is kept out of referrers and search indexes. */
const PRIVATE = { 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' };

/** Mails that members switch on, by the texts of their page. */
const KINDS = {
  morningMail: { path: planMailPath, call: 'stopPlanMail' },
  summaryMail: { path: summaryMailPath, call: 'stopSummaryMail' },
} as const;

/** Switches a member's morning mail about a plan off. */
export const planMailPage = (...requested: [PageRequest, PageServices, string]): Promise<PageResponse> =>
  stopMailPage('morningMail', ...requested);

/** Switches a member's summary of numbers off. */
export const summaryMailPage = (...requested: [PageRequest, PageServices, string]): Promise<PageResponse> =>
  stopMailPage('summaryMail', ...requested);

/**
 * Switches a mail off. GET changes nothing, because mail scanners open links. The page's form and a mail program's
 * one-click unsubscribe (RFC 8058) post here. Says nothing about whether the link is still valid.
 */
async function stopMailPage(
  kind: keyof typeof KINDS,
  request: PageRequest,
  services: PageServices,
  token: string,
): Promise<PageResponse> {
  const { path, call } = KINDS[kind];
  const context = openPage(request, services, 'countin', 'receipt');
  const { t, origins } = context;
  const home = { label: t('receipt:morningMail.home'), href: `${origins.main}/` };
  const page = { status: 200, headers: PRIVATE };
  if (request.method !== 'POST')
    return errorPage(context, {
      ...page,
      title: t(`receipt:${kind}.title`),
      text: t(`receipt:${kind}.text`),
      form: { label: t('receipt:morningMail.stop'), action: path(token) },
      action: home,
    });
  try {
    await services.call(call, { token }, request.clientAddress);
  } catch (error) {
    const errorCode = errorCodeOf(error, services.log);
    if (statusOf(errorCode) === 503) return unavailablePage(context);
    return errorPage(context, {
      status: statusOf(errorCode),
      title: t('receipt:invalidTitle'),
      text: t(errorKey(errorCode.code)),
      action: home,
      headers: { ...retryHeaders(errorCode), ...PRIVATE },
    });
  }
  return errorPage(context, {
    ...page,
    title: t(`receipt:${kind}.ended`),
    text: t(`receipt:${kind}.endedText`),
    action: home,
  });
}
