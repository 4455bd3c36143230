import type { ReleaseSummary } from '@countin/domain';
import { joinFacts } from '@countin/i18n';
import { classNames } from '@countin/ui';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shell/navigation/paths.ts';
import { ReleaseCover } from '../../../shell/releases/release-cover.tsx';
import { useReleaseFacts } from '../../../shell/releases/release-facts.ts';
import { ReleaseRow } from '../../../shell/releases/release-row.tsx';
import { useElementWidth } from '../../../shell/hooks/use-element-width.ts';
import styles from './release-shelf.module.css';

export type ShelfView = 'grid' | 'list';

interface ReleaseShelfProps {
  readonly releases: readonly ReleaseSummary[];
  readonly view: ShelfView;
  readonly now: number;
  readonly artistNames: ReadonlyMap<string, string>;
  readonly label: string;
  /** All that there are have been read. */
  readonly complete: boolean;
  /** The end is near: more may be read. */
  readonly onEnd: () => void;
}

const LEAST_COLUMN = 168;
const GAP = 24;
/** Heights until a row has been measured: text may take a second line. */
const ROW_HEIGHT = 68;
const CAPTION_HEIGHT = 62;

/** Releases as covers or as rows. Only what is near the window is in the document, so thousands scroll smoothly. */
export function ReleaseShelf({ releases, view, now, artistNames, label, complete, onEnd }: ReleaseShelfProps) {
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const width = useElementWidth(list);
  const columns = view === 'list' ? 1 : Math.max(2, Math.floor((width + GAP) / (LEAST_COLUMN + GAP)));
  const rows = Math.ceil(releases.length / columns);
  const height = view === 'list' ? ROW_HEIGHT : (width - GAP * (columns - 1)) / columns + CAPTION_HEIGHT + GAP;
  const virtual = useWindowVirtualizer({ count: rows, estimateSize: () => height, overscan: 4, scrollMargin: top });
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), [width, rows]);
  useEffect(() => virtual.measure(), [virtual, height]);

  const shown = virtual.getVirtualItems();
  const last = shown.at(-1)?.index ?? -1;
  useEffect(() => {
    if (rows > 0 && last >= rows - 3) onEnd();
  }, [last, rows, onEnd]);

  return (
    <div
      ref={list}
      role="list"
      aria-label={label}
      className={styles.shelf}
      style={{ blockSize: virtual.getTotalSize() }}
    >
      {shown.map((row) => (
        <div
          key={row.key}
          ref={virtual.measureElement}
          data-index={row.index}
          role="presentation"
          className={classNames(styles.row, view === 'grid' && styles.covers)}
          style={{
            transform: `translateY(${row.start - virtual.options.scrollMargin}px)`,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          }}
        >
          {releases.slice(row.index * columns, (row.index + 1) * columns).map((release, i) => (
            <Place key={release.id} index={row.index * columns + i} count={complete ? releases.length : -1}>
              {view === 'list' ? (
                <ReleaseRow as="div" product={release} now={now} artistName={artistNames.get(release.artistId)} />
              ) : (
                <CoverTile release={release} now={now} artistName={artistNames.get(release.artistId)} />
              )}
            </Place>
          ))}
        </div>
      ))}
    </div>
  );
}

function Place({ index, count, children }: { index: number; count: number; children: ReactNode }) {
  return (
    <div role="listitem" aria-posinset={index + 1} aria-setsize={count}>
      {children}
    </div>
  );
}

function CoverTile({ release, now, artistName }: { release: ReleaseSummary; now: number; artistName?: string }) {
  const { t } = useTranslation('releases');
  const facts = joinFacts(useReleaseFacts()(release, now));
  return (
    <Link to={paths.product.to(release.artistId, release.id)} className={styles.tile}>
      <ReleaseCover release={release} artistName={artistName} className={styles.cover} />
      <span className={styles.title} dir="auto">
        {release.title || t('untitled')}
      </span>
      <span className={styles.facts}>{facts}</span>
    </Link>
  );
}
