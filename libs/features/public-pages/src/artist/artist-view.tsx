import { SOCIALS, type ArtistProfile } from '@countin/domain';
import { randomDesign } from '@countin/cover-art';
import { PageBar } from '../bar/page-bar.tsx';
import type { PageContext } from '../page-context.ts';
import { CoverPicture } from '../parts/cover-picture.tsx';
import { Dotted } from '../parts/dotted.tsx';
import { LongText } from '../parts/long-text.tsx';
import { PageFooter } from '../parts/page-footer.tsx';
import { UploadedPicture } from '../parts/uploaded-picture.tsx';
import { orderRows, type ReleaseRow } from './release-row.ts';
import { ReleaseStrips } from './release-strips.tsx';

interface ArtistViewProps {
  readonly context: PageContext;
  readonly artist: ArtistProfile;
  readonly rows: readonly ReleaseRow[];
}

/** An artist's public page, on 4track and on the artist's own subdomain. */
export function ArtistView({ context, artist, rows }: ArtistViewProps) {
  const { t } = context;
  const { upcoming, out } = orderRows(rows);
  const facts = [artist.location, ...artist.genres].filter((fact) => fact !== '');
  return (
    <div className="page">
      <PageBar context={context} />
      <main id="main" className="artist">
        <header className="identity">
          <div className="portrait">
            <Portrait context={context} artist={artist} />
          </div>
          <h1><bdi>{artist.name}</bdi></h1>
          {facts.length > 0 && <p className="facts"><Dotted parts={facts} /></p>}
          <LongText text={artist.bio} language={artist.language} t={t} />
          <Socials context={context} artist={artist} />
          <div className="actions">
            <button className="button outlined needs-script" type="button" data-share="">{t('share')}</button>
          </div>
        </header>
        <div className="catalogue">
          {upcoming.length > 0 && (
            <section>
              <h2>{t('artist:upcoming')}</h2>
              <ReleaseStrips rows={upcoming} />
            </section>
          )}
          {(out.length > 0 || upcoming.length === 0) && (
            <section>
              <h2>{t('artist:releases')}</h2>
              {out.length > 0 ? <ReleaseStrips rows={out} from={upcoming.length} /> : <p className="empty">{t('artist:nothingYet')}</p>}
            </section>
          )}
        </div>
      </main>
      <PageFooter context={context} />
    </div>
  );
}

function Portrait({ context: { t }, artist }: { readonly context: PageContext; readonly artist: ArtistProfile }) {
  const { id, name, picture, pictureImage, customSlug } = artist;
  const alt = t('artist:pictureAlt', { artist: name });
  if (pictureImage) return <UploadedPicture artistId={id} image={pictureImage} alt={pictureImage.alt === '' ? alt : pictureImage.alt} side={220} leading />;
  return <CoverPicture design={picture ?? randomDesign(customSlug)} title="" artist="" alt={alt} side={320} leading />;
}

function Socials({ context, artist }: { readonly context: PageContext; readonly artist: ArtistProfile }) {
  const { t } = context;
  const present = SOCIALS.flatMap((social) => {
    const href = artist.socials[social];
    return href === undefined ? [] : [{ social, href }];
  });
  if (present.length === 0) return null;
  return (
    <nav className="socials" aria-label={t('artist:elsewhere')}>
      {present.map(({ social, href }) => <a key={social} href={href} rel="me noopener">{t(`social.${social}`)}</a>)}
    </nav>
  );
}
