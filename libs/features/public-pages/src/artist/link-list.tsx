import { linkStateAt, type ArtistPage, type LinkIcon } from '@countin/domain/profile';
import type { PageView } from '../page/page-view.ts';
import { outgoing } from '../urls/outgoing-link.ts';
import { ShowAll } from './show-all.tsx';

/** Outlines of the pictograms, 24 by 24. */
const OUTLINES: Readonly<Record<LinkIcon, string>> = {
  link: 'M10 13a5 5 0 0 0 7.5.5l3-3a5 5 0 0 0-7-7l-1.7 1.7M14 11a5 5 0 0 0-7.5-.5l-3 3a5 5 0 0 0 7 7l1.7-1.7',
  music: 'M9 18V5l12-2v13M9 18a3 3 0 1 1-6 0 3 3 0 1 1 6 0M21 16a3 3 0 1 1-6 0 3 3 0 1 1 6 0',
  video: 'M6 4l14 8-14 8z',
  shop: 'M6 8h12l1 13H5zM9 11V7a3 3 0 0 1 6 0v4',
  tickets: 'M3 6h18v3a3 3 0 0 0 0 6v3H3v-3a3 3 0 0 0 0-6zM14 7v2m0 2v2m0 2v2',
  news: 'M4 5h13v14H6a2 2 0 0 1-2-2zM17 10h3v7a2 2 0 0 1-2 2M8 9h5M8 13h5',
  mail: 'M3 6h18v12H3zM3 7l9 6 9-6',
  support: 'M12 20S4 15 4 9a4.5 4.5 0 0 1 8-2.8A4.5 4.5 0 0 1 20 9c0 6-8 11-8 11z',
};

interface LinkListProps {
  readonly view: PageView;
  readonly artist: ArtistPage;
  /** Number of links; others are on the list's own page. */
  readonly most: number;
}

/** Links that fans see at the time of the page. */
export function LinkList({ view, artist, most }: LinkListProps) {
  const visible = artist.pageLinks.filter((link) => linkStateAt(link, view.now) === 'visible');
  if (visible.length === 0) return null;
  return (
    <nav className="own-links" aria-label={view.t('artist:links')}>
      {visible.slice(0, most).map(({ id, title, url, icon }) => (
        <a key={id} {...outgoing(id, url)}>
          <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden>
            <path d={OUTLINES[icon]} />
          </svg>
          <bdi>{title}</bdi>
        </a>
      ))}
      {visible.length > most && <ShowAll view={view} section="links" />}
    </nav>
  );
}
