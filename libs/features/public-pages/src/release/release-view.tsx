import { Cover } from '@countin/ui/static';
import { releaseArtwork } from '@countin/domain/artwork';
import type { ReleasePage } from '@countin/domain/release';
import { releaseReference } from '@countin/domain/urls';
import type { PageView } from '../page/page-view.ts';
import { Dotted } from '../components/dotted.tsx';
import { LabelMark } from '../components/label-mark.tsx';
import { PageFooter } from '../components/page-footer.tsx';
import { LocationIsland } from '../location/location-island.tsx';
import { QrCode } from '../components/qr-code.tsx';
import { Island } from '../components/island.tsx';
import { ShareButton } from '../components/share-button.tsx';
import type { SignupAnswer } from '../signup/signup-fields.ts';
import type { ReleasePhase } from '../moment/release-phase.ts';
import { GuestArtists, MainArtists } from './artist-line.tsx';
import { CreditList } from './credit-list.tsx';
import { ExplicitMark } from './explicit-mark.tsx';
import { ReleaseOfferIsland, releaseShareProps } from './release-offer-island.tsx';
import { RightsLines } from './rights-lines.tsx';
import { TrackList } from './track-list.tsx';
import { ReleaseText } from './release-text.tsx';
import { StoreList } from './store-list.tsx';
import { storeListProps } from './store-rows.ts';

/** Pixels of the cover at its largest. */
export const COVER_SIDE = 640;

interface ReleaseViewProps {
  readonly view: PageView;
  readonly release: ReleasePage;
  readonly phase: ReleasePhase;
  readonly answer: SignupAnswer | null;
}

/** A release as fans see it: the sleeve, and what to do now. */
export function ReleaseView({ view, release, phase, answer }: ReleaseViewProps) {
  const { t } = view;
  return (
    <div className="page">
      <main id="main" className="release" data-phase={phase}>
        <div className="sleeve">
          <Cover
            {...releaseArtwork(release)}
            alt={t('release:coverAlt', { title: release.title })}
            size={COVER_SIDE}
            leading
          />
        </div>
        <div className="liner">
          <header>
            <MainArtists view={view} release={release} />
            <h1
              lang={release.titleLanguage ?? release.language}
              data-long={hasLongWord(release.title) ? '' : undefined}
            >
              <bdi>{release.title}</bdi>
              {release.version !== '' && (
                <small>
                  {' '}
                  <bdi>{release.version}</bdi>
                </small>
              )}
            </h1>
            <GuestArtists view={view} release={release} />
            <p className="kind">
              <Dotted parts={kindLine(view, release)} direction={view.direction} />
              {release.explicit && <ExplicitMark view={view} />}
            </p>
            <LabelMark view={view} brand={release.labelBrand} />
          </header>
          {phase === 'archived' ? (
            <Archived view={view} release={release} />
          ) : (
            <ReleaseOfferIsland view={view} release={release} phase={phase} answer={answer} />
          )}
          <LocationIsland view={view} />
          <ReleaseText view={view} release={release} />
          <TrackList view={view} release={release} />
          <CreditList view={view} release={release} />
          <RightsLines view={view} release={release} />
          <QrCode view={view} kind="release" id={releaseReference(release)} />
        </div>
      </main>
      <PageFooter view={view} />
    </div>
  );
}

/** A word that would have to be broken at the full size of a title. */
function hasLongWord(title: string): boolean {
  return title.split(/[\s-]+/).some((word) => word.length > 13);
}

/** `EP`, `5 tracks`, the label: each only where there is one. A label's own mark stands below. */
function kindLine({ t }: PageView, { kind, tracks, labelName, labelBrand }: ReleasePage): string[] {
  const label = labelBrand ? '' : labelName;
  return [t(`kind.${kind}`), tracks.length > 1 ? t('tracks', { count: tracks.length }) : '', label].filter(
    (part) => part !== '',
  );
}

function Archived({ view, release }: { readonly view: PageView; readonly release: ReleasePage }) {
  const { t } = view;
  const share = releaseShareProps(view, release);
  return (
    <section className="archived">
      <div className="panel">
        <h2>{t('release:archived')}</h2>
        <p>{t('release:archivedText', { artist: release.artistName })}</p>
      </div>
      {release.storeLinks.some((link) => !link.hidden) && <StoreListIsland view={view} release={release} />}
      <div className="actions">
        <Island name="share" props={share}>
          <ShareButton {...share} />
        </Island>
      </div>
    </section>
  );
}

function StoreListIsland({ view, release }: { readonly view: PageView; readonly release: ReleasePage }) {
  const props = storeListProps(view, release.storeLinks, release.title);
  return (
    <Island name="stores" props={props}>
      <StoreList {...props} />
    </Island>
  );
}
