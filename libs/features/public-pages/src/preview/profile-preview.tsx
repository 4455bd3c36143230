import type { Medley } from '@countin/domain/medley';
import type { ArtistPage, ArtistProfile, LabelProfile, Typeface } from '@countin/domain/profile';
import type { ReleasePage } from '@countin/domain/release';
import { releaseRow } from '../catalogue/release-row.ts';
import { ArtistView } from '../artist/artist-view.tsx';
import { LabelHomeView } from '../label/label-home-view.tsx';
import { ROSTER_PAGE } from '../label/label-home.tsx';
import { brandSheets } from '../brand/brand-css.ts';
import type { PageView } from '../page/page-view.ts';
import { followOffer, labelOffer } from '../signup/signup-offer.ts';
import { artistStyles } from '../artist/artist-styles.ts';
import { LABEL_STYLES } from '../label/label-styles.ts';
import { SIGNUP_STYLES } from '../signup/signup-styles.ts';
import { BASE_STYLES } from '../document/base-styles.ts';

interface ArtistPreviewProps {
  readonly view: PageView;
  readonly artist: ArtistPage;
  /** The medley; null where nothing is out. */
  readonly medley: Medley | null;
  /** Releases that are out or to come, newest first. */
  readonly releases: readonly ReleasePage[];
}

/** An artist's public page as the server draws it, here of a profile that is being edited. */
export function ArtistPreview({ view, artist: shown, medley, releases }: ArtistPreviewProps) {
  return (
    <ArtistView
      view={view}
      facts={{
        artist: shown,
        medley,
        rows: releases.map((release) => releaseRow(view, release)),
        offer: followOffer(shown, releases[0]),
        answer: null,
      }}
    />
  );
}

interface LabelPreviewProps {
  readonly view: PageView;
  readonly label: LabelProfile;
  readonly releases: readonly ReleasePage[];
  /** Releases of the label that it may have pinned. */
  readonly pinned: readonly ReleasePage[];
  /** First artists of the roster. */
  readonly artists: readonly ArtistProfile[];
}

/** The same for a label's page. */
export function LabelPreview({ view, label: shown, releases, pinned, artists }: LabelPreviewProps) {
  const rowOf = (release: ReleasePage) => releaseRow(view, release);
  return (
    <LabelHomeView
      view={view}
      facts={{
        label: shown,
        pinned: shown.pinned.flatMap((id) => pinned.find((release) => release.id === id) ?? []).map(rowOf),
        rows: releases.map(rowOf),
        nextRelease: null,
        artists: artists.slice(0, ROSTER_PAGE),
        artistsFrom: 0,
        nextArtist: null,
        part: 'all',
        signup: shown.archivedAt === undefined ? { offer: labelOffer(shown, releases[0]), answer: null } : null,
      }}
    />
  );
}

/** Values that the sheets of a previewed page depend on, besides its kind. */
export interface PreviewBrand {
  readonly colours: readonly string[] | undefined;
  readonly ground?: string | null;
  readonly typeface?: Typeface;
}

/** The sheets of an artist's page, as text, with the accent of its colours. */
export function artistSheets(brand: PreviewBrand): readonly string[] {
  return [
    BASE_STYLES + artistStyles({ medley: true, labelBrand: true }),
    ...brandSheets({ ...brand, site: 'fourtrack' }),
  ];
}

/** The sheets of a label's page. */
export function labelSheets(brand: PreviewBrand): readonly string[] {
  return [BASE_STYLES + LABEL_STYLES + SIGNUP_STYLES, ...brandSheets(brand)];
}
