import { SITE_CARD_VERSION, type Medley, type PageRequest, type PageResponse, type PageServices, type ReleasePage } from '@countin/domain';
import { answerPage } from '../answer.ts';
import { nextRelease, releaseRow } from '../artist/release-row.ts';
import { publicCacheControl } from '../cache-control.ts';
import { renderDocument } from '../document/render-document.tsx';
import { SITE_NAMES } from '../document/site-identity.ts';
import { medleyData, type MedleyData } from '../medley/medley-data.ts';
import { openPage, type PageContext } from '../page-context.ts';
import bar from '../bar/bar.css?inline';
import { shareData, type ShareData } from '../sharing/share-data.ts';
import { siteStructuredData } from '../sharing/site-structured-data.ts';
import home from '../styles/home.css?inline';
import medleySheet from '../styles/medley.css?inline';
import strips from '../styles/strips.css?inline';
import { HomeView } from './home-view.tsx';

const NEWEST = 12;

/** What the script of the start page must know. */
export interface HomeData extends ShareData {
  readonly page: 'home';
  readonly language: string;
  readonly medley: MedleyData | null;
}

/** 4track's start page: what it is, and what is new. Without its database it still says what it is. */
export async function homePage(request: PageRequest, services: PageServices): Promise<PageResponse> {
  const context = openPage(request, services, 'fourtrack', 'home');
  const [releases, medley] = await Promise.all([newest(context), featured(context)]);
  const rows = (releases ?? []).map((release) => releaseRow(context, release));
  const { t, origins } = context;
  const data: HomeData = { page: 'home', language: context.language, ...shareData(context, SITE_NAMES.fourtrack, `${origins.fourtrack}/`), medley: medley && medleyData(context, medley, null) };
  const document = await renderDocument(context, {
    title: t('home:pageTitle'),
    description: t('home:lead'),
    canonical: `${origins.fourtrack}/`,
    card: { kind: 'site', id: 'fourtrack', version: SITE_CARD_VERSION },
    structuredData: siteStructuredData(context, t('home:lead')),
    styles: [bar + strips + home + (medley ? medleySheet : '')],
    data,
    body: <HomeView context={context} rows={rows} medley={medley} />,
  });
  return answerPage(200, document, releases ? { 'cache-control': publicCacheControl(request.now, nextRelease(rows)) } : {});
}

/** The medley that was published last plays on the start page. */
async function featured({ services }: PageContext): Promise<Medley | null> {
  try {
    return await services.read.latestMedley();
  } catch (error) {
    services.log('The featured medley could not be read', error);
    return null;
  }
}

async function newest({ services }: PageContext): Promise<ReleasePage[] | null> {
  try {
    return await services.read.latestReleases(NEWEST);
  } catch (error) {
    services.log('The newest releases could not be read', error);
    return null;
  }
}
