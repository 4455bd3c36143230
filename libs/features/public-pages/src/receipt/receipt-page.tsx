import { coverColours, LANGUAGES, type PageRequest, type PageResponse, type PageServices, type ReleasePage } from '@countin/domain';
import { accentCss } from '@countin/theme';
import { answerJson, answerPage } from '../answer.ts';
import { renderDocument } from '../document/render-document.tsx';
import { faultOf, retryHeaders, statusOf } from '../fault.ts';
import { openPage, type PageContext } from '../page-context.ts';
import sheet from '../styles/receipt.css?inline';
import { troublePage, unavailablePage } from '../trouble/trouble-page.tsx';
import { receiptWords, type Receipt } from './receipt-state.ts';
import { ReceiptView } from './receipt-view.tsx';

/** What the script of a receipt must know. */
export interface ReceiptData {
  readonly page: 'receipt';
  readonly language: string;
  readonly texts: { readonly confirming: string; readonly unreachable: string };
}

/**
 * Answers `/r/{token}`. Reading changes nothing, since mail scanners open links; the page's form
 * confirms or stops, and a mail program's one-click unsubscribe (RFC 8058) posts here as well.
 */
export async function receiptPage(request: PageRequest, services: PageServices, token: string): Promise<PageResponse> {
  const plain = openPage(request, services, 'countin', 'receipt');
  try {
    if (request.method !== 'POST') return await showReceipt(request, services, token);
    const stop = request.query.has('one-click') || request.form['action'] === 'stop';
    await services.call(stop ? 'stopSignup' : 'confirmSignup', { token }, request.clientAddress);
    return await showReceipt(request, services, token);
  } catch (error) {
    const fault = faultOf(error, services.log);
    const status = statusOf(fault);
    const message = plain.t(`errors:${fault.code}`);
    if (request.wantsJson) return answerJson(status, { ok: false, message }, retryHeaders(fault));
    if (status === 503) return unavailablePage(plain);
    return troublePage(plain, {
      status,
      title: plain.t('receipt:invalidTitle'),
      text: message,
      action: { label: plain.t('notFound.home'), href: `${plain.origins.main}/` },
      headers: retryHeaders(fault),
    });
  }
}

async function showReceipt(request: PageRequest, services: PageServices, token: string): Promise<PageResponse> {
  const receipt = await services.call('readReceipt', { token }, request.clientAddress);
  const language = LANGUAGES.find((known) => known === receipt.language);
  const context = openPage(request, services, 'countin', 'receipt', language);
  if (request.wantsJson) return answerJson(200, { ok: true, ...receiptWords(context.t, receipt) });
  const release = await releaseOf(context, receipt);
  const document = await renderDocument(context, {
    title: context.t('receipt:pageTitle'),
    description: context.t('receipt:kicker'),
    styles: [sheet, ...(release ? [accentCss(coverColours(release))] : [])],
    data: receiptData(context),
    body: <ReceiptView context={context} receipt={receipt} release={release} token={token} />,
  });
  return answerPage(200, document, { 'referrer-policy': 'same-origin' });
}

/** The release is decoration here: without it the receipt is as good. */
async function releaseOf({ services }: PageContext, { productId }: Receipt): Promise<ReleasePage | null> {
  try {
    return await services.read.releasePage(productId);
  } catch (error) {
    services.log('The release of a receipt could not be read', error);
    return null;
  }
}

function receiptData({ language, t }: PageContext): ReceiptData {
  return { page: 'receipt', language, texts: { confirming: t('receipt:confirming'), unreachable: t('errors:service/unavailable') } };
}
