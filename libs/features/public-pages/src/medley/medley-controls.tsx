import type { ReactNode } from 'react';
import type { MedleyData } from './medley-data.ts';
import { MedleyStrip } from './medley-strip.tsx';
import { PlayerControls } from './player-controls.tsx';
import { useMedleyPlayer } from './use-medley-player.ts';

export interface MedleyControlsProps {
  readonly medley: MedleyData;
  /** Each track's words, drawn by the server; absent in the browser. */
  readonly words?: readonly ReactNode[];
}

/** The tracks of a medley and the controls of its player. */
export function MedleyControls({ medley, words }: MedleyControlsProps) {
  const { player, state } = useMedleyPlayer(medley);
  const { tracks, texts } = medley;
  return (
    <>
      <ol className="medley-tracks" aria-label={texts.tracks}>
        {tracks.map(({ playTrack }, track) => (
          <MedleyStrip key={track} track={track} label={playTrack} player={player} state={state}>
            {words?.[track]}
          </MedleyStrip>
        ))}
      </ol>
      <PlayerControls texts={texts} many={tracks.length > 1} player={player} state={state} />
    </>
  );
}
