import { releaseArtwork } from '@countin/domain/artwork';
import type { PageRequest, PageResponse, PageServices } from '@countin/domain/pages';
import type { ArtistProfile } from '@countin/domain/profile';
import { coverColours } from '@countin/domain/release';
import { artistUrl, PUBLIC_PATHS } from '@countin/domain/urls';
import { accentCss } from '@countin/theme';
import { ButtonLink, Cover } from '@countin/ui/static';
import { answerPage, redirectTo } from '../page/answer.ts';
import { renderDocument } from '../document/render-document.tsx';
import { artistFeedLinks } from '../urls/feed-links.ts';
import { openPage } from '../page/page-context.ts';
import { PageFooter } from '../components/page-footer.tsx';
import { ShareIsland } from '../components/share-island.tsx';
import sheet from './receipt.css?inline';
import { unavailablePage } from '../error-pages/error-page.tsx';

/** Data for the script of the page after a signup. */
export interface SuccessData {
  readonly page: 'success';
  readonly language: string;
}

/** `/medley-success`: asked, and about to be confirmed; add to calendar, share, listen. Without a signup it leads to the medley. */
export async function successPage(
  request: PageRequest,
  services: PageServices,
  artist: ArtistProfile,
): Promise<PageResponse> {
  const context = openPage(request, services, 'fourtrack', 'medley');
  const { t, origins } = context;
  if (request.query.get('state') !== 'unconfirmed') return redirectTo(PUBLIC_PATHS.medley);
  try {
    const [newest] = await services.read.releasesOfArtist(artist.id, 1);
    const title = t('medley:successAsked');
    const url = artistUrl(origins, artist.customSlug);
    const calendar = artistFeedLinks(context, artist).find(({ type }) => type === 'text/calendar');
    const data: SuccessData = { page: 'success', language: context.language };
    const document = await renderDocument(context, {
      title: t('medley:successPage'),
      description: title,
      styles: [sheet, ...(newest ? [accentCss(coverColours(newest), 'fourtrack')] : [])],
      data,
      body: (
        <div className="page">
          <main id="main" className="receipt">
            {newest && <Cover {...releaseArtwork(newest)} alt="" size={176} leading />}
            <p className="what">
              <bdi>{artist.name}</bdi>
            </p>
            <h1>{title}</h1>
            <p className="text">{t('medley:successFollowText', { artist: artist.name })}</p>
            <div className="actions">
              <ButtonLink variant="primary" size="large" href={PUBLIC_PATHS.medley}>
                {t('medley:listen')}
              </ButtonLink>
              {calendar && (
                <ButtonLink size="large" href={calendar.href} rel="nofollow">
                  {t('medley:addToCalendar')}
                </ButtonLink>
              )}
              <ShareIsland view={context} text={artist.name} url={url} />
            </div>
          </main>
          <PageFooter view={context} />
        </div>
      ),
    });
    return answerPage(200, document);
  } catch (error) {
    services.log('The page after a signup could not be read', error);
    return unavailablePage(context);
  }
}
