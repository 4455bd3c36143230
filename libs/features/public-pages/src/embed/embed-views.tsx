import { profileArtwork, releaseArtwork } from '@countin/domain/artwork';
import type { Medley } from '@countin/domain/medley';
import type { ArtistProfile } from '@countin/domain/profile';
import { artistUrl } from '@countin/domain/urls';
import { ReleaseLine } from '../catalogue/release-line.tsx';
import { joinFacts } from '@countin/i18n';
import { momentData } from '../moment/moment-data.ts';
import { momentTexts, whoseClock } from '../moment/moment-texts.ts';
import type { ReleaseRow } from '../catalogue/release-row.ts';
import { SITE_NAMES } from '../brand/site-identity.ts';
import { MedleySection } from '../medley/medley-section.tsx';
import type { StripFacts } from '../medley/strip-words.tsx';
import type { PageView } from '../page/page-view.ts';
import { ButtonLink, Cover, Wordmark } from '@countin/ui/static';
import { CountdownIsland } from '../moment/countdown-island.tsx';

/** A release as a card: what it is, when it comes, and the way to its page. */
export function ReleaseEmbed({ view, row }: { readonly view: PageView; readonly row: ReleaseRow }) {
  const { t } = view;
  const { release, upcoming, href } = row;
  return (
    <main className="card">
      <Cover {...releaseArtwork(release)} alt={t('release:coverAlt', { title: release.title })} size={152} leading />
      <div className="said">
        <h1 lang={release.language}>
          <bdi>{release.title}</bdi>
        </h1>
        <p className="card-by">
          <bdi>{release.artistName}</bdi>
        </p>
        <ReleaseLine row={embeddedLine(view, row)} tag="p" />
        {upcoming && <CountdownIsland view={view} release={release} />}
        <p className="way">
          <ButtonLink variant="primary" href={href}>
            {t(upcoming ? 'getNotified' : 'viewDetails')}
          </ButtonLink>
          <Mark view={view} href={href} label={t('embed:open', { title: release.title })} />
        </p>
      </div>
    </main>
  );
}

/** The line of an embed names the clock of its time, which the script does not change. */
function embeddedLine(view: PageView, row: ReleaseRow): Pick<ReleaseRow, 'line' | 'clock' | 'data'> {
  const { t } = view;
  const { title, status, releaseMoment: moment } = row.release;
  if (status === 'archived') return { line: t('release:archived'), clock: null, data: null };
  const out = t('release:after', { title });
  if (row.upcoming)
    return {
      line: joinFacts([t('release:before', momentTexts(view, moment)), whoseClock(view, moment)]),
      clock: null,
      data: { moment: momentData(moment), out },
    };
  return row.data?.next === undefined ? { line: out, clock: null, data: null } : row;
}

/** An artist's medley with its player; without a medley, the way to the artist's page. */
export function ArtistEmbed({
  view,
  artist,
  medley,
  facts,
}: {
  readonly view: PageView;
  readonly artist: ArtistProfile;
  readonly medley: Medley | null;
  readonly facts: readonly StripFacts[];
}) {
  const { t, origins } = view;
  const href = artistUrl(origins, artist.customSlug);
  const mark = <Mark view={view} href={href} label={t('embed:open', { title: artist.name })} />;
  return (
    <main className={medley ? 'card tall' : 'card'}>
      {!medley && <Cover {...profileArtwork(artist)} alt="" size={120} leading />}
      {medley && (
        <MedleySection
          view={view}
          medley={medley}
          artist={artist}
          facts={facts}
          heading={<Heading artist={artist} href={href} />}
        />
      )}
      {!medley && (
        <div className="said">
          <h1>
            <bdi>{artist.name}</bdi>
          </h1>
          <p className="way">
            <ButtonLink variant="primary" href={href}>
              {t('viewDetails')}
            </ButtonLink>
            {mark}
          </p>
        </div>
      )}
      {medley && <p className="way">{mark}</p>}
    </main>
  );
}

function Heading({ artist, href }: { readonly artist: ArtistProfile; readonly href: string }) {
  return (
    <header className="whose">
      <Cover {...profileArtwork(artist)} alt="" size={56} leading />
      <h1>
        <a href={href}>
          <bdi>{artist.name}</bdi>
        </a>
      </h1>
    </header>
  );
}

/** Wordmark of the site that the frame belongs to. */
function Mark({ view, href, label }: { readonly view: PageView; readonly href: string; readonly label: string }) {
  return (
    <a className="mark" href={href} title={label}>
      <Wordmark site={view.site} size="small" />
    </a>
  );
}

/** Message that something is not available, with a link to the site. */
export function MissingEmbed({ view, text }: { readonly view: PageView; readonly text: string }) {
  const { t, site, origins } = view;
  const href = `${site === 'fourtrack' ? origins.fourtrack : origins.main}/`;
  return (
    <main className="card">
      <div className="said">
        <h1>{text}</h1>
        <p className="way">
          <ButtonLink href={href}>{t('embed:site', { site: SITE_NAMES[site] })}</ButtonLink>
        </p>
      </div>
    </main>
  );
}
