import type { Medley } from '@countin/domain/medley';
import { SITE_CARD_VERSION, type PageRequest, type PageResponse, type PageServices } from '@countin/domain/pages';
import { newAndNext, type ReleasePage } from '@countin/domain/release';
import { dayOf, medleyOfDay, nextDayAt, ROTATION_WINDOW, rotationStart } from '@countin/domain/shelf';
import { answerPage } from '../page/answer.ts';
import { nextChange, releaseRow, type ReleaseRow } from '../catalogue/release-row.ts';
import { publicCacheControl } from '../page/cache-control.ts';
import { renderDocument } from '../document/render-document.tsx';
import { openPage, type PageContext } from '../page/page-context.ts';
import { headingTypeface } from '../brand/heading-sheet.ts';
import bar from '../bar/bar.css?inline';
import { siteStructuredData } from '../seo/site-structured-data.ts';
import home from './home.css?inline';
import medleySheet from '../medley/medley.css?inline';
import strips from '../catalogue/release-strips.css?inline';
import { HomeView } from './home-view.tsx';

/** Releases of New and Next. */
const SHELF = 12;

/** Data for the script of the start page. */
export interface HomeData {
  readonly page: 'home';
  readonly language: string;
}

/** 4track's start page: what it is, the medley of the day, what is new and what comes next. Without its database it still says what it is. */
export async function homePage(request: PageRequest, services: PageServices): Promise<PageResponse> {
  const context = openPage(request, services, 'fourtrack', 'home');
  const [releases, medley] = await Promise.all([shelf(context), featured(context)]);
  const rows = (releases ?? []).map((release) => releaseRow(context, release));
  const { t, origins } = context;
  const data: HomeData = {
    page: 'home',
    language: context.language,
  };
  const document = await renderDocument(context, {
    title: t('home:pageTitle'),
    description: t('home:lead'),
    canonical: `${origins.fourtrack}/`,
    card: { kind: 'site', id: 'fourtrack', version: SITE_CARD_VERSION },
    structuredData: siteStructuredData(context, t('home:lead')),
    heading: headingTypeface(context),
    styles: [bar + strips + home + (medley ? medleySheet : '')],
    data,
    body: <HomeView view={context} rows={rows} medley={medley} />,
  });
  return answerPage(
    200,
    document,
    releases ? { 'cache-control': publicCacheControl(request.now, nextOnPage(rows, request.now)) } : {},
  );
}

/** A release comes out, or another day has another medley. */
function nextOnPage(rows: readonly ReleaseRow[], now: number): number {
  return Math.min(nextChange(rows) ?? Infinity, nextDayAt(now));
}

/** Each day another profile's medley plays here: see `medleyOfDay`. */
async function featured({ services, request }: PageContext): Promise<Medley | null> {
  const day = dayOf(request.now);
  try {
    return medleyOfDay(await services.read.listedMedleys(rotationStart(day), ROTATION_WINDOW), day);
  } catch (error) {
    services.log('The featured medley could not be read', error);
    return null;
  }
}

async function shelf({ services, request }: PageContext): Promise<ReleasePage[] | null> {
  try {
    const [next, newest] = await Promise.all([
      services.read.nextReleases(request.now, SHELF),
      services.read.newestReleases(request.now, SHELF),
    ]);
    return newAndNext(next, newest, SHELF);
  } catch (error) {
    services.log('New and Next could not be read', error);
    return null;
  }
}
