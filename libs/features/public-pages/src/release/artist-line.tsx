import type { PageArtist, ReleasePage } from '@countin/domain/release';
import { artistUrl } from '@countin/domain/urls';
import { Fragment } from 'react';
import type { PageView } from '../page/page-view.ts';

interface ArtistLineProps {
  readonly view: PageView;
  readonly release: ReleasePage;
}

type Names = readonly Pick<PageArtist, 'name' | 'slug'>[];

/** Main artists above the title. The artist whose page it is comes first. */
export function MainArtists({ view, release }: ArtistLineProps) {
  const { artistName, artistSlug, artists } = release;
  const others = artists.filter(({ role }) => role === 'main');
  return <ArtistNames view={view} names={[{ name: artistName, slug: artistSlug }, ...others]} className="by" />;
}

/** Featured artists and remixers below the title. */
export function GuestArtists({ view, release }: ArtistLineProps) {
  const { t } = view;
  const guests = (['featured', 'remixer'] as const).map((role) => ({
    label: t(role === 'featured' ? 'credits:featuring' : 'credits:remixedBy'),
    names: release.artists.filter((artist) => artist.role === role),
  }));
  return guests
    .filter(({ names }) => names.length > 0)
    .map(({ label, names }) => (
      <p className="guests" key={label}>
        {label} <ArtistNames view={view} names={names} />
      </p>
    ));
}

/** Names joined as the page's language joins them. Those with a profile here are links. */
function ArtistNames({
  view: { language, origins },
  names,
  className,
}: {
  readonly view: PageView;
  readonly names: Names;
  readonly className?: string;
}) {
  const parts = new Intl.ListFormat(language, { type: 'conjunction' }).formatToParts(names.map((_, at) => String(at)));
  return parts.map(({ type, value }, at) => {
    if (type === 'literal') return <Fragment key={at}>{value}</Fragment>;
    const artist = names[Number(value)];
    return artist?.slug ? (
      <a key={at} className={className} href={artistUrl(origins, artist.slug)}>
        <bdi>{artist.name}</bdi>
      </a>
    ) : (
      <bdi key={at} className={className}>
        {artist?.name}
      </bdi>
    );
  });
}
