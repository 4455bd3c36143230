import { formatReleaseDateForAll } from '@countin/i18n';
import { coverPreload } from '@countin/ui/static';
import { videoAddresses } from '@countin/domain/appearance';
import { releaseArtwork } from '@countin/domain/artwork';
import { releaseCardVersion, type PageRequest, type PageResponse, type PageServices } from '@countin/domain/pages';
import { nextPhaseAt, type ReleasePage } from '@countin/domain/release';
import { shortText } from '@countin/domain/texts';
import { releasePath, releaseReference, artistUrl } from '@countin/domain/urls';
import logoSheet from '../components/label-logo.css?inline';
import { answerJson, answerPage } from '../page/answer.ts';
import { publicCacheControl } from '../page/cache-control.ts';
import { renderDocument } from '../document/render-document.tsx';
import { labelAddress } from '../urls/label-address.ts';
import { oembedLink } from '../urls/oembed-link.ts';
import { openPage, type PageContext } from '../page/page-context.ts';
import { notFoundPage, unavailablePage } from '../error-pages/error-page.tsx';
import countdown from '../moment/countdown.css?inline';
import sheet from './release.css?inline';
import { SIGNUP_STYLES } from '../signup/signup-styles.ts';
import { answerLinkReport, reportsLink } from './link-report.ts';
import type { LinkReportAnswer } from './store-list.tsx';
import { findRelease, toPresentAddress } from '../catalogue/find-release.ts';
import { lookSheets, showsVideo, typefacePreloads } from './release-look.ts';
import { releaseData } from './release-page-data.ts';
import { phaseAt } from '../moment/release-phase.ts';
import { COVER_SIDE, ReleaseView } from './release-view.tsx';
import { serviceFirst } from './service-first.ts';
import { answerSignup, postedScope, type SignupOutcome } from '../signup/signup-answer.ts';
import { followOffer, releaseOffer } from '../signup/signup-offer.ts';
import { releaseStructuredData } from './structured-data.ts';
import { followLink, linkRequested } from '../urls/outgoing-link.ts';
import { buttonName } from './page-buttons.tsx';

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
  const link = linkRequested(request);
  if (link !== null) return followLink(request, linkOf(release, link));
  if (request.method !== 'POST')
    return (
      toPresentAddress(release, reference, releasePath(release), request.now) ?? showRelease(context, release, null)
    );
  if (reportsLink(context)) {
    const { answer, ...outcome } = await answerLinkReport(context, release);
    return showRelease(context, release, { ...outcome, answer: null, reported: answer });
  }
  const outcome = await answerSignup(
    context,
    postedScope(context) === 'artist'
      ? followOffer({ id: release.artistId, name: release.artistName, newsLabel: release.newsLabel }, release)
      : releaseOffer(release),
  );
  if (!request.wantsJson) return showRelease(context, release, { ...outcome, reported: null });
  // A refusal that the script shows is no failure of its request: browsers would log it as one.
  return answerJson(outcome.status === 422 ? 200 : outcome.status, outcome.answer, outcome.headers);
}

/** A link that the page shows, and what a click on it is. */
function linkOf({ storeLinks, appearance }: ReleasePage, name: string): Parameters<typeof followLink>[1] {
  const store = storeLinks.find(({ id, hidden }) => id === name && !hidden);
  if (store) return { url: store.url, click: { kind: 'store', service: store.service } };
  const button = appearance.buttons.find((_, at) => buttonName(at) === name);
  return button ? { url: button.url, click: { kind: 'link', url: button.url } } : null;
}

/** Outcome of one of the page's forms. */
interface FormOutcome extends Omit<SignupOutcome, 'answer'> {
  readonly answer: SignupOutcome['answer'] | null;
  readonly reported: LinkReportAnswer | null;
}

/** Description of a release for search engines and shared links: the artist's own words, or when it is out. */
function descriptionOf(context: PageContext, release: ReleasePage): string {
  const { t, request } = context;
  if (release.appearance.description) return release.appearance.description;
  const names = { title: release.title, artist: release.artistName };
  const phase = phaseAt(release, request.now);
  const described =
    phase === 'before' || phase === 'wave'
      ? t('release:descriptionBefore', {
          ...names,
          kind: t(`kind.${release.kind}`),
          date: formatReleaseDateForAll(context.language, release.releaseMoment, request.now),
        })
      : t('release:descriptionAfter', names);
  return [described, shortText(release, context.language)].join(' ').trim();
}

/** Address of the label's own page; null if it has none, or a mark of its own, which leads there. The page does without. */
async function labelHrefOf(
  context: PageContext,
  { labelId, labelName, labelBrand }: ReleasePage,
): Promise<string | null> {
  if (labelId === null || labelName === '' || labelBrand) return null;
  const label = await context.services.read.labelById(labelId).catch((error: unknown) => {
    context.services.log('The label of a release could not be read', error);
    return null;
  });
  return label && labelAddress(context, label);
}

async function showRelease(
  context: PageContext,
  release: ReleasePage,
  outcome: FormOutcome | null,
): Promise<PageResponse> {
  const { t, origins, request } = context;
  const phase = phaseAt(release, request.now);
  const names = { title: release.title, artist: release.artistName };
  const canonical = origins.main + releasePath(release);
  const labelHref = await labelHrefOf(context, release);
  const document = await renderDocument(context, {
    title: t('release:siteTitle', names),
    description: descriptionOf(context, release),
    canonical,
    type: release.kind === 'single' ? 'music.song' : 'music.album',
    card: { kind: 'release', id: releaseReference(release), version: releaseCardVersion(release) },
    properties: {
      'music:musician': artistUrl(origins, release.artistSlug),
      'music:release_date': release.releaseMoment.date,
    },
    alternates: [oembedLink(context, canonical, t('release:siteTitle', names))],
    structuredData: releaseStructuredData(context, release),
    boot: serviceFirst(release.preferredServices, context.country),
    styles: [SIGNUP_STYLES + countdown + (release.labelBrand ? logoSheet : '') + sheet, ...lookSheets(release)],
    data: releaseData(context, release, phase),
    body: (
      <ReleaseView
        view={context}
        release={release}
        phase={phase}
        answer={outcome?.answer ?? null}
        reported={outcome?.reported ?? null}
        labelHref={labelHref}
      />
    ),
  });
  const { video } = release.appearance;
  const frames = video && showsVideo(release) ? [videoAddresses(video).origin] : [];
  if (outcome) return { ...answerPage(outcome.status, document, outcome.headers), frames };
  const page = answerPage(200, document, {
    'cache-control': publicCacheControl(
      request.now,
      phase === 'archived' ? null : nextPhaseAt(release.releaseMoment, request.now),
    ),
    link: [coverPreload(releaseArtwork(release), COVER_SIDE), ...typefacePreloads(release)].join(', '),
  });
  return { ...page, frames };
}
