import { releaseArtwork } from '@countin/domain/artwork';
import type { ReleasePage } from '@countin/domain/release';
import { releaseReference, artistUrl, releaseUrl } from '@countin/domain/urls';
import { ButtonLink, Cover } from '@countin/ui/static';
import type { PageView } from '../page/page-view.ts';
import { Dotted } from '../components/dotted.tsx';
import { LongText } from '../components/long-text.tsx';
import { PageFooter } from '../components/page-footer.tsx';
import { calendarPath } from '../urls/calendar-path.ts';
import { LocationLine } from '../location/location-line.tsx';
import { QrCode } from '../components/qr-code.tsx';
import { ShareIsland } from '../components/share-island.tsx';
import { Countdown } from '../moment/countdown.tsx';
import type { ReleasePhase } from '../moment/release-phase.ts';
import { FORM_IDS, type SignupAnswer } from '../signup/signup-fields.ts';
import { SignupIsland } from '../signup/signup-island.tsx';
import { followOffer, releaseOffer } from '../signup/signup-offer.ts';
import { StoreLinks } from './store-links.tsx';
import { WhenLine } from '../moment/when-line.tsx';

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
  const { t, origins } = view;
  const waiting = phase === 'before' || phase === 'wave';
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
          </header>
          {waiting && <Waiting view={view} release={release} wave={phase === 'wave'} answer={answer} />}
          {phase === 'archived' ? (
            <Archived view={view} release={release} />
          ) : (
            <Available view={view} release={release} waiting={waiting} answer={answer} />
          )}
          <LocationLine view={view} />
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

/** `EP`, `5 tracks`, the label: each only where there is one. */
function kindLine({ t }: PageView, { kind, tracks, labelName }: ReleasePage): string[] {
  return [t(`kind.${kind}`), tracks.length > 1 ? t('tracks', { count: tracks.length }) : '', labelName].filter(
    (part) => part !== '',
  );
}

function Waiting({
  view,
  release,
  wave,
  answer,
}: {
  readonly view: PageView;
  readonly release: ReleasePage;
  readonly wave: boolean;
  readonly answer: SignupAnswer | null;
}) {
  const { t } = view;
  const signedUp = answer?.ok === true && answer.scope === 'release';
  return (
    <section data-when="before">
      <Countdown view={view} moment={release.releaseMoment} />
      <WhenLine view={view} moment={release.releaseMoment} />
      <a className="calendar-link" href={calendarPath(release, view.language)} rel="nofollow">
        {t('release:calendar')}
      </a>
      {wave && <p className="wave-note without-script">{t('release:window')}</p>}
      <div className="actions">
        {!signedUp && (
          <ButtonLink variant="primary" size="large" href={`#${FORM_IDS.release}`} data-notify="">
            {t('getNotified')}
          </ButtonLink>
        )}
        <Share view={view} release={release} />
      </div>
      <SignupIsland view={view} offer={releaseOffer(release)} answer={answer} />
    </section>
  );
}

/** Is there from the start, hidden: so the page turns at the moment by itself, also without a network. */
function Available({
  view,
  release,
  waiting,
  answer,
}: {
  readonly view: PageView;
  readonly release: ReleasePage;
  readonly waiting: boolean;
  readonly answer: SignupAnswer | null;
}) {
  const { t } = view;
  const follow = <SignupIsland view={view} offer={artistOffer(release)} answer={answer} />;
  return (
    <section data-when="after" hidden={waiting}>
      <div aria-live="polite">
        <h2 className="available">{t('release:after', { title: release.title })}</h2>
      </div>
      {!waiting && answer && !answer.ok && answer.scope === 'release' && (
        <p className="form-error" role="alert">
          {answer.message}
        </p>
      )}
      <StoreLinks view={view} links={release.storeLinks} title={release.title} />
      <div className="actions">
        <Share view={view} release={release} />
      </div>
      {waiting ? <template>{follow}</template> : follow}
    </section>
  );
}

function Share({ view, release }: { readonly view: PageView; readonly release: ReleasePage }) {
  const { title, artistName: artist } = release;
  const text = view.t('release:shareText', { title, artist });
  return <ShareIsland view={view} text={text} url={releaseUrl(view.origins, release)} />;
}

/** A release that is out can be told of no more; the artist's next one can. */
function artistOffer(release: ReleasePage) {
  return followOffer({ id: release.artistId, name: release.artistName }, release);
}

function Archived({ view, release }: { readonly view: PageView; readonly release: ReleasePage }) {
  const { t } = view;
  return (
    <section className="archived">
      <div className="panel">
        <h2>{t('release:archived')}</h2>
        <p>{t('release:archivedText', { artist: release.artistName })}</p>
      </div>
      {release.storeLinks.some((link) => !link.hidden) && (
        <StoreLinks view={view} links={release.storeLinks} title={release.title} />
      )}
      <div className="actions">
        <Share view={view} release={release} />
      </div>
    </section>
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
