import { Cover } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import type { Listening, SitePlayer } from './site-player.ts';
import styles from './player-bar.module.css';

/** Cards of the queue that are shown. */
const SHOWN = 20;
const SIDE = 40;

interface PlayerQueueProps {
  readonly player: SitePlayer;
  readonly state: Listening;
}

/** What follows. A press plays it. */
export function PlayerQueue({ player, state: { upcoming } }: PlayerQueueProps) {
  const { t } = useTranslation('player');
  return (
    <div className={styles.queue}>
      <h2 className={styles.heading}>{t('queue')}</h2>
      {upcoming.length === 0 && <p className={styles.empty}>{t('nothingNext')}</p>}
      <ul className={styles.list}>
        {upcoming.slice(0, SHOWN).map((card) => (
          <li key={card.id}>
            <button type="button" className={styles.next} onClick={() => player.playUpcoming(card)}>
              <Cover {...card.artwork} size={SIDE} />
              <span className={styles.words}>
                <span className={styles.title} dir="auto">
                  {card.artwork.title || card.artistName}
                </span>
                <bdi className={styles.artist}>{card.artistName}</bdi>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
