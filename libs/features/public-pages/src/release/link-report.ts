import { errorKey } from '@countin/i18n';
import type { ReleasePage } from '@countin/domain/release';
import type { PageContext } from '../page/page-context.ts';
import { errorCodeOf, retryHeaders, statusOf } from '../page/error.ts';
import { WRONG_LINK_FIELD, type LinkReportAnswer } from './store-list.tsx';
import { linkName } from './store-rows.ts';

interface LinkReportOutcome {
  readonly answer: LinkReportAnswer;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Whether the posted form reports a link. */
export function reportsLink({ form }: PageContext): boolean {
  return WRONG_LINK_FIELD in form;
}

/** Passes a fan's report of a wrong link on. The link may have gone since the fan opened the page: thanks all the same. */
export async function answerLinkReport(context: PageContext, release: ReleasePage): Promise<LinkReportOutcome> {
  const { t, request, services } = context;
  const link = release.storeLinks.find(({ id }) => id === request.form[WRONG_LINK_FIELD]);
  const thanks = (name: string) => ({
    answer: { ok: true, text: t('release:wrongLink.thanks', { name, artist: release.artistName }) },
    status: 200,
    headers: {},
  });
  if (!link) return thanks(release.title);
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
