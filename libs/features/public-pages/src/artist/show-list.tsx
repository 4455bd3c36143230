import { orderShows, showStart, type ArtistPage, type ArtistShow } from '@countin/domain/profile';
import { countryName, formatMoment, formatMomentText } from '@countin/i18n';
import { ButtonLink } from '@countin/ui/static';
import { Dotted } from '../components/dotted.tsx';
import type { PageView } from '../page/page-view.ts';
import { outgoing } from '../urls/outgoing-link.ts';
import { ShowAll } from './show-all.tsx';

interface ShowListProps {
  readonly view: PageView;
  readonly artist: ArtistPage;
  /** Number of shows to come; half as many past ones. Others are on the list's own page. */
  readonly most: number;
}

/** Shows of an artist: the soonest first, past ones folded away. */
export function ShowList({ view, artist, most }: ShowListProps) {
  const { t } = view;
  const { upcoming, past } = orderShows(artist.shows, view.now);
  const mostPast = most / 2;
  if (upcoming.length + past.length === 0) return null;
  return (
    <section className="shows">
      <h2>{t('artist:shows')}</h2>
      {upcoming.length > 0 ? (
        <Shows view={view} shows={upcoming.slice(0, most)} />
      ) : (
        <p className="strips-empty">{t('artist:noShows')}</p>
      )}
      {past.length > 0 && (
        <details>
          <summary>{t('artist:pastShows')}</summary>
          <Shows view={view} shows={past.slice(0, mostPast)} past />
        </details>
      )}
      {(upcoming.length > most || past.length > mostPast) && <ShowAll view={view} section="shows" />}
    </section>
  );
}

interface ShowsProps {
  readonly view: PageView;
  readonly shows: readonly ArtistShow[];
  readonly past?: boolean;
}

function Shows({ view, shows, past = false }: ShowsProps) {
  return (
    <ul>
      {shows.map((show) => (
        <li key={show.id} className={show.cancelled ? 'show cancelled' : 'show'}>
          <div>
            <time dateTime={new Date(showStart(show)).toISOString()}>{whenOf(view, show)}</time>
            <b>
              <bdi>{show.venue}</bdi>
            </b>
            <Where view={view} show={show} />
          </div>
          {!past && <Admission view={view} show={show} />}
        </li>
      ))}
    </ul>
  );
}

/** Date and time by the clock of the show's own zone, where its audience is. */
function whenOf({ language, now }: PageView, { date, time }: ArtistShow): string {
  const thisYear = new Date(now).getUTCFullYear();
  return time === null
    ? formatMoment(language, date, '00:00', thisYear).date
    : formatMomentText(language, date, time, thisYear);
}

function Where({ view, show: { city, country } }: { readonly view: PageView; readonly show: ArtistShow }) {
  const parts = [city, country === null ? '' : countryName(view.language, country)].filter((part) => part !== '');
  if (parts.length === 0) return null;
  return (
    <span className="where">
      <Dotted parts={parts} direction={view.direction} />
    </span>
  );
}

function Admission({ view: { t }, show }: { readonly view: PageView; readonly show: ArtistShow }) {
  if (show.cancelled) return <span className="state">{t('artist:cancelled')}</span>;
  if (show.soldOut) return <span className="state">{t('artist:soldOut')}</span>;
  if (show.ticketUrl === null) return null;
  return (
    <ButtonLink {...outgoing(show.id, show.ticketUrl)} aria-label={t('artist:ticketsFor', { venue: show.venue })}>
      {t('artist:tickets')}
    </ButtonLink>
  );
}
