import { Cover } from '@countin/ui/static';
import { releaseArtwork } from '@countin/domain/artwork';
import type { ReactNode } from 'react';
import type { ReleaseRow } from '../catalogue/release-row.ts';
import type { PageView } from '../page/page-view.ts';
import { CountdownIsland, MomentLineIsland } from '../moment/countdown-island.tsx';

/** One that is coming: its cover, its date, and its countdown. */
export function UpcomingRelease({
  view,
  row,
  leading,
}: {
  readonly view: PageView;
  readonly row: ReleaseRow;
  readonly leading: boolean;
}) {
  const { release, line, href } = row;
  return (
    <li>
      <a href={href}>
        <Cover {...releaseArtwork(release)} alt="" size={112} leading={leading} />
        <Words row={row} line={<MomentLineIsland view={view} release={release} line={line} tag="span" />} />
      </a>
      <CountdownIsland view={view} release={release} />
    </li>
  );
}

/** One that is out. */
export function OutRelease({ row }: { readonly row: ReleaseRow }) {
  return (
    <li>
      <a href={row.href}>
        <Cover {...releaseArtwork(row.release)} alt="" size={240} />
        <Words row={row} line={<span className="line">{row.line}</span>} />
      </a>
    </li>
  );
}

function Words({ row: { release }, line }: { readonly row: ReleaseRow; readonly line: ReactNode }) {
  return (
    <span className="words">
      <span className="title" lang={release.language}>
        <bdi>{release.title}</bdi>
      </span>
      <span className="artist">
        <bdi>{release.artistName}</bdi>
      </span>
      {line}
    </span>
  );
}
