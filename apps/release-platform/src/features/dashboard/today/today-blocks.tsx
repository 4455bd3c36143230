import type { MyArtist } from '@countin/data/profiles';
import { can } from '@countin/domain/permissions';
import type { ListedProduct } from '@countin/domain/release';
import { LinksBlock } from './links-block.tsx';
import { SendingBlock } from './sending-block.tsx';
import styles from './today-blocks.module.css';
import { UnfinishedBlock } from './unfinished-block.tsx';
import { WaitingBlock } from './waiting-block.tsx';

interface TodayBlocksProps {
  /** Artists that are not deleted. */
  readonly artists: readonly MyArtist[];
  readonly releases: readonly ListedProduct[];
  readonly unfinished: readonly ListedProduct[];
  readonly now: number;
  readonly artistNameOf: (artistId: string) => string | undefined;
}

/** What needs an answer or a hand. A block with nothing to show is not there. Loads after the first screen. */
export default function TodayBlocks({ artists, releases, unfinished, now, artistNameOf }: TodayBlocksProps) {
  const withFans = artists.filter(({ role }) => can(role, 'fans.read'));
  const edited = artists.filter(({ role }) => can(role, 'release.edit')).map(({ id }) => id);
  return (
    <div className={styles.blocks}>
      <WaitingBlock now={now} />
      <SendingBlock artists={withFans} releases={releases} now={now} artistNameOf={artistNameOf} />
      <LinksBlock artistIds={edited} artistNameOf={artistNameOf} />
      <UnfinishedBlock releases={unfinished} now={now} artistNameOf={artistNameOf} />
    </div>
  );
}
