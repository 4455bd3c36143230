import type { MedleySlot } from '@countin/domain/medley';
import { clipPath } from '@countin/domain/urls';
import { Dotted } from '../components/dotted.tsx';
import type { PageView } from '../page/page-view.ts';
import { playTime } from './play-time.ts';

/** Where a track leads, and what is said about it. */
export interface StripFacts {
  /** Null where its release has no page any more. */
  readonly href: string | null;
  readonly line: readonly string[];
  /** Path of the release's cover; null where the page does not know it. */
  readonly cover: string | null;
}

interface StripWordsProps {
  readonly view: PageView;
  readonly artistId: string;
  readonly slot: MedleySlot;
  readonly facts: StripFacts | undefined;
}

/** The part of a track that only the server draws: title, length, and the player for browsers without script. */
export function StripWords({ view: { t, direction }, artistId, slot, facts }: StripWordsProps) {
  const { title, clipId, durationMs } = slot;
  const name = <bdi>{title}</bdi>;
  return (
    <>
      <span className="strip-words">
        {facts?.href ? (
          <a className="strip-title" href={facts.href}>
            {name}
          </a>
        ) : (
          <span className="strip-title">{name}</span>
        )}
        {facts && facts.line.length > 0 && (
          <span className="line">
            <Dotted parts={facts.line} direction={direction} />
          </span>
        )}
      </span>
      <span className="medley-length" dir="ltr">
        {playTime(durationMs / 1000)}
      </span>
      <noscript>
        <audio controls preload="none" src={clipPath(artistId, clipId)} aria-label={t('medley:playTrack', { title })} />
      </noscript>
    </>
  );
}
