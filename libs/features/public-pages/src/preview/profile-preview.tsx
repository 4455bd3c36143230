import type { Medley } from '@countin/domain/medley';
import type { ArtistProfile, LabelProfile } from '@countin/domain/profile';
import type { ReleasePage } from '@countin/domain/release';
import { accentCss } from '@countin/theme';
import { releaseRow } from '../catalogue/release-row.ts';
import { ArtistView } from '../artist/artist-view.tsx';
import bar from '../bar/bar.css?inline';
import label from '../label/label.css?inline';
import { LabelView } from '../label/label-view.tsx';
import { FIELD_STYLES } from '@countin/ui/static-styles';
import type { PageView } from '../page/page-view.ts';
import { followOffer } from '../signup/signup-offer.ts';
import artist from '../artist/artist.css?inline';
import { BASE_STYLES } from '../document/base-styles.ts';
import countdown from '../moment/countdown.css?inline';
import medleySheet from '../medley/medley.css?inline';
import { SIGNUP_STYLES } from '../signup/signup-styles.ts';
import strips from '../catalogue/release-strips.css?inline';

interface ArtistPreviewProps {
  readonly view: PageView;
  readonly artist: ArtistProfile;
  /** What fans hear; null where nothing is out. */
  readonly medley: Medley | null;
  /** Those that are out or to come, newest first. */
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
}

/** The same for a label's page. */
export function LabelPreview({ view, label: shown, releases }: LabelPreviewProps) {
  return (
    <LabelView
      view={view}
      label={shown}
      rows={releases.map((release) => releaseRow(view, release))}
      next={null}
      first
      choice={{ artist: null, kind: null }}
    />
  );
}

/** The sheets of an artist's page, as text, with the accent of its colours. */
export function artistSheets(colours: readonly string[] | undefined): readonly string[] {
  return [
    BASE_STYLES + bar + strips + countdown + artist + medleySheet + SIGNUP_STYLES,
    ...(colours ? [accentCss(colours, 'fourtrack')] : []),
  ];
}

/** The sheets of a label's page. */
export function labelSheets(colours: readonly string[] | undefined): readonly string[] {
  return [BASE_STYLES + countdown + FIELD_STYLES + label, ...(colours ? [accentCss(colours)] : [])];
}
