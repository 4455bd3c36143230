import { originsOf } from '@countin/domain/deployment';
import { profileCardVersion, type PageRequest, type PageResponse, type PageServices } from '@countin/domain/pages';
import type { LabelProfile } from '@countin/domain/profile';
import type { CountdownSetup } from '../moment/countdown.tsx';
import { countdownSetup } from '../moment/countdown-island.tsx';
import { FIELD_STYLES } from '@countin/ui/static-styles';
import { brandSheets } from '../brand/brand-css.ts';
import { answerPage, movedTo, redirectTo } from '../page/answer.ts';
import { nextChange, releaseRow } from '../catalogue/release-row.ts';
import { publicCacheControl } from '../page/cache-control.ts';
import { renderDocument } from '../document/render-document.tsx';
import { isNarrowed, labelFeedLinks } from '../urls/feed-links.ts';
import { openPage } from '../page/page-context.ts';
import { profileColours } from '../catalogue/profile-colours.ts';
import { LABEL_STYLES } from './label-styles.ts';
import { labelStructuredData } from './label-structured-data.ts';
import { unavailablePage } from '../error-pages/error-page.tsx';
import { labelAddress } from '../urls/label-address.ts';
import { readLabelFeed } from '../feeds/read-label-feed.ts';
import { oembedLink } from '../urls/oembed-link.ts';
import { requestedLabel, presentFeedAddress } from '../urls/label-request.ts';
import { LabelView } from './label-view.tsx';

/** Most releases on one page of a feed: more would not fit the first round trip. */
export const FEED_PAGE = 24;

/** Data for the script of a label's feed. */
export interface LabelData {
  readonly page: 'label';
  readonly language: string;
  readonly countdown: CountdownSetup;
}

/** Answers `/feed`. Where nothing names a label, or there is none of that name, the browser goes to `/`. */
export async function labelFeed(request: PageRequest, services: PageServices): Promise<PageResponse> {
  try {
    const label = await requestedLabel(request, services);
    if (!label) return redirectTo('/');
    const present = presentFeedAddress(request, originsOf(services.sites), label.customSlug);
    return present === null ? await labelPage(request, services, label) : movedTo(present, request.now);
  } catch (error) {
    services.log('A label feed could not be read', error);
    return unavailablePage(openPage(request, services, 'countin', 'label'));
  }
}

/** A label's feed: what is coming and what is out, page by page. */
async function labelPage(request: PageRequest, services: PageServices, label: LabelProfile): Promise<PageResponse> {
  const context = openPage(request, services, 'countin', 'label', undefined, label.feedLanguages);
  const { t } = context;
  const {
    releases: shown,
    next,
    first,
    choice,
  } = await readLabelFeed(request, services, label, Math.min(FEED_PAGE, label.feedCount));
  const rows = shown.map((release) => releaseRow(context, release));
  const address = labelAddress(context, label);
  const data: LabelData = {
    page: 'label',
    language: context.language,
    countdown: countdownSetup(context),
  };
  const document = await renderDocument(context, {
    title: label.name,
    description: t('label:description', { label: label.name }),
    // Further pages change with every release, and filters repeat it: only the first page is for search engines.
    ...(first &&
      !isNarrowed(choice) && {
        canonical: address,
        card: { kind: 'label', id: label.customSlug, version: profileCardVersion(label) },
      }),
    structuredData: labelStructuredData(context, label, address, shown),
    alternates: [
      ...labelFeedLinks(context, label, choice),
      ...(label.feedEmbedding === 'nowhere' ? [] : [oembedLink(context, address, label.name)]),
    ],
    styles: [FIELD_STYLES + LABEL_STYLES, ...brandSheets({ ...label, colours: profileColours(label, shown[0]) })],
    data,
    body: <LabelView view={context} label={label} rows={rows} next={next} first={first} choice={choice} />,
  });
  return answerPage(200, document, { 'cache-control': publicCacheControl(request.now, nextChange(rows)) });
}
