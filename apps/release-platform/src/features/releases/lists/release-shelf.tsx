import type { ReleaseSummary } from '@countin/domain/release';
import { joinFacts } from '@countin/i18n';
import { VirtualRows, type PagedList } from '@countin/screen-kit/list';
import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths/paths.ts';
import { ReleaseCover } from '../../../shell/releases/release-cover.tsx';
import { useReleaseFacts } from '../../../shell/releases/release-facts.ts';
import { ReleaseRow } from '../../../shell/releases/release-row.tsx';
import { StateChip } from '../../../shell/releases/state-chip.tsx';
import styles from './release-shelf.module.css';

export type ShelfView = 'grid' | 'list';

interface ReleaseShelfProps {
  readonly list: PagedList<ReleaseSummary>;
  readonly view: ShelfView;
  readonly now: number;
  readonly artistNames: ReadonlyMap<string, string>;
  readonly label: string;
  /** After the facts in a row. */
  readonly besideOf?: (release: ReleaseSummary) => ReactNode;
  /** End of a row, in place of its state. */
  readonly endOf?: (release: ReleaseSummary) => ReactNode;
  /** Checkbox of a release. */
  readonly boxOf?: (release: ReleaseSummary) => ReactNode;
  /** Whether some are chosen: then covers show the checkboxes without a pointer over them. */
  readonly choosing?: boolean;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}

const LEAST_COLUMN = 168;
const GAP = 24;
/** Heights until a row has been measured: text may take a second line. */
const ROW_HEIGHT = 68;
const CAPTION_HEIGHT = 94;

/** Releases as covers or as rows. */
export function ReleaseShelf(props: ReleaseShelfProps) {
  const { list, view, now, artistNames, label, besideOf, endOf, boxOf, choosing, onKeyDown } = props;
  return (
    <div className={styles.shelf} data-choosing={choosing || undefined}>
      <VirtualRows
        items={list.items}
        idOf={idOf}
        label={label}
        complete={list.complete}
        layout={view === 'grid' ? coverLayout : rowLayout}
        gap={GAP}
        rowClassName={view === 'grid' ? styles.covers : undefined}
        onEnd={list.readNext}
        onKeyDown={onKeyDown}
        isPrevious={list.isPrevious}
        render={(release) => {
          const artistName = artistNames.get(release.artistId);
          const shown =
            view === 'list' ? (
              <ReleaseRow
                as="div"
                product={release}
                now={now}
                artistName={artistName}
                beside={besideOf?.(release)}
                end={endOf?.(release)}
              />
            ) : (
              <CoverTile release={release} now={now} artistName={artistName} />
            );
          if (!boxOf) return shown;
          return (
            <div className={view === 'list' ? styles.chosenRow : styles.chosenTile}>
              {boxOf(release)}
              {shown}
            </div>
          );
        }}
      />
    </div>
  );
}

const idOf = ({ id }: ReleaseSummary) => id;
const rowLayout = () => ({ columns: 1, rowHeight: ROW_HEIGHT });

/** As many covers in a row as fit, but at least two. */
function coverLayout(width: number): { columns: number; rowHeight: number } {
  const columns = Math.max(2, Math.floor((width + GAP) / (LEAST_COLUMN + GAP)));
  return { columns, rowHeight: (width - GAP * (columns - 1)) / columns + CAPTION_HEIGHT + GAP };
}

function CoverTile({ release, now, artistName }: { release: ReleaseSummary; now: number; artistName?: string }) {
  const { t } = useTranslation('releases');
  const facts = joinFacts([artistName, ...useReleaseFacts()(release, now)]);
  return (
    <Link to={paths.product.to(release.artistId, release.id)} className={styles.tile}>
      <ReleaseCover release={release} artistName={artistName} className={styles.cover} />
      <span className={styles.title} dir="auto">
        {release.title || t('untitled')}
      </span>
      <span className={styles.facts}>{facts}</span>
      <span className={styles.state}>
        <StateChip product={release} now={now} />
      </span>
    </Link>
  );
}
