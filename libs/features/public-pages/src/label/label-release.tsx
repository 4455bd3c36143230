import { Cover } from '@countin/ui/static';
import { releaseArtwork } from '@countin/domain/artwork';
import type { ReleaseMoment } from '@countin/domain/release';
import type { ReleaseRow } from '../catalogue/release-row.ts';
import type { PageView } from '../page/page-view.ts';
import { Countdown } from '../moment/countdown.tsx';
import { momentData } from '../moment/moment-data.ts';

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
    <li
      data-counted={momentText(release.releaseMoment)}
      data-available={view.t('release:after', { title: release.title })}
    >
      <a href={href}>
        <Cover {...releaseArtwork(release)} alt="" size={112} leading={leading} />
        <Words row={row} line={line} />
      </a>
      <Countdown view={view} moment={release.releaseMoment} />
    </li>
  );
}

/** One that is out. */
export function OutRelease({ row }: { readonly row: ReleaseRow }) {
  return (
    <li>
      <a href={row.href}>
        <Cover {...releaseArtwork(row.release)} alt="" size={240} />
        <Words row={row} line={row.line} />
      </a>
    </li>
  );
}

function Words({ row: { release }, line }: { readonly row: ReleaseRow; readonly line: string }) {
  return (
    <span className="words">
      <span className="title" lang={release.language}>
        <bdi>{release.title}</bdi>
      </span>
      <span className="artist">
        <bdi>{release.artistName}</bdi>
      </span>
      <span className="line">{line}</span>
    </span>
  );
}

const momentText = (moment: ReleaseMoment) => JSON.stringify(momentData(moment));
