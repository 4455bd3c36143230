import { errorKey } from '@countin/i18n';
import { LANGUAGES } from '@countin/domain/locale';
import type { PageRequest, PageResponse, PageServices } from '@countin/domain/pages';
import { coverColours, type ReleasePage } from '@countin/domain/release';
import { parseCampaign, receiptPath } from '@countin/domain/urls';
import { accentCss } from '@countin/theme';
import { NOTICE_STYLES } from '@countin/ui/static-styles';
import { answerJson, answerPage } from '../page/answer.ts';
import { renderDocument } from '../document/render-document.tsx';
import { errorCodeOf, retryHeaders, statusOf } from '../page/error.ts';
import { openPage, type PageContext } from '../page/page-context.ts';
import sheet from './receipt.css?inline';
import { SIGNUP_STYLES } from '../signup/signup-styles.ts';
import { errorPage, unavailablePage } from '../error-pages/error-page.tsx';
import { actOnReceipt, type ReceiptOutcome } from './receipt-action.ts';
import type { Receipt } from './receipt-state.ts';
import { receiptParts, ReceiptView } from './receipt-view.tsx';

/** Page data for the script of a receipt. */
export interface ReceiptData {
  readonly page: 'receipt';
  readonly language: string;
}

/**
 * Answers `/r/{token}`. GET changes nothing, because mail scanners open links. Only the page's forms and
 * the one-click unsubscribe of a mail program make changes.
 */
export async function receiptPage(request: PageRequest, services: PageServices, token: string): Promise<PageResponse> {
  const plain = openPage(request, services, 'countin', 'receipt');
  try {
    const outcome = request.method === 'POST' ? await actOnReceipt(request, services, token) : null;
    if (outcome?.kind === 'erased') return await erasedPage(plain);
    return await showReceipt(request, services, token, outcome);
  } catch (error) {
    const errorCode = errorCodeOf(error, services.log);
    const status = statusOf(errorCode);
    const message = plain.t(errorKey(errorCode.code));
    if (request.wantsJson) return answerJson(status, { ok: false, message }, retryHeaders(errorCode));
    if (status === 503) return unavailablePage(plain);
    return errorPage(plain, {
      status,
      title: plain.t(errorCode.code === 'signup/moved' ? 'receipt:movedTitle' : 'receipt:invalidTitle'),
      text: message,
      action: { label: plain.t('notFound.home'), href: `${plain.origins.main}/` },
      headers: { ...retryHeaders(errorCode), ...PRIVATE },
    });
  }
}

/** The URL is a secret: these headers keep it out of referrers and search indexes. */
const PRIVATE = { 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' };

async function showReceipt(
  request: PageRequest,
  services: PageServices,
  token: string,
  outcome: ReceiptOutcome | null,
): Promise<PageResponse> {
  const receipt = await services.call('readReceipt', { token }, request.clientAddress);
  const language = LANGUAGES.find((known) => known === receipt.language);
  // A language that the fan has just saved overrides the query and the cookie.
  const requested = outcome?.kind === 'saved' ? { ...request, query: new URLSearchParams(), cookies: {} } : request;
  const context = openPage(requested, services, 'countin', 'receipt', language);
  const release = await releaseOf(context, receipt);
  const shown = { view: context, receipt, release, path: receiptPath(token, parseCampaign(request.query)), outcome };
  if (request.wantsJson) return answerJson(200, { ok: true, ...receiptParts(shown) });
  const document = await renderDocument(context, {
    title: context.t('receipt:pageTitle'),
    description: context.t('receipt:pageTitle'),
    styles: [NOTICE_STYLES + SIGNUP_STYLES + sheet, ...(release ? [accentCss(coverColours(release))] : [])],
    data: { page: 'receipt', language: context.language } satisfies ReceiptData,
    body: <ReceiptView {...shown} />,
  });
  return answerPage(outcome?.kind === 'refused' ? 422 : 200, document, PRIVATE);
}

function erasedPage(context: PageContext): Promise<PageResponse> {
  const { t, origins } = context;
  return errorPage(context, {
    status: 200,
    title: t('receipt:erased'),
    text: t('receipt:erasedText'),
    headers: PRIVATE,
    action: { label: t('notFound.home'), href: `${origins.main}/` },
  });
}

/** The release is optional here: if it cannot be read, the receipt is shown without it. */
async function releaseOf({ services }: PageContext, { productId }: Receipt): Promise<ReleasePage | null> {
  if (productId === null) return null;
  try {
    return await services.read.releasePage(productId);
  } catch (error) {
    services.log('The release of a receipt could not be read', error);
    return null;
  }
}
