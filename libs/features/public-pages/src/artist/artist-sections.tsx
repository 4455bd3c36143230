import type { Medley } from '@countin/domain/medley';
import type { ArtistPage, ArtistSection } from '@countin/domain/profile';
import { orderRows, type ReleaseRow } from '../catalogue/release-row.ts';
import { ReleaseStrips } from '../catalogue/release-strips.tsx';
import type { PageView } from '../page/page-view.ts';
import type { SignupAnswer } from '../signup/signup-fields.ts';
import { SignupIsland } from '../signup/signup-island.tsx';
import type { SignupOffer } from '../signup/signup-offer.ts';
import { About } from './about.tsx';
import { LinkList } from './link-list.tsx';
import { LIST_ENTRIES, type ListSection } from './shown-section.ts';
import { ShowAll } from './show-all.tsx';
import { ShowList } from './show-list.tsx';

/** Content of an artist's page. */
export interface ArtistFacts {
  readonly artist: ArtistPage;
  readonly medley: Medley | null;
  readonly rows: readonly ReleaseRow[];
  /** To follow the artist. */
  readonly offer: SignupOffer;
  /** Outcome of the form, when it was posted just now. */
  readonly answer: SignupAnswer | null;
  /** The list that the page shows whole, alone; null on the artist's page. */
  readonly only?: ListSection | null;
}

interface SectionProps {
  readonly view: PageView;
  readonly facts: ArtistFacts;
}

/** Sections of an artist's page, each once, in the artist's order. */
export function shownSections({ artistSections }: Pick<ArtistPage, 'artistSections'>): readonly ArtistSection[] {
  return [...new Set(artistSections)];
}

/** Whether the artist's text is beside the picture: without a medley, unless another section was moved before it. */
export function aboutLeads({ artist, medley }: Pick<ArtistFacts, 'artist' | 'medley'>): boolean {
  return medley === null && shownSections(artist).find((section) => section !== 'pinned') === 'about';
}

/** One section of an artist's page; nothing if the artist has nothing to show in it. */
export function ArtistPageSection({ section, view, facts }: SectionProps & { readonly section: ArtistSection }) {
  switch (section) {
    case 'pinned':
      return <Pinned view={view} facts={facts} />;
    case 'about':
      return aboutLeads(facts) ? null : <About view={view} artist={facts.artist} />;
    case 'links':
      return <LinkList view={view} artist={facts.artist} most={mostOf(facts)} />;
    case 'shows':
      return <ShowList view={view} artist={facts.artist} most={mostOf(facts)} />;
    case 'upcoming':
      return <Upcoming view={view} facts={facts} />;
    case 'signup':
      return <Signup view={view} facts={facts} />;
    case 'releases':
      return <Releases view={view} facts={facts} />;
  }
}

/** Entries of each list. */
function mostOf({ only }: ArtistFacts): number {
  return only ? Infinity : LIST_ENTRIES;
}

/** The pinned release, and the others as the page lists them. */
function arrange({ artist, rows, only }: ArtistFacts) {
  const pinned =
    !only && shownSections(artist).includes('pinned')
      ? rows.find(({ release }) => release.id === artist.pinnedRelease)
      : undefined;
  return { pinned, ...orderRows(rows.filter((row) => row !== pinned)) };
}

function Pinned({ view, facts }: SectionProps) {
  const { pinned } = arrange(facts);
  if (!pinned) return null;
  return (
    <section>
      <h2>{view.t('label:pinned')}</h2>
      <ReleaseStrips rows={[pinned]} counting={view} />
    </section>
  );
}

function Upcoming({ view, facts }: SectionProps) {
  const { upcoming } = arrange(facts);
  if (upcoming.length === 0) return null;
  return (
    <section>
      <h2>{view.t('artist:upcoming')}</h2>
      <ReleaseStrips rows={upcoming.slice(0, mostOf(facts))} counting={view} />
    </section>
  );
}

function Signup({ view, facts: { artist, offer, answer } }: SectionProps) {
  return artist.archivedAt === undefined ? (
    <SignupIsland view={view} offer={offer} answer={answer} />
  ) : (
    <p className="strips-empty">{view.t('artist:closed')}</p>
  );
}

function Releases({ view, facts }: SectionProps) {
  const { t } = view;
  const { out, upcoming } = arrange(facts);
  if (out.length === 0 && facts.rows.length > 0) return null;
  return (
    <section>
      <h2>{t('artist:releases')}</h2>
      {out.length > 0 ? (
        <ReleaseStrips rows={out.slice(0, mostOf(facts))} from={upcoming.length} />
      ) : (
        <p className="strips-empty">{t('artist:nothingYet')}</p>
      )}
      {Math.max(out.length, upcoming.length) > mostOf(facts) && <ShowAll view={view} section="releases" />}
    </section>
  );
}
