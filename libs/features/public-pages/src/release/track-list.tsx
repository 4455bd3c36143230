import { clockDuration, isoDuration } from '@countin/domain/release-metadata';
import type { ReleasePage, Track } from '@countin/domain/release';
import type { PageView } from '../page/page-view.ts';
import { ExplicitMark } from './explicit-mark.tsx';

interface TrackListProps {
  readonly view: PageView;
  readonly release: ReleasePage;
}

/** Tracks in order, with version, explicit mark and duration where they are known. */
export function TrackList({ view, release }: TrackListProps) {
  if (release.tracks.length < 2) return null;
  return (
    <section className="tracklist">
      <h2>{view.t('release:tracks')}</h2>
      <ol>
        {release.tracks.map((track, at) => (
          <li key={at}>
            <span>
              <bdi lang={release.titleLanguage ?? release.language}>{track.title}</bdi>
              <Version track={track} />
              {track.explicit && <ExplicitMark view={view} />}
            </span>
            {track.durationMs !== null && (
              <time dateTime={isoDuration(track.durationMs)}>{clockDuration(track.durationMs)}</time>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Version({ track: { version } }: { readonly track: Track }) {
  if (version === '') return null;
  return (
    <small>
      {' '}
      <bdi>{version}</bdi>
    </small>
  );
}
