import type { MedleySlot } from '@countin/domain/medley';
import { clipPath } from '@countin/domain/urls';
import type { PageView } from '../page/page-view.ts';
import { Dotted } from '../components/dotted.tsx';
import { playTime } from './play-time.ts';

/** Where a track leads, and what is said about it. */
export interface StripFacts {
  /** Null where its release has no page any more. */
  readonly href: string | null;
  readonly line: readonly string[];
}

interface MedleyStripProps {
  readonly view: PageView;
  readonly artistId: string;
  readonly slot: MedleySlot;
  readonly place: number;
  readonly facts: StripFacts | undefined;
}

/** One track: its number plays it, its title leads to its release. It fills as it is heard. */
export function MedleyStrip({ view: { t, direction }, artistId, slot, place, facts }: MedleyStripProps) {
  const { title, clipId, durationMs } = slot;
  const name = <bdi>{title}</bdi>;
  return (
    <li className="medley-strip" data-channel={place + 1} data-track={place}>
      <button
        className="number needs-script"
        type="button"
        data-play-track=""
        data-place={place + 1}
        aria-label={t('medley:playTrack', { title })}
      />
      <span className="number without-script" aria-hidden>
        {place + 1}
      </span>
      <span className="words">
        {facts?.href ? (
          <a className="title" href={facts.href}>
            {name}
          </a>
        ) : (
          <span className="title">{name}</span>
        )}
        {facts && facts.line.length > 0 && (
          <span className="line">
            <Dotted parts={facts.line} direction={direction} />
          </span>
        )}
      </span>
      <span className="length" dir="ltr">
        {playTime(durationMs / 1000)}
      </span>
      <noscript>
        <audio controls preload="none" src={clipPath(artistId, clipId)} aria-label={t('medley:playTrack', { title })} />
      </noscript>
    </li>
  );
}
