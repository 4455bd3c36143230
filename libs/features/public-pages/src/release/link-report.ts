import { errorKey } from '@countin/i18n';
import type { ReleasePage } from '@countin/domain/release';
import type { PageContext } from '../page/page-context.ts';
import { errorCodeOf, retryHeaders, statusOf } from '../page/error.ts';
import { SURELY_WRONG_FIELD, WRONG_LINK_FIELD, type LinkReportAnswer } from './store-list.tsx';
import { linkName } from './store-rows.ts';

interface LinkReportOutcome {
  readonly answer: LinkReportAnswer;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Whether the posted form is about a wrong link: a tap on its button, or the answer to the question. */
export function reportsLink({ form }: PageContext): boolean {
  return WRONG_LINK_FIELD in form || SURELY_WRONG_FIELD in form;
}

/**
 * Asks first, since the button is next to the link. Then passes a fan's report of a wrong link on. The link may
 * have gone since the fan opened the page: thanks all the same.
 */
export async function answerLinkReport(context: PageContext, release: ReleasePage): Promise<LinkReportOutcome> {
  const { t, request, services } = context;
  const sure = request.form[SURELY_WRONG_FIELD];
  const link = release.storeLinks.find(({ id }) => id === (sure ?? request.form[WRONG_LINK_FIELD]));
  const thanks = (name: string) => ({
    answer: { ok: true, text: t('release:wrongLink.thanks', { name, artist: release.artistName }) },
    status: 200,
    headers: {},
  });
  if (!link) return thanks(release.title);
  if (sure === undefined) {
    const text = t('release:wrongLink.ask', { name: linkName(link), artist: release.artistName });
    const question = { linkId: link.id, yes: t('release:wrongLink.yes'), no: t('release:wrongLink.no') };
    return { answer: { ok: false, text, question }, status: 200, headers: {} };
  }
  try {
    await services.call('reportLink', { productId: release.id, linkId: link.id }, request.clientAddress);
    return thanks(linkName(link));
  } catch (error) {
    const errorCode = errorCodeOf(error, services.log);
    return {
      answer: { ok: false, text: t(errorKey(errorCode.code)) },
      status: statusOf(errorCode),
      headers: retryHeaders(errorCode),
    };
  }
}
