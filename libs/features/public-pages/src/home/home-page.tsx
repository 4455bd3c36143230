import type { PageRequest, PageResponse, PageServices, ReleasePage } from '@countin/domain';
import { answerPage } from '../answer.ts';
import { nextRelease, releaseRow } from '../artist/release-row.ts';
import { publicCacheControl } from '../cache-control.ts';
import { renderDocument } from '../document/render-document.tsx';
import { openPage, type PageContext } from '../page-context.ts';
import bar from '../bar/bar.css?inline';
import home from '../styles/home.css?inline';
import strips from '../styles/strips.css?inline';
import { HomeView } from './home-view.tsx';

const NEWEST = 12;

/** What the script of the start page must know. */
export interface HomeData {
  readonly page: 'home';
  readonly language: string;
}

/** 4track's start page: what it is, and what is new. Without its database it still says what it is. */
export async function homePage(request: PageRequest, services: PageServices): Promise<PageResponse> {
  const context = openPage(request, services, 'fourtrack', 'home');
  const releases = await newest(context);
  const rows = (releases ?? []).map((release) => releaseRow(context, release));
  const { t, origins } = context;
  const data: HomeData = { page: 'home', language: context.language };
  const document = await renderDocument(context, {
    title: t('home:pageTitle'),
    description: t('home:lead'),
    canonical: `${origins.fourtrack}/`,
    structuredData: { '@context': 'https://schema.org', '@type': 'WebSite', name: '4track', url: `${origins.fourtrack}/` },
    styles: [bar + strips + home],
    data,
    body: <HomeView context={context} rows={rows} />,
  });
  return answerPage(200, document, releases ? { 'cache-control': publicCacheControl(request.now, nextRelease(rows)) } : {});
}

async function newest({ services }: PageContext): Promise<ReleasePage[] | null> {
  try {
    return await services.read.latestReleases(NEWEST);
  } catch (error) {
    services.log('The newest releases could not be read', error);
    return null;
  }
}
