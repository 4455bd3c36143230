import { useState, type ReactNode } from 'react';
import { Slot } from '../components/island.tsx';
import { usePageScript } from '../browser/page-script.ts';

export interface VideoFrameProps {
  /** Page of the video at its service, for browsers without script. */
  readonly page: string;
  /** Document for a frame that plays at once. */
  readonly player: string;
  readonly title: string;
  /** The still; the browser keeps the server's. */
  readonly children?: ReactNode;
}

/** A still until it is tapped: the service of the video learns nothing of fans before. */
export function VideoFrame({ page, player, title, children }: VideoFrameProps) {
  const script = usePageScript();
  const [playing, setPlaying] = useState(false);
  if (playing)
    return (
      <iframe
        className="video"
        src={player}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        // Takes the focus from the link that it replaces.
        ref={(frame) => frame?.focus()}
      />
    );
  return (
    <a
      className="video"
      href={page}
      rel="noopener"
      onClick={(event) => {
        if (!script) return;
        event.preventDefault();
        setPlaying(true);
      }}
    >
      <Slot>{children}</Slot>
    </a>
  );
}
