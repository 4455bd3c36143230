import { profileArtwork } from '@countin/domain/artwork';
import type { ArtistPage } from '@countin/domain/profile';
import { artistUrl } from '@countin/domain/urls';
import { genreName } from '@countin/i18n';
import { ButtonLink, Cover } from '@countin/ui/static';
import { PageBar } from '../bar/page-bar.tsx';
import { artistFeedLinks } from '../urls/feed-links.ts';
import { FeedNav } from '../feeds/feed-nav.tsx';
import { KeepButton } from '../keep/keep-button.tsx';
import { factsFromRows } from '../medley/medley-facts.ts';
import { medleyHeadline, MedleySection } from '../medley/medley-section.tsx';
import type { PageView } from '../page/page-view.ts';
import { Dotted } from '../components/dotted.tsx';
import { WholeWords, wordRoom } from '../components/whole-words.tsx';
import { PageFooter } from '../components/page-footer.tsx';
import { FORM_IDS } from '../signup/signup-fields.ts';
import { QrCode } from '../components/qr-code.tsx';
import { ShareIsland } from '../components/share-island.tsx';
import { About } from './about.tsx';
import { sectionHref } from '../urls/section-href.ts';
import type { ListSection } from './shown-section.ts';
import { aboutLeads, ArtistPageSection, shownSections, type ArtistFacts } from './artist-sections.tsx';

/** An artist's public page, on 4track and on the artist's own subdomain: the medley first, where there is one. */
export function ArtistView({ view, facts }: { readonly view: PageView; readonly facts: ArtistFacts }) {
  const { t } = view;
  const { artist, medley, rows, answer, only } = facts;
  const sections = shownSections(artist);
  if (only) return <ListView view={view} facts={facts} section={only} />;
  const takesFollowers = sections.includes('signup') && artist.archivedAt === undefined;
  return (
    <div className="page">
      <PageBar view={view} />
      <main id="main" className={medley ? 'artist with-medley' : 'artist'}>
        <div className="lead-in">
          <Identity view={view} artist={artist} slim={medley !== null} />
          {medley && (
            <MedleySection
              view={view}
              medley={medley}
              artist={artist}
              heading={<h2 className="medley-headline">{medleyHeadline(view, medley)}</h2>}
              facts={factsFromRows(medley, rows)}
            />
          )}
          {aboutLeads(facts) && <About view={view} artist={artist} />}
          <div className="actions">
            {!answer?.ok && takesFollowers && (
              <ButtonLink variant="primary" size="large" href={`#${FORM_IDS.artist}`} data-notify="">
                {t('getNotified')}
              </ButtonLink>
            )}
            <KeepButtons view={view} facts={facts} />
            <ShareIsland view={view} text={artist.name} url={artistUrl(view.origins, artist.customSlug)} />
          </div>
        </div>
        <div className="catalogue">
          {sections.map((section) => (
            <ArtistPageSection key={section} section={section} view={view} facts={facts} />
          ))}
          <FeedNav view={view} links={artistFeedLinks(view, artist)} />
          <QrCode view={view} kind="artist" id={artist.customSlug} />
        </div>
      </main>
      <PageFooter view={view} />
    </div>
  );
}

/** The medley first, where there is one. */
function KeepButtons({ view: { t }, facts }: { readonly view: PageView; readonly facts: ArtistFacts }) {
  const { id } = facts.artist;
  if (!facts.medley) return <KeepButton kind="artist" id={id} label={t('collection:page.keep')} />;
  return (
    <>
      <KeepButton kind="medley" id={id} label={t('collection:page.keepMedley')} />
      <KeepButton kind="artist" id={id} label={t('collection:page.keepArtist')} />
    </>
  );
}

/** A whole list of an artist, alone on its page. */
function ListView({ view, facts, section }: ListViewProps) {
  const { artist } = facts;
  return (
    <div className="page">
      <PageBar view={view} />
      <main id="main" className="artist">
        <div className="lead-in">
          <Identity view={view} artist={artist} slim />
          <p className="text-links">
            <a href={sectionHref(view, null)}>{view.t('receipt:toArtist', { artist: artist.name })}</a>
          </p>
        </div>
        <div className="catalogue">
          {section === 'releases' && <ArtistPageSection section="upcoming" view={view} facts={facts} />}
          <ArtistPageSection section={section} view={view} facts={facts} />
        </div>
      </main>
      <PageFooter view={view} />
    </div>
  );
}

interface ListViewProps {
  readonly view: PageView;
  readonly facts: ArtistFacts;
  readonly section: ListSection;
}

/** @param slim beside a medley, which leads the page */
function Identity({
  view,
  artist,
  slim,
}: {
  readonly view: PageView;
  readonly artist: ArtistPage;
  readonly slim: boolean;
}) {
  const genres = artist.genres.map((genre) => genreName(view.t, genre));
  const facts = [artist.location, ...genres].filter((fact) => fact !== '');
  return (
    <header className={slim ? 'identity slim' : 'identity'}>
      <div className="portrait round-picture">
        <Cover
          {...profileArtwork(artist)}
          alt={view.t('artist:pictureAlt', { artist: artist.name })}
          size={slim ? 52 : 220}
          leading
        />
      </div>
      <div>
        <h1 style={slim ? undefined : wordRoom(artist.name)}>
          <bdi>
            <WholeWords text={artist.name} />
          </bdi>
        </h1>
        {facts.length > 0 && (
          <p className="facts">
            <Dotted parts={facts} direction={view.direction} />
          </p>
        )}
      </div>
    </header>
  );
}
