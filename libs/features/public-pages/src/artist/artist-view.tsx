import { profileArtwork } from '@countin/domain/artwork';
import type { Medley } from '@countin/domain/medley';
import { SOCIALS, type ArtistProfile } from '@countin/domain/profile';
import { artistUrl } from '@countin/domain/urls';
import { ButtonLink, Cover } from '@countin/ui/static';
import { PageBar } from '../bar/page-bar.tsx';
import { artistFeedLinks } from '../urls/feed-links.ts';
import { FeedNav } from '../feeds/feed-nav.tsx';
import { factsFromRows } from '../medley/medley-facts.ts';
import { medleyHeadline, MedleySection } from '../medley/medley-section.tsx';
import type { PageView } from '../page/page-view.ts';
import { Dotted } from '../components/dotted.tsx';
import { LabelMark } from '../components/label-mark.tsx';
import { LongText } from '../components/long-text.tsx';
import { PageFooter } from '../components/page-footer.tsx';
import { FORM_IDS, type SignupAnswer } from '../signup/signup-fields.ts';
import { SignupIsland } from '../signup/signup-island.tsx';
import type { SignupOffer } from '../signup/signup-offer.ts';
import { QrCode } from '../components/qr-code.tsx';
import { ShareIsland } from '../components/share-island.tsx';
import { orderRows, type ReleaseRow } from '../catalogue/release-row.ts';
import { ReleaseStrips } from '../catalogue/release-strips.tsx';

export interface ArtistFacts {
  readonly artist: ArtistProfile;
  readonly medley: Medley | null;
  readonly rows: readonly ReleaseRow[];
  /** To follow the artist. */
  readonly offer: SignupOffer;
  /** What came of the form, when it was posted just now. */
  readonly answer: SignupAnswer | null;
}

/** An artist's public page, on 4track and on the artist's own subdomain: the medley first, where there is one. */
export function ArtistView({
  view,
  facts: { artist, medley, rows, offer, answer },
}: {
  readonly view: PageView;
  readonly facts: ArtistFacts;
}) {
  const { t } = view;
  const { upcoming, out } = orderRows(rows);
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
          {!medley && <About view={view} artist={artist} />}
          <div className="actions">
            {!answer?.ok && artist.archivedAt === undefined && (
              <ButtonLink variant="primary" size="large" href={`#${FORM_IDS.artist}`} data-notify="">
                {t('getNotified')}
              </ButtonLink>
            )}
            <ShareIsland view={view} text={artist.name} url={artistUrl(view.origins, artist.customSlug)} />
          </div>
        </div>
        <div className="catalogue">
          {medley && <About view={view} artist={artist} />}
          {upcoming.length > 0 && (
            <section>
              <h2>{t('artist:upcoming')}</h2>
              <ReleaseStrips rows={upcoming} counting={view} />
            </section>
          )}
          {artist.archivedAt === undefined ? (
            <SignupIsland view={view} offer={offer} answer={answer} />
          ) : (
            <p className="empty">{t('artist:closed')}</p>
          )}
          {(out.length > 0 || upcoming.length === 0) && (
            <section>
              <h2>{t('artist:releases')}</h2>
              {out.length > 0 ? (
                <ReleaseStrips rows={out} from={upcoming.length} />
              ) : (
                <p className="empty">{t('artist:nothingYet')}</p>
              )}
            </section>
          )}
          <FeedNav view={view} links={artistFeedLinks(view, artist)} />
          <QrCode view={view} kind="artist" id={artist.customSlug} />
        </div>
      </main>
      <PageFooter view={view} />
    </div>
  );
}

/** @param slim beside a medley, which leads the page */
function Identity({
  view,
  artist,
  slim,
}: {
  readonly view: PageView;
  readonly artist: ArtistProfile;
  readonly slim: boolean;
}) {
  const facts = [artist.location, ...artist.genres].filter((fact) => fact !== '');
  return (
    <header className={slim ? 'identity slim' : 'identity'}>
      <div className="portrait">
        <Cover
          {...profileArtwork(artist)}
          alt={view.t('artist:pictureAlt', { artist: artist.name })}
          size={slim ? 52 : 220}
          leading
        />
      </div>
      <div>
        <h1>
          <bdi>{artist.name}</bdi>
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

function About({ view, artist }: { readonly view: PageView; readonly artist: ArtistProfile }) {
  return (
    <div className="about">
      <LongText text={artist.bio} language={artist.language} t={view.t} />
      <LabelMark view={view} brand={artist.labelBrand} />
      <Socials view={view} artist={artist} />
    </div>
  );
}

function Socials({ view, artist }: { readonly view: PageView; readonly artist: ArtistProfile }) {
  const { t } = view;
  const present = SOCIALS.flatMap((social) => {
    const href = artist.socials[social];
    return href === undefined ? [] : [{ social, href }];
  });
  if (present.length === 0) return null;
  return (
    <nav className="text-links" aria-label={t('artist:elsewhere')}>
      {present.map(({ social, href }) => (
        <a key={social} href={href} rel="me noopener">
          {t(`social.${social}`)}
        </a>
      ))}
    </nav>
  );
}
