import { Cover } from '@countin/ui/static';
import { releaseArtwork } from '@countin/domain/artwork';
import type { ReleasePage } from '@countin/domain/release';
import { releaseReference } from '@countin/domain/urls';
import type { PageView } from '../page/page-view.ts';
import { Dotted } from '../components/dotted.tsx';
import { longestWord, WholeWords, wordRoom } from '../components/whole-words.tsx';
import { LabelMark } from '../components/label-mark.tsx';
import { PageFooter } from '../components/page-footer.tsx';
import { KeepButton } from '../keep/keep-button.tsx';
import { LocationIsland } from '../location/location-island.tsx';
import { QrCode } from '../components/qr-code.tsx';
import { Island } from '../components/island.tsx';
import { ShareButton } from '../components/share-button.tsx';
import { SignupIsland } from '../signup/signup-island.tsx';
import { releaseOffer } from '../signup/signup-offer.ts';
import type { SignupAnswer } from '../signup/signup-fields.ts';
import type { ReleasePhase } from '../moment/release-phase.ts';
import { Backdrop } from './backdrop.tsx';
import { PageButtons } from './page-buttons.tsx';
import { displayAttribute } from './release-look.ts';
import { VideoSection } from './video-section.tsx';
import { GuestArtists, MainArtists } from './artist-line.tsx';
import { CreditList } from './credit-list.tsx';
import { ExplicitMark } from './explicit-mark.tsx';
import { ReleaseOfferIsland, releaseShareProps } from './release-offer-island.tsx';
import { RightsLines } from './rights-lines.tsx';
import { TrackList } from './track-list.tsx';
import { ReleaseText } from './release-text.tsx';
import { StoreList, type LinkReportAnswer } from './store-list.tsx';
import { storeListProps } from './store-rows.ts';

/** Pixels of the cover at its largest. */
export const COVER_SIDE = 640;

/** Em of a word that small phones show whole. A longer one is broken by the rules of its language. */
const WHOLE_ON_PHONES = 10;

interface ReleaseViewProps {
  readonly view: PageView;
  readonly release: ReleasePage;
  readonly phase: ReleasePhase;
  readonly answer: SignupAnswer | null;
  /** Answer to a fan's report of a wrong link, when it was posted just now. */
  readonly reported?: LinkReportAnswer | null;
  /** Address of the label's page; null if it has none. */
  readonly labelHref?: string | null;
}

/** A release as fans see it: the sleeve, and what to do now. Its appearance decides on layout, ground and sections. */
export function ReleaseView({ view, release, phase, answer, reported = null, labelHref = null }: ReleaseViewProps) {
  const { layout } = release.appearance;
  const header = <ReleaseHeader view={view} release={release} labelHref={labelHref} />;
  const sleeve = (
    <div className="sleeve">
      <Cover
        {...releaseArtwork(release)}
        alt={view.t('release:coverAlt', { title: release.title })}
        size={COVER_SIDE}
        leading
      />
    </div>
  );
  return (
    <div className="page" data-stage={layout === 'stage' ? '' : undefined}>
      <Backdrop release={release} />
      <main id="main" className="release" data-phase={phase} data-layout={layout === 'sleeve' ? undefined : layout}>
        {layout === 'poster' && header}
        {sleeve}
        <div className="liner">
          {layout !== 'poster' && header}
          <Offer view={view} release={release} phase={phase} answer={answer} reported={reported} />
        </div>
        <div className="liner">
          <RightsLines view={view} release={release} />
          <QrCode view={view} kind="release" id={releaseReference(release)} />
        </div>
      </main>
      <PageFooter view={view} />
    </div>
  );
}

type HeaderProps = Required<Pick<ReleaseViewProps, 'view' | 'release' | 'labelHref'>>;

function ReleaseHeader({ view, release, labelHref }: HeaderProps) {
  const { explicit, labelBrand, language, title, titleLanguage, version } = release;
  return (
    <header>
      <MainArtists view={view} release={release} />
      <h1
        lang={titleLanguage ?? language}
        style={wordRoom(title)}
        data-long={longestWord(title) > WHOLE_ON_PHONES ? '' : undefined}
        data-display={displayAttribute(release, title)}
      >
        <bdi>
          <WholeWords text={title} />
        </bdi>
        {version !== '' && (
          <small>
            {' '}
            <bdi>{version}</bdi>
          </small>
        )}
      </h1>
      <GuestArtists view={view} release={release} />
      <p className="kind">
        <Dotted parts={kindLine({ view, release, labelHref })} direction={view.direction} />
        {explicit && <ExplicitMark view={view} />}
      </p>
      <LabelMark view={view} brand={labelBrand} />
    </header>
  );
}

/** The sections of a page in the artist's order. One that is archived keeps its links and what was written about it. */
function Offer({ view, release, phase, answer, reported = null }: ReleaseViewProps) {
  const location = <LocationIsland view={view} />;
  const text = <ReleaseText view={view} release={release} />;
  const tracks = <TrackList view={view} release={release} />;
  const credits = <CreditList view={view} release={release} />;
  if (phase === 'archived')
    return (
      <>
        <Archived view={view} release={release} reported={reported} />
        {location}
        {text}
        {tracks}
        {credits}
      </>
    );
  const slots = {
    links: <StoreListIsland view={view} release={release} reported={reported} />,
    signup: <SignupIsland view={view} offer={releaseOffer(release)} answer={answer} />,
    location,
    keep: <KeepRelease view={view} release={release} />,
    text,
    tracks,
    credits,
    buttons: <PageButtons buttons={release.appearance.buttons} />,
    video: <VideoSection view={view} release={release} />,
  };
  return <ReleaseOfferIsland view={view} release={release} phase={phase} answer={answer} slots={slots} />;
}

/** `EP`, `5 tracks`, the label: each only where there is one. A label's own mark is below. */
function kindLine({ view: { t }, release, labelHref }: HeaderProps) {
  const { kind, tracks, labelName, labelBrand } = release;
  const label = labelBrand ? '' : labelHref === null ? labelName : { text: labelName, href: labelHref };
  return [t(`kind.${kind}`), tracks.length > 1 ? t('tracks', { count: tracks.length }) : '', label].filter(
    (part) => part !== '',
  );
}

function KeepRelease({ view, release }: Pick<ReleaseViewProps, 'view' | 'release'>) {
  return <KeepButton kind="release" id={release.id} label={view.t('collection:page.keep')} />;
}

type ArchivedProps = Pick<ReleaseViewProps, 'view' | 'release'> & { readonly reported: LinkReportAnswer | null };

function Archived({ view, release, reported }: ArchivedProps) {
  const { t } = view;
  const share = releaseShareProps(view, release);
  return (
    <section className="archived">
      <div className="panel">
        <h2>{t('release:archived')}</h2>
        <p>{t('release:archivedText', { artist: release.artistName })}</p>
      </div>
      {release.storeLinks.some((link) => !link.hidden) && (
        <StoreListIsland view={view} release={release} reported={reported} />
      )}
      <div className="actions">
        <KeepRelease view={view} release={release} />
        <Island name="share" props={share}>
          <ShareButton {...share} />
        </Island>
      </div>
    </section>
  );
}

function StoreListIsland({ view, release, reported }: ArchivedProps) {
  const props = storeListProps(view, release, reported);
  return (
    <Island name="stores" props={props}>
      <StoreList {...props} />
    </Island>
  );
}
