import { Cover } from '@countin/ui/static';
import { releaseArtwork } from '@countin/domain/artwork';
import type { ReleasePage } from '@countin/domain/release';
import { releaseReference, artistUrl } from '@countin/domain/urls';
import type { PageView } from '../page/page-view.ts';
import { Dotted } from '../components/dotted.tsx';
import { LabelMark } from '../components/label-mark.tsx';
import { LongText } from '../components/long-text.tsx';
import { PageFooter } from '../components/page-footer.tsx';
import { LocationIsland } from '../location/location-island.tsx';
import { QrCode } from '../components/qr-code.tsx';
import { Island } from '../components/island.tsx';
import { ShareButton } from '../components/share-button.tsx';
import type { SignupAnswer } from '../signup/signup-fields.ts';
import type { ReleasePhase } from '../moment/release-phase.ts';
import { ReleaseOfferIsland, releaseShareProps } from './release-offer-island.tsx';
import { StoreList, type LinkReportAnswer } from './store-list.tsx';
import { storeListProps } from './store-rows.ts';

/** Pixels of the cover at its largest. */
export const COVER_SIDE = 640;

interface ReleaseViewProps {
  readonly view: PageView;
  readonly release: ReleasePage;
  readonly phase: ReleasePhase;
  readonly answer: SignupAnswer | null;
  /** Answer to a fan's report of a wrong link, when it was posted just now. */
  readonly reported?: LinkReportAnswer | null;
}

/** A release as fans see it: the sleeve, and what to do now. */
export function ReleaseView({ view, release, phase, answer, reported = null }: ReleaseViewProps) {
  const { t, origins } = view;
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
            <a className="by" href={artistUrl(origins, release.artistSlug)}>
              <bdi>{release.artistName}</bdi>
            </a>
            <h1 lang={release.language} data-long={hasLongWord(release.title) ? '' : undefined}>
              <bdi>{release.title}</bdi>
            </h1>
            <p className="kind">
              <Dotted parts={kindLine(view, release)} direction={view.direction} />
            </p>
            <LabelMark view={view} brand={release.labelBrand} />
          </header>
          {phase === 'archived' ? (
            <Archived view={view} release={release} reported={reported} />
          ) : (
            <ReleaseOfferIsland view={view} release={release} phase={phase} answer={answer} reported={reported} />
          )}
          <LocationIsland view={view} />
          <LongText text={release.description} language={release.language} t={t} />
          <Tracks view={view} release={release} />
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

function Tracks({ view, release }: { readonly view: PageView; readonly release: ReleasePage }) {
  if (release.tracks.length < 2) return null;
  return (
    <section className="tracklist">
      <h2>{view.t('release:tracks')}</h2>
      <ol>
        {release.tracks.map((track, at) => (
          <li key={at}>
            <bdi lang={release.language}>{track.title}</bdi>
          </li>
        ))}
      </ol>
    </section>
  );
}
