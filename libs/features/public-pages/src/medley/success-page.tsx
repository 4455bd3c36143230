import { coverColours, releasePath, type ArtistProfile, type PageRequest, type PageResponse, type PageServices } from '@countin/domain';
import { accentCss } from '@countin/theme';
import { answerPage, redirectTo } from '../answer.ts';
import { calendarPath } from '../calendar/calendar-path.ts';
import { renderDocument } from '../document/render-document.tsx';
import { openPage } from '../page-context.ts';
import { PageFooter } from '../parts/page-footer.tsx';
import { ReleaseCover } from '../parts/release-cover.tsx';
import { ShareButton } from '../sharing/share-button.tsx';
import { shareData, type ShareData } from '../sharing/share-data.ts';
import sheet from '../styles/receipt.css?inline';
import { unavailablePage } from '../trouble/trouble-page.tsx';

/** What the script of the page after a signup must know. */
export interface SuccessData extends ShareData {
  readonly page: 'success';
  readonly language: string;
}

/** `/medley-success`: confirmed, or about to be; add to calendar, share, listen. Without a release it leads to the medley. */
export async function successPage(request: PageRequest, services: PageServices, artist: ArtistProfile): Promise<PageResponse> {
  const context = openPage(request, services, 'fourtrack', 'medley');
  const { t, origins } = context;
  try {
    const release = await services.read.releasePage(request.query.get('release') ?? '');
    if (!release || release.artistId !== artist.id) return redirectTo('/medley');
    const asked = request.query.get('state') === 'asked';
    const title = asked ? t('medley:successAsked') : t('medley:successNoted');
    const url = `${origins.fourtrack}/${artist.customSlug}`;
    const data: SuccessData = { page: 'success', language: context.language, ...shareData(context, artist.name, url) };
    const document = await renderDocument(context, {
      title: t('medley:successPage'),
      description: title,
      styles: [sheet, accentCss(coverColours(release), 'fourtrack')],
      data,
      body: (
        <div className="page">
          <main id="main" className="receipt">
            <ReleaseCover release={release} alt="" side={176} leading />
            <p className="what"><bdi>{release.title}</bdi> <span><bdi>{release.artistName}</bdi></span></p>
            <h1>{title}</h1>
            <p className="text">{t(asked ? 'medley:successAskedText' : 'medley:successNotedText', { title: release.title })}</p>
            <div className="actions">
              <a className="button filled" href="/medley">{t('medley:listen')}</a>
              <a className="button outlined" href={origins.main + calendarPath(release, context.language)} rel="nofollow">{t('medley:addToCalendar')}</a>
              <ShareButton context={context} />
            </div>
            <p className="stop"><a className="link-button" href={origins.main + releasePath(release)}>{t('medley:seeRelease')}</a></p>
          </main>
          <PageFooter context={context} />
        </div>
      ),
    });
    return answerPage(200, document);
  } catch (error) {
    services.log('The page after a signup could not be read', error);
    return unavailablePage(context);
  }
}
