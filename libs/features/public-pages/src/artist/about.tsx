import { SOCIAL_NAMES, SOCIALS, textFor, type ArtistPage } from '@countin/domain/profile';
import { languageName } from '@countin/i18n';
import { LabelMark } from '../components/label-mark.tsx';
import { LongText } from '../components/long-text.tsx';
import type { PageView } from '../page/page-view.ts';

/** The artist's text, preferably in the reader's language, and links to the artist elsewhere. */
export function About({ view, artist }: { readonly view: PageView; readonly artist: ArtistPage }) {
  const text = textFor({ ...artist.bios, [artist.language]: artist.bio }, view.language, artist.language);
  return (
    <div className="about">
      {text && text.language !== view.language && (
        <p className="facts">{view.t('artist:writtenIn', { language: languageName(text.language) })}</p>
      )}
      {text && <LongText text={text.text} language={text.language} t={view.t} />}
      <LabelMark view={view} brand={artist.labelBrand} />
      <Socials view={view} artist={artist} />
    </div>
  );
}

function Socials({ view, artist }: { readonly view: PageView; readonly artist: ArtistPage }) {
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
          {SOCIAL_NAMES[social] ?? t('social.website')}
        </a>
      ))}
    </nav>
  );
}
