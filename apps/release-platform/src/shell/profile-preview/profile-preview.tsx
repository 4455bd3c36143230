import { useDataAccess } from '@countin/data/access';
import { medleyOptions } from '@countin/data/medleys';
import { pinnedReleasesOptions, publicReleasesOptions, rosterOptions } from '@countin/data/profiles';
import type { Medley } from '@countin/domain/medley';
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
import { artistFiles, NO_FILES } from '../release-preview/use-measured-page.ts';
import { ProfileFrame } from './profile-frame.tsx';

interface Shown {
  /** Shows what the page weighs, and offers each language. */
  readonly weighed?: boolean;
  /** Words below the page; by default, when a change is on it. */
  readonly note?: string;
}

type ProfilePreviewProps = Shown &
  (
    | {
        readonly kind: 'artist' | 'medley';
        readonly profile: ArtistPage;
        /** In place of the artist's medley. */
        readonly medley?: Medley;
      }
    | { readonly kind: 'label'; readonly profile: LabelProfile }
  );

/**
 * The public page of an artist or a label as it is with what is being edited. A medley's is the artist's, with the medley also
 * where it was taken back.
 */
export default function ProfilePreview(props: ProfilePreviewProps) {
  const { weighed, note } = props;
  if (props.kind === 'label') return <PageOfLabel label={props.profile} weighed={weighed} note={note} />;
  return (
    <PageOfArtist
      artist={props.profile}
      medley={props.medley}
      weighed={weighed}
      note={note}
      ofMedley={props.kind === 'medley'}
    />
  );
}

interface PageOfArtistProps extends Shown {
  readonly artist: ArtistPage;
  readonly medley: Medley | undefined;
  readonly ofMedley: boolean;
}

/** The medley on an artist's page; null for none. */
function useShownMedley({ id, name }: ArtistPage, wanted: Medley | undefined, alsoWithdrawn: boolean): Medley | null {
  const { data: own } = useQuery(medleyOptions(useDataAccess(), id));
  const medley = wanted ?? (own && (own.live || alsoWithdrawn) ? own.medley : null);
  return medley && { ...medley, artistName: name };
}

/** At either of its two addresses, with medley and releases. */
function PageOfArtist({ artist, medley: wanted, weighed, note, ofMedley }: PageOfArtistProps) {
  const { t } = useTranslation(['artist-editor', 'releases']);
  const access = useDataAccess();
  const [address, setAddress] = useState<'fourtrack' | 'subdomain'>(ofMedley ? 'subdomain' : 'fourtrack');
  const medley = useShownMedley(artist, wanted, ofMedley);
  const { data: releases = [] } = useQuery(publicReleasesOptions(access, { kind: 'artist', profileId: artist.id }));
  const brand = artistBranding(artist, releases[0]);
  const onSubdomain = address === 'subdomain';
  const ownPath = ofMedley ? PUBLIC_PATHS.medley : PUBLIC_PATHS.start;
  return (
    <ProfileFrame
      site="fourtrack"
      path={onSubdomain ? ownPath : artistPath(artist.customSlug)}
      onSubdomain={onSubdomain}
      brand={brand}
      sheetsOf={artistSheets}
      weighed={weighed ? artistFiles(artist) : undefined}
      note={note}
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
function PageOfLabel({ label, weighed, note }: Shown & { readonly label: LabelProfile }) {
  const access = useDataAccess();
  const { data: releases = [] } = useQuery(publicReleasesOptions(access, { kind: 'label', profileId: label.id }));
  const { data: pinned = [] } = useQuery(pinnedReleasesOptions(access, label.id, label.pinned));
  const { data: roster } = useInfiniteQuery(rosterOptions(access, label.artistIds));
  const brand = { ...label, colours: profileColours(label, releases[0]) };
  return (
    <ProfileFrame
      site="countin"
      path={PUBLIC_PATHS.start}
      brand={brand}
      sheetsOf={labelSheets}
      weighed={weighed ? NO_FILES : undefined}
      note={note}
    >
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
