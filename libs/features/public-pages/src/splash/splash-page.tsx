import { coverPreload } from '@countin/ui/static';
import { releaseArtwork } from '@countin/domain/artwork';
import { SITE_CARD_VERSION, type PageRequest, type PageResponse, type PageServices } from '@countin/domain/pages';
import type { ReleasePage } from '@countin/domain/release';
import type { CountdownSetup } from '../moment/countdown.tsx';
import { countdownSetup } from '../moment/countdown-island.tsx';
import { answerPage } from '../page/answer.ts';
import { nextChange, releaseRow } from '../catalogue/release-row.ts';
import { publicCacheControl } from '../page/cache-control.ts';
import { renderDocument } from '../document/render-document.tsx';
import { openPage, type PageContext } from '../page/page-context.ts';
import { siteStructuredData } from '../seo/site-structured-data.ts';
import { headingTypeface } from '../brand/heading-sheet.ts';
import countdown from '../moment/countdown.css?inline';
import splash from './splash.css?inline';
import { EXAMPLE_SIDE } from './example-phone.tsx';
import { SplashView } from './splash-view.tsx';

/** Id of the example release on the start page. Deployments without it show an illustration. */
export const EXAMPLE_RELEASE_ID = 'low-sun-long-water';

/** Page data for the script of the start page. */
export interface SplashData {
  readonly page: 'splash';
  readonly language: string;
  readonly countdown: CountdownSetup;
}

/** Countin's start page, with a live example release. If the database cannot be read, it shows an illustration. */
export async function splashPage(request: PageRequest, services: PageServices): Promise<PageResponse> {
  const context = openPage(request, services, 'countin', 'splash');
  const { t, language, origins } = context;
  const release = await example(context);
  const row = release ? releaseRow(context, release) : null;
  const data: SplashData = { page: 'splash', language, countdown: countdownSetup(context) };
  const document = await renderDocument(context, {
    title: t('nav:titles.splash'),
    description: t('splash:lead'),
    canonical: `${origins.main}/`,
    card: { kind: 'site', id: 'countin', version: SITE_CARD_VERSION },
    structuredData: siteStructuredData(context, t('splash:lead')),
    heading: headingTypeface(context),
    styles: [countdown + splash],
    data,
    body: <SplashView view={context} example={row} />,
  });
  return answerPage(
    200,
    document,
    release === undefined
      ? {}
      : {
          'cache-control': publicCacheControl(request.now, nextChange(row ? [row] : [])),
          ...(release && { link: coverPreload(releaseArtwork(release), EXAMPLE_SIDE) }),
        },
  );
}

/** Undefined if the release could not be read: the page must then not be cached. */
async function example({ services }: PageContext): Promise<ReleasePage | null | undefined> {
  try {
    return await services.read.releasePage(EXAMPLE_RELEASE_ID);
  } catch (error) {
    services.log('The example release could not be read', error);
    return undefined;
  }
}
