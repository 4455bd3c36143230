import { originsOf } from '@countin/domain/deployment';
import { profileCardVersion, type PageRequest, type PageResponse, type PageServices } from '@countin/domain/pages';
import type { LabelProfile } from '@countin/domain/profile';
import type { CountdownSetup } from '../moment/countdown.tsx';
import { countdownSetup } from '../moment/countdown-island.tsx';
import { brandSheets } from '../brand/brand-css.ts';
import logoSheet from '../components/label-logo.css?inline';
import { answerPage, movedTo, redirectTo } from '../page/answer.ts';
import { nextRelease, releaseRow } from '../catalogue/release-row.ts';
import { publicCacheControl } from '../page/cache-control.ts';
import { renderDocument } from '../document/render-document.tsx';
import { labelFeedLinks } from '../urls/feed-links.ts';
import { openPage } from '../page/page-context.ts';
import { profileColours } from '../catalogue/profile-colours.ts';
import { labelStructuredData } from './label-structured-data.ts';
import { unavailablePage } from '../error-pages/error-page.tsx';
import { labelAddress } from '../urls/label-address.ts';
import countdownSheet from '../moment/countdown.css?inline';
import sheet from './label.css?inline';
import { askedLabel, placeAsked, presentFeedAddress } from '../urls/label-request.ts';
import { LabelView } from './label-view.tsx';

/** Releases on one page of a feed. */
export const FEED_PAGE = 24;

/** What the script of a label's feed must know. */
export interface LabelData {
  readonly page: 'label';
  readonly language: string;
  readonly countdown: CountdownSetup;
}

/** Answers `/feed`. Where nothing names a label, or there is none of that name, the browser goes to `/`. */
export async function labelFeed(request: PageRequest, services: PageServices): Promise<PageResponse> {
  try {
    const label = await askedLabel(request, services);
    if (!label) return redirectTo('/');
    const present = presentFeedAddress(request, originsOf(services.sites), label.customSlug);
    return present === null ? await labelPage(request, services, label) : movedTo(present, request.now);
  } catch (error) {
    services.log('A label feed could not be read', error);
    return unavailablePage(openPage(request, services, 'countin', 'label'));
  }
}

/** A label's feed: what is coming and what is out, page by page. */
export async function labelPage(
  request: PageRequest,
  services: PageServices,
  label: LabelProfile,
): Promise<PageResponse> {
  const context = openPage(request, services, 'countin', 'label');
  const { t } = context;
  const after = placeAsked(request);
  const found = await services.read.releasesOfLabel(label.id, FEED_PAGE + 1, after);
  const shown = found.slice(0, FEED_PAGE);
  const next = found.length > FEED_PAGE ? (shown.at(-1) ?? null) : null;
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
    // Further pages change with every release: only the first is for search engines.
    ...(after === undefined && {
      canonical: address,
      card: { kind: 'label', id: label.customSlug, version: profileCardVersion(label) },
    }),
    structuredData: labelStructuredData(context, label, address, shown),
    alternates: labelFeedLinks(context, label),
    styles: [
      countdownSheet + logoSheet + sheet,
      ...brandSheets({ ...label, colours: profileColours(label, shown[0]) }),
    ],
    data,
    body: <LabelView view={context} label={label} rows={rows} next={next} first={after === undefined} />,
  });
  return answerPage(200, document, { 'cache-control': publicCacheControl(request.now, nextRelease(rows)) });
}
