import { visuallyHidden } from '@countin/ui';
import { useRef, type ReactNode } from 'react';

interface SoundChooser {
  /** Opens the device's own dialog. Null for a new track, else the track whose clip is cut anew. */
  readonly choose: (trackId: string | null) => void;
  /** The hidden field behind it. */
  readonly input: ReactNode;
}

/** Chooses a file with sound from the device. */
export function useSoundChooser(onFile: (file: File, trackId: string | null) => void): SoundChooser {
  const field = useRef<HTMLInputElement>(null);
  const track = useRef<string | null>(null);
  const choose = (trackId: string | null) => {
    track.current = trackId;
    field.current?.click();
  };
  const input = (
    <input
      ref={field}
      type="file"
      accept="audio/*,video/mp4,video/webm"
      className={visuallyHidden}
      tabIndex={-1}
      aria-hidden
      onChange={({ target }) => {
        const file = target.files?.[0];
        if (file) onFile(file, track.current);
        track.current = null;
        // The same file again is a choice too.
        target.value = '';
      }}
    />
  );
  return { choose, input };
}
