import { CoverPicture } from '../parts/cover-picture.tsx';
import type { ReleaseRow } from './release-row.ts';

interface ReleaseStripsProps {
  readonly rows: readonly ReleaseRow[];
  /** How many strips stand before these: a strip's channel follows from its place. */
  readonly from?: number;
  /** Whose releases these are stands beside each, where a list mixes artists. */
  readonly withArtist?: boolean;
}

const CHANNELS = 4;

/** Releases as strips in the four channel colours. */
export function ReleaseStrips({ rows, from = 0, withArtist = false }: ReleaseStripsProps) {
  return (
    <ul className="strips">
      {rows.map(({ release, line, href }, at) => (
        <li key={release.id} className="strip" data-channel={((from + at) % CHANNELS) + 1}>
          <a href={href}>
            <CoverPicture design={release.cover} title={release.title} artist={release.artistName} alt="" side={64} />
            <span className="words">
              <bdi className="title" lang={release.language}>{release.title}</bdi>
              {withArtist && <bdi className="artist">{release.artistName}</bdi>}
              <span className="line">{line}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
