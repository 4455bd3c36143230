import { PositionSlider } from '@countin/public-pages/medley-player';
import { artistPath } from '@countin/domain/urls';
import { classNames, Cover, IconButton, visuallyHidden } from '@countin/ui';
import { ListMusic, Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerQueue } from './player-queue.tsx';
import type { Listening, SitePlayer } from './site-player.ts';
import styles from './player-bar.module.css';

const SIDE = 48;

/** The player at the bottom of every screen, once something was played. */
export default function PlayerBar({ player }: { readonly player: SitePlayer }) {
  const { t } = useTranslation(['player', 'medley']);
  const state = useSyncExternalStore(player.subscribe, player.get);
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (!state) return null;
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      {/* Keeps the end of the screen above the bar. */}
      <div className={styles.room} />
      <section
        className={styles.bar}
        aria-label={t('label')}
        data-channel={(state.heard?.slot ?? 0) + 1}
        onKeyDown={({ key }) => key === 'Escape' && open && close()}
      >
        {open && <PlayerQueue player={player} state={state} />}
        <div className={styles.row}>
          <Heard state={state} />
          <Transport player={player} state={state} />
          <div className={styles.slider}>
            <PositionSlider
              label={t('medley:position')}
              text={t('medley:positionText', { at: '{at}', length: '{length}' })}
              player={player.player}
              state={state}
            />
          </div>
          <IconButton
            ref={opener}
            label={t('queue')}
            icon={<ListMusic aria-hidden />}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          />
        </div>
        <Problem state={state} />
      </section>
    </>
  );
}

function Heard({ state: { card, heard } }: { readonly state: Listening }) {
  return (
    <div className={styles.heard}>
      <Cover {...card.artwork} size={SIDE} />
      <div className={styles.words}>
        <span className={styles.title} dir="auto">
          {heard?.title ?? card.artwork.title}
        </span>
        <a className={styles.artist} href={artistPath(card.artistSlug)}>
          <bdi>{card.artistName}</bdi>
        </a>
      </div>
    </div>
  );
}

function Transport({ player: site, state }: { readonly player: SitePlayer; readonly state: Listening }) {
  const { t } = useTranslation('medley');
  const { player } = site;
  const playing = state.playing || state.waiting;
  return (
    <div className={styles.transport}>
      <IconButton
        className={styles.previous}
        label={t('previous')}
        icon={<SkipBack aria-hidden />}
        onClick={() => player.previous()}
      />
      <button
        type="button"
        className={styles.play}
        aria-label={playing ? t('pause') : t('playAll')}
        aria-busy={state.waiting || undefined}
        onClick={() => site.toggle()}
      >
        {playing ? <Pause aria-hidden /> : <Play aria-hidden />}
      </button>
      <IconButton label={t('next')} icon={<SkipForward aria-hidden />} onClick={() => player.next()} />
    </div>
  );
}

/** What could not be played, told to screen readers as well. The region is always mounted: they ignore new ones. */
function Problem({ state: { problem, heard } }: { readonly state: Listening }) {
  const { t } = useTranslation(['player', 'medley']);
  return (
    <>
      <p role="status" className={classNames(styles.problem, !problem && styles.nothing)}>
        {problem?.kind === 'skipped' && t('medley:skipped', { title: problem.title })}
        {problem?.kind === 'silent' && t('silent', { artist: problem.title })}
        {problem?.kind === 'no-output' && t('medley:noSoundOutput')}
      </p>
      <p className={visuallyHidden} role="status">
        {heard && t('heard', { title: heard.title, artist: heard.card.artistName })}
      </p>
    </>
  );
}
