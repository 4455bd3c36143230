import { useDataAccess } from '@countin/data/access';
import { medleyOptions } from '@countin/data/medleys';
import { pinnedReleasesOptions, publicReleasesOptions, rosterOptions } from '@countin/data/profiles';
import type { ArtistPage, LabelProfile } from '@countin/domain/profile';
import { artistPath, PUBLIC_PATHS } from '@countin/domain/urls';
import {
  artistBranding,
  ArtistPreview,
  artistSheets,
  LabelPreview,
  labelSheets,
  profileColours,
} from '@countin/public-pages/preview';
import { SegmentedControl } from '@countin/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProfileFrame } from '../../../shell/preview/profile-frame.tsx';

type ProfilePreviewProps =
  | { readonly kind: 'artist'; readonly profile: ArtistPage }
  | { readonly kind: 'label'; readonly profile: LabelProfile };

/** The public page of an artist or a label as it is with what is being edited. */
export default function ProfilePreview(shown: ProfilePreviewProps) {
  return shown.kind === 'artist' ? <PageOfArtist artist={shown.profile} /> : <PageOfLabel label={shown.profile} />;
}

/** At either of its two addresses, with medley and releases. */
function PageOfArtist({ artist }: { readonly artist: ArtistPage }) {
  const { t } = useTranslation(['artist-editor', 'releases']);
  const access = useDataAccess();
  const [address, setAddress] = useState<'fourtrack' | 'subdomain'>('fourtrack');
  const { data: own } = useQuery(medleyOptions(access, artist.id));
  const { data: releases = [] } = useQuery(publicReleasesOptions(access, { kind: 'artist', profileId: artist.id }));
  const medley = own?.live ? { ...own.medley, artistName: artist.name } : null;
  const brand = artistBranding(artist, releases[0]);
  const onSubdomain = address === 'subdomain';
  return (
    <ProfileFrame
      site="fourtrack"
      path={onSubdomain ? PUBLIC_PATHS.start : artistPath(artist.customSlug)}
      onSubdomain={onSubdomain}
      brand={brand}
      sheetsOf={artistSheets}
      further={
        <SegmentedControl
          size="small"
          hideLabel
          label={t('preview.address')}
          value={address}
          onChange={setAddress}
          options={[
            { value: 'fourtrack', label: t('releases:artist.fourtrack') },
            { value: 'subdomain', label: t('releases:artist.subdomain') },
          ]}
        />
      }
    >
      {(view) => <ArtistPreview view={view} artist={artist} medley={medley} releases={releases} />}
    </ProfileFrame>
  );
}

/** At the label's own address. */
function PageOfLabel({ label }: { readonly label: LabelProfile }) {
  const access = useDataAccess();
  const { data: releases = [] } = useQuery(publicReleasesOptions(access, { kind: 'label', profileId: label.id }));
  const { data: pinned = [] } = useQuery(pinnedReleasesOptions(access, label.id, label.pinned));
  const { data: roster } = useInfiniteQuery(rosterOptions(access, label.artistIds));
  const brand = { ...label, colours: profileColours(label, releases[0]) };
  return (
    <ProfileFrame site="countin" path={PUBLIC_PATHS.start} brand={brand} sheetsOf={labelSheets}>
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
