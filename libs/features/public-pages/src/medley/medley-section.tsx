import type { Medley } from '@countin/domain/medley';
import type { ArtistProfile } from '@countin/domain/profile';
import type { ReactNode } from 'react';
import { Island } from '../components/island.tsx';
import type { PageView } from '../page/page-view.ts';
import { MedleyControls } from './medley-controls.tsx';
import { medleyData } from './medley-data.ts';
import { StripWords, type StripFacts } from './strip-words.tsx';

interface MedleySectionProps {
  readonly view: PageView;
  readonly medley: Medley;
  /** Null where the page knows the medley alone. */
  readonly artist: ArtistProfile | null;
  /** Heading of the tracks. */
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
export function MedleySection({ view, medley, artist, heading, facts }: MedleySectionProps) {
  const props = { medley: medleyData(view, medley, artist, facts) };
  return (
    <section className="medley" data-medley="" aria-label={view.t('medley:region', { artist: medley.artistName })}>
      {heading}
      <Island name="medley" props={props}>
        <MedleyControls
          {...props}
          words={medley.slots.map((slot, at) => (
            <StripWords key={at} view={view} artistId={medley.artistId} slot={slot} facts={facts[at]} />
          ))}
        />
      </Island>
    </section>
  );
}
