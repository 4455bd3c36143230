import { useDataAccess } from '@countin/data/access';
import { medleyOptions } from '@countin/data/medleys';
import { pinnedReleasesOptions, publicReleasesOptions, rosterOptions } from '@countin/data/profiles';
import type { ArtistProfile, LabelProfile } from '@countin/domain/profile';
import {
  artistBranding,
  ArtistPreview,
  artistSheets,
  LabelPreview,
  labelSheets,
  profileColours,
  type PageView,
  type PreviewBrand,
} from '@countin/public-pages/preview';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../hooks/use-now.ts';
import { useSites } from '@countin/app-shell';
import { ownZone } from '../hooks/own-zone.ts';
import { previewView } from './preview-view.ts';
import { STILL } from './preview-document.ts';
import { PreviewPanel } from './preview-panel.tsx';

const SECOND = 1000;

type ProfilePreviewProps =
  | { readonly kind: 'artist'; readonly profile: ArtistProfile }
  | { readonly kind: 'label'; readonly profile: LabelProfile };

/** The public page of an artist or a label as it is with what is being edited. */
export default function ProfilePreview(shown: ProfilePreviewProps) {
  return shown.kind === 'artist' ? <ArtistPage artist={shown.profile} /> : <LabelPage label={shown.profile} />;
}

/** On 4track, with medley and releases. */
function ArtistPage({ artist }: { readonly artist: ArtistProfile }) {
  const access = useDataAccess();
  const { data: own } = useQuery(medleyOptions(access, artist.id));
  const { data: releases = [] } = useQuery(publicReleasesOptions(access, { kind: 'artist', profileId: artist.id }));
  const medley = own?.live ? { ...own.medley, artistName: artist.name } : null;
  const brand = artistBranding(artist, releases[0]);
  return (
    <ProfileFrame site="fourtrack" path={`/${artist.customSlug}`} brand={brand} sheetsOf={artistSheets}>
      {(view) => <ArtistPreview view={view} artist={artist} medley={medley} releases={releases} />}
    </ProfileFrame>
  );
}

/** At the label's own address. */
function LabelPage({ label }: { readonly label: LabelProfile }) {
  const access = useDataAccess();
  const { data: releases = [] } = useQuery(publicReleasesOptions(access, { kind: 'label', profileId: label.id }));
  const { data: pinned = [] } = useQuery(pinnedReleasesOptions(access, label.id, label.pinned));
  const { data: roster } = useInfiniteQuery(rosterOptions(access, label.artistIds));
  const brand = { ...label, colours: profileColours(label, releases[0]) };
  return (
    <ProfileFrame site="countin" path="/" brand={brand} sheetsOf={labelSheets}>
      {(view) => (
        <LabelPreview
          view={view}
          label={label}
          releases={releases}
          pinned={[...pinned, ...releases]}
          artists={roster?.pages[0] ?? []}
        />
      )}
    </ProfileFrame>
  );
}

interface ProfileFrameProps {
  readonly site: 'countin' | 'fourtrack';
  readonly path: string;
  readonly brand: PreviewBrand;
  readonly sheetsOf: (brand: PreviewBrand) => readonly string[];
  readonly children: (view: PageView) => ReactNode;
}

function ProfileFrame({ site, path, brand: { colours, ground, typeface }, sheetsOf, children }: ProfileFrameProps) {
  const { t } = useTranslation('profile-editor');
  // The page's own texts, by the same keys that the server uses.
  const page = useTranslation(['common', 'artist', 'bar', 'label', 'medley', 'release', 'signup', 'errors', 'home']);
  const sites = useSites();
  const now = useNow(SECOND);
  const language = page.i18n.language;
  const view = previewView({ language, t: page.t, sites, site, path, zone: ownZone, now });
  const key = colours?.join();
  const sheets = useMemo(
    () => [...sheetsOf({ colours: key?.split(','), ground, typeface }), STILL],
    [key, ground, typeface, sheetsOf],
  );
  return (
    <PreviewPanel site={site} language={language} direction={view.direction} sheets={sheets} note={t('live')}>
      {children(view)}
    </PreviewPanel>
  );
}
