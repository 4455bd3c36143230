import { Cover } from '@countin/ui/static';
import { releaseArtwork } from '@countin/domain/artwork';
import type { FeedField } from '@countin/domain/profile';
import { ReleaseLine } from '../catalogue/release-line.tsx';
import type { ReleaseRow } from '../catalogue/release-row.ts';
import type { PageView } from '../page/page-view.ts';
import { CountdownIsland } from '../moment/countdown-island.tsx';

interface ListedReleaseProps {
  readonly view: PageView;
  readonly row: ReleaseRow;
  /** Fields of a release in the feed besides its title. */
  readonly fields: readonly FeedField[];
}

/** One that is coming: its cover, its date, and its countdown. */
export function UpcomingRelease({ view, row, fields, leading }: ListedReleaseProps & { readonly leading: boolean }) {
  const { release, href } = row;
  return (
    <li>
      <a href={href}>
        {fields.includes('cover') && <Cover {...releaseArtwork(release)} alt="" size={112} leading={leading} />}
        <Words row={row} fields={fields} />
      </a>
      {fields.includes('countdown') && <CountdownIsland view={view} release={release} />}
    </li>
  );
}

/** One that is out. */
export function OutRelease({ row, fields }: Omit<ListedReleaseProps, 'view'>) {
  return (
    <li>
      <a href={row.href}>
        {fields.includes('cover') && <Cover {...releaseArtwork(row.release)} alt="" size={240} />}
        <Words row={row} fields={fields} />
      </a>
    </li>
  );
}

function Words({ row, fields }: Omit<ListedReleaseProps, 'view'>) {
  const { release } = row;
  return (
    <span className="row-words">
      <span className="row-title" lang={release.language}>
        <bdi>{release.title}</bdi>
      </span>
      {fields.includes('artist') && (
        <span className="row-artist">
          <bdi>{release.artistName}</bdi>
        </span>
      )}
      {fields.includes('date') && <ReleaseLine row={row} />}
    </span>
  );
}
