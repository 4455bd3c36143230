import { lazyImport } from '@countin/deployment-recovery';
import type { MyArtist } from '@countin/data/profiles';
import { can } from '@countin/domain/permissions';
import type { ListedProduct } from '@countin/domain/release';
import { lazy, Suspense } from 'react';
import { LinksBlock } from './links-block.tsx';
import { SendingBlock } from './sending-block.tsx';
import styles from './today-blocks.module.css';
import { UnfinishedBlock } from './unfinished-block.tsx';
import { WaitingBlock } from './waiting-block.tsx';

// With the texts of the planner, which the other blocks must not wait for.
const DueBlock = lazy(lazyImport(() => import('./due-block.tsx')));

const WeekRows = lazy(lazyImport(() => import('../../../shell/numbers/week-rows.tsx')));

interface TodayBlocksProps {
  /** Artists that are not deleted. */
  readonly artists: readonly MyArtist[];
  readonly releases: readonly ListedProduct[];
  readonly unfinished: readonly ListedProduct[];
  readonly now: number;
  readonly artistNameOf: (artistId: string) => string | undefined;
}

/** Blocks that need an answer or an action. A block with nothing to show is not there. Loads after the first screen. */
export default function TodayBlocks({ artists, releases, unfinished, now, artistNameOf }: TodayBlocksProps) {
  const withFans = artists.filter(({ role }) => can(role, 'fans.read'));
  const edited = artists.filter(({ role }) => can(role, 'release.edit')).map(({ id }) => id);
  const planned = artists.filter(({ role }) => can(role, 'release.read'));
  return (
    <div className={styles.blocks}>
      <WaitingBlock now={now} />
      <Suspense>
        <DueBlock artists={planned} now={now} artistNameOf={artistNameOf} />
      </Suspense>
      <SendingBlock artists={withFans} releases={releases} now={now} artistNameOf={artistNameOf} />
      <LinksBlock artistIds={edited} artistNameOf={artistNameOf} />
      <UnfinishedBlock releases={unfinished} now={now} artistNameOf={artistNameOf} />
      <Suspense>
        <WeekRows artists={artists} />
      </Suspense>
    </div>
  );
}
