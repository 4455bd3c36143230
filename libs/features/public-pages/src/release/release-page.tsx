import { coverPreload } from '@countin/ui/static';
import { releaseArtwork } from '@countin/domain/artwork';
import { releaseCardVersion, type PageRequest, type PageResponse, type PageServices } from '@countin/domain/pages';
import { coverColours, type ReleasePage } from '@countin/domain/release';
import { shortText } from '@countin/domain/texts';
import { releasePath, releaseReference, artistUrl } from '@countin/domain/urls';
import { brandSheets, reachedBy } from '../brand/brand-css.ts';
import logoSheet from '../components/label-logo.css?inline';
import { answerJson, answerPage } from '../page/answer.ts';
import { publicCacheControl } from '../page/cache-control.ts';
import { renderDocument } from '../document/render-document.tsx';
import { oembedLink } from '../urls/oembed-link.ts';
import { openPage, type PageContext } from '../page/page-context.ts';
import { notFoundPage, unavailablePage } from '../error-pages/error-page.tsx';
import countdown from '../moment/countdown.css?inline';
import sheet from './release.css?inline';
import { SIGNUP_STYLES } from '../signup/signup-styles.ts';
import { findRelease, toPresentAddress } from '../catalogue/find-release.ts';
import { releaseData } from './release-page-data.ts';
import { nextPhaseAt, phaseAt } from '../moment/release-phase.ts';
import { COVER_SIDE, ReleaseView } from './release-view.tsx';
import { SERVICE_FIRST } from './service-first.ts';
import { answerSignup, postedScope, type SignupOutcome } from '../signup/signup-answer.ts';
import { followOffer, releaseOffer } from '../signup/signup-offer.ts';
import { releaseStructuredData } from './structured-data.ts';
import { momentTexts } from '../moment/moment-texts.ts';

/**
 * Answers `/release/{artistSlug}.{productSlug}` and `/release/{productId}`: the page, or what came of its form. A page
 * that is open under a former name may still post its form there.
 *
 * @param reference the last part of the path
 */
export async function releasePage(
  request: PageRequest,
  services: PageServices,
  reference: string,
): Promise<PageResponse> {
  const context = openPage(request, services, 'countin', 'release');
  let release: ReleasePage | null;
  try {
    release = await findRelease(services.read, reference);
  } catch (error) {
    services.log('A release page could not be read', error);
    return unavailablePage(context);
  }
  if (!release) return notFoundPage(context);
  if (request.method !== 'POST')
    return (
      toPresentAddress(release, reference, releasePath(release), request.now) ?? showRelease(context, release, null)
    );
  const outcome = await answerSignup(
    context,
    postedScope(context) === 'artist'
      ? followOffer({ id: release.artistId, name: release.artistName }, release)
      : releaseOffer(release),
  );
  if (!request.wantsJson) return showRelease(context, release, outcome);
  // A refusal that the script shows is no failure of its request: browsers would log it as one.
  return answerJson(outcome.status === 422 ? 200 : outcome.status, outcome.answer, outcome.headers);
}

async function showRelease(
  context: PageContext,
  release: ReleasePage,
  outcome: SignupOutcome | null,
): Promise<PageResponse> {
  const { t, origins, request } = context;
  const phase = phaseAt(release, request.now);
  const names = { title: release.title, artist: release.artistName };
  const described =
    phase === 'before' || phase === 'wave'
      ? t('release:descriptionBefore', {
          ...names,
          ...momentTexts(context, release.releaseMoment),
          kind: t(`kind.${release.kind}`),
        })
      : t('release:descriptionAfter', names);
  const canonical = origins.main + releasePath(release);
  const document = await renderDocument(context, {
    title: t('release:siteTitle', names),
    description: [described, shortText(release, context.language)].join(' ').trim(),
    canonical,
    type: release.kind === 'single' ? 'music.song' : 'music.album',
    card: { kind: 'release', id: releaseReference(release), version: releaseCardVersion(release) },
    properties: {
      'music:musician': artistUrl(origins, release.artistSlug),
      'music:release_date': release.releaseMoment.date,
    },
    alternates: [oembedLink(context, canonical, t('release:siteTitle', names))],
    structuredData: releaseStructuredData(context, release),
    boot: SERVICE_FIRST,
    styles: [
      SIGNUP_STYLES + countdown + (release.labelBrand ? logoSheet : '') + sheet,
      ...brandSheets(reachedBy(release.labelBrand, coverColours(release))),
    ],
    data: releaseData(context, release, phase),
    body: <ReleaseView view={context} release={release} phase={phase} answer={outcome?.answer ?? null} />,
  });
  if (outcome) return answerPage(outcome.status, document, outcome.headers);
  return answerPage(200, document, {
    'cache-control': publicCacheControl(request.now, nextPhaseAt(release, request.now)),
    link: coverPreload(releaseArtwork(release), COVER_SIDE),
  });
}
