import type { Medley } from '@countin/domain/medley';
import type { ReactNode } from 'react';
import type { PageView } from '../page/page-view.ts';
import { MedleyStrip, type StripFacts } from './medley-strip.tsx';
import { PlayerControls } from './player-controls.tsx';

interface MedleySectionProps {
  readonly view: PageView;
  readonly medley: Medley;
  /** Stands over the tracks. */
  readonly heading: ReactNode;
  /** Where each track leads, in its place. */
  readonly facts: readonly StripFacts[];
}

const HEADLINES = ['medley:headline1', 'medley:headline2', 'medley:headline3', 'medley:headline4'] as const;

/** "Four tracks, one tap": by how many there are. */
export function medleyHeadline({ t }: PageView, { slots }: Medley): string {
  return t(HEADLINES[slots.length - 1] ?? 'medley:headline4');
}

/**
 * The tracks of a medley and its player. Without script each track has a player of the browser's own, which
 * loads nothing before it is asked to.
 */
export function MedleySection({ view, medley, heading, facts }: MedleySectionProps) {
  const { t } = view;
  return (
    <section className="medley" data-medley="" aria-label={t('medley:region', { artist: medley.artistName })}>
      {heading}
      <ol className="medley-tracks" aria-label={t('medley:tracks')}>
        {medley.slots.map((slot, at) => (
          <MedleyStrip key={at} view={view} artistId={medley.artistId} slot={slot} place={at} facts={facts[at]} />
        ))}
      </ol>
      <PlayerControls view={view} seconds={(medley.slots[0]?.durationMs ?? 0) / 1000} many={medley.slots.length > 1} />
    </section>
  );
}
