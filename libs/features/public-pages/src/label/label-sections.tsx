import { profileArtwork } from '@countin/domain/artwork';
import type { ListCursor } from '@countin/domain/pages';
import {
  DEFAULT_FEED_SETTINGS,
  SOCIAL_NAMES,
  SOCIALS,
  textFor,
  type ArtistProfile,
  type LabelProfile,
  type LabelSection,
} from '@countin/domain/profile';
import { artistUrl } from '@countin/domain/urls';
import { ButtonLink, Cover } from '@countin/ui/static';
import type { ReactNode } from 'react';
import { orderRows, type ReleaseRow } from '../catalogue/release-row.ts';
import { LongText } from '../components/long-text.tsx';
import type { PageView } from '../page/page-view.ts';
import { feedPageHref, rosterPageHref } from '../urls/label-address.ts';
import { OutRelease, UpcomingRelease } from './label-release.tsx';
import type { SignupAnswer } from '../signup/signup-fields.ts';
import type { SignupOffer } from '../signup/signup-offer.ts';

/** Content of a label's page: the first page, or a further one of its releases or roster. */
export interface LabelHomeFacts {
  readonly label: LabelProfile;
  readonly pinned: readonly ReleaseRow[];
  readonly rows: readonly ReleaseRow[];
  /** The last release of this page if another page follows. */
  readonly nextRelease: ListCursor | null;
  readonly artists: readonly ArtistProfile[];
  /** Position in the roster of the first artist shown. */
  readonly artistsFrom: number;
  /** Position in the roster where the next page begins; null if none follows. */
  readonly nextArtist: number | null;
  /** Section of the page; `all` on the first page. */
  readonly part: 'all' | 'releases' | 'roster';
  /** The form for the label's news, with what came of it; null where it takes no fans. */
  readonly signup: { readonly offer: SignupOffer; readonly answer: SignupAnswer | null } | null;
}

interface SectionProps {
  readonly view: PageView;
  readonly facts: LabelHomeFacts;
}

/** One section of a label's page; nothing if the label has nothing to show in it. */
export function LabelPageSection({ section, view, facts }: SectionProps & { readonly section: LabelSection }) {
  switch (section) {
    case 'pinned':
      return <Pinned view={view} facts={facts} />;
    case 'releases':
      return <Releases view={view} facts={facts} />;
    case 'roster':
      return <Roster view={view} facts={facts} />;
    case 'links':
      return <Links view={view} facts={facts} />;
    case 'contact':
      return <Contact view={view} facts={facts} />;
    case 'demos':
      return <Demos view={view} facts={facts} />;
  }
}

/** Fields of a release that are shown here. The settings of the feed are for the feed. */
const FIELDS = DEFAULT_FEED_SETTINGS.feedFields;

function Pinned({ view: { t }, facts: { pinned, part } }: SectionProps) {
  if (pinned.length === 0 || part !== 'all') return null;
  return (
    <section>
      <h2>{t('label:pinned')}</h2>
      <ol className="shelf">
        {pinned.map((row) => (
          <OutRelease key={row.release.id} row={row} fields={FIELDS} />
        ))}
      </ol>
    </section>
  );
}

function Releases({ view, facts: { rows, nextRelease, part } }: SectionProps) {
  const { t } = view;
  if (part === 'roster') return null;
  const { upcoming, out } = orderRows(rows);
  return (
    <>
      {upcoming.length > 0 && (
        <section>
          <h2>{t('artist:upcoming')}</h2>
          <ol className="coming">
            {upcoming.map((row, at) => (
              <UpcomingRelease key={row.release.id} view={view} row={row} fields={FIELDS} leading={at === 0} />
            ))}
          </ol>
        </section>
      )}
      {(out.length > 0 || upcoming.length === 0) && (
        <section>
          <h2>{t('artist:releases')}</h2>
          {out.length > 0 ? (
            <ol className="shelf">
              {out.map((row) => (
                <OutRelease key={row.release.id} row={row} fields={FIELDS} />
              ))}
            </ol>
          ) : (
            <p className="feed-empty">{t('artist:nothingYet')}</p>
          )}
        </section>
      )}
      <Pages
        name={t('label:pages')}
        first={part === 'releases' ? { href: feedPageHref(view, null), text: t('label:newest') } : null}
        next={nextRelease && { href: feedPageHref(view, nextRelease), text: t('label:older') }}
      />
    </>
  );
}

/** Pixels of an artist's picture. */
const FACE = 112;

function Roster({ view, facts: { artists, artistsFrom, nextArtist, part } }: SectionProps) {
  const { t, origins } = view;
  if (artists.length === 0 || part === 'releases') return null;
  return (
    <section>
      <h2>{t('label:roster')}</h2>
      <ul className="roster">
        {artists.map((artist) => (
          <li key={artist.id}>
            <a href={artistUrl(origins, artist.customSlug)}>
              <Cover {...profileArtwork(artist)} alt="" size={FACE} />
              <bdi>{artist.name}</bdi>
            </a>
          </li>
        ))}
      </ul>
      <Pages
        name={t('label:roster')}
        first={artistsFrom > 0 ? { href: rosterPageHref(view, 0), text: t('label:firstArtists') } : null}
        next={nextArtist === null ? null : { href: rosterPageHref(view, nextArtist), text: t('label:moreArtists') }}
      />
    </section>
  );
}

function Links({ view: { t }, facts: { label, part } }: SectionProps) {
  const own = label.links.map(({ title, url }) => ({ key: url + title, href: url, text: <bdi>{title}</bdi> }));
  const socials = SOCIALS.flatMap((social) => {
    const href = label.socials[social];
    return href === undefined ? [] : [{ key: social, href, text: <>{SOCIAL_NAMES[social] ?? t('social.website')}</> }];
  });
  const links: { key: string; href: string; text: ReactNode }[] = [...own, ...socials];
  if (links.length === 0 || part !== 'all') return null;
  return (
    <section>
      <h2>{t('artist:elsewhere')}</h2>
      <nav className="text-links" aria-label={t('artist:elsewhere')}>
        {links.map(({ key, href, text }) => (
          <a key={key} href={href} rel="me noopener">
            {text}
          </a>
        ))}
      </nav>
    </section>
  );
}

function Contact({ view: { t }, facts: { label, part } }: SectionProps) {
  if (label.contactEmail === '' || part !== 'all') return null;
  return (
    <section>
      <h2>{t('label:contact')}</h2>
      <p className="text-links">
        <a href={`mailto:${encodeURIComponent(label.contactEmail).replace('%40', '@')}`} dir="ltr">
          {label.contactEmail}
        </a>
      </p>
    </section>
  );
}

function Demos({ view: { t, language }, facts: { label, part } }: SectionProps) {
  const policy = textFor(label.demoPolicies, language, label.language);
  if ((!policy && label.demoUrl === null) || part !== 'all') return null;
  return (
    <section className="demos">
      <h2>{t('label:demos')}</h2>
      {policy && <LongText text={policy.text} language={policy.language} t={t} />}
      {label.demoUrl !== null && (
        <ButtonLink size="large" href={label.demoUrl} rel="noopener">
          {t('label:sendDemo')}
        </ButtonLink>
      )}
    </section>
  );
}

interface PageLink {
  readonly href: string;
  readonly text: string;
}

function Pages({
  name,
  first,
  next,
}: {
  readonly name: string;
  readonly first: PageLink | null;
  readonly next: PageLink | null;
}) {
  if (!first && !next) return null;
  return (
    <nav className="pages" aria-label={name}>
      {first && (
        <ButtonLink size="large" href={first.href}>
          {first.text}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink size="large" rel="next" href={next.href}>
          {next.text}
        </ButtonLink>
      )}
    </nav>
  );
}
