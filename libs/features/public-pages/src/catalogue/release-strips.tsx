import { Cover } from '@countin/ui/static';
import { releaseArtwork } from '@countin/domain/artwork';
import type { PageView } from '../page/page-view.ts';
import { CountdownIsland } from '../moment/countdown-island.tsx';
import { ReleaseLine } from './release-line.tsx';
import type { ReleaseRow } from './release-row.ts';

interface ReleaseStripsProps {
  readonly rows: readonly ReleaseRow[];
  /** How many strips precede these: a strip's channel follows from its position. */
  readonly from?: number;
  /** Upcoming ones count down beside their strip. */
  readonly counting?: PageView;
  /** Names the artist beside each release, where a list mixes artists. */
  readonly withArtist?: boolean;
}

const CHANNELS = 4;

/** Releases as strips in the four channel colours: what is out fills its strip, what is coming does not yet. */
export function ReleaseStrips({ rows, from = 0, withArtist = false, counting }: ReleaseStripsProps) {
  return (
    <ul className="strips">
      {rows.map((row, at) => (
        <li
          key={row.release.id}
          className={row.upcoming ? 'strip upcoming' : 'strip'}
          data-channel={((from + at) % CHANNELS) + 1}
        >
          <a href={row.href}>
            <Cover {...releaseArtwork(row.release)} alt="" size={72} />
            <span className="strip-words">
              <span className="strip-title" lang={row.release.language}>
                <bdi>{row.release.title}</bdi>
              </span>
              {withArtist && (
                <span className="strip-artist">
                  <bdi>{row.release.artistName}</bdi>
                </span>
              )}
              <ReleaseLine row={row} />
            </span>
          </a>
          {counting && row.upcoming && <CountdownIsland view={counting} release={row.release} />}
        </li>
      ))}
    </ul>
  );
}
