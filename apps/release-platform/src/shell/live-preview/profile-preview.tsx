import { useDataAccess } from '@countin/data/access';
import { medleyOptions } from '@countin/data/medleys';
import { publicReleasesOptions } from '@countin/data/profiles';
import type { ArtistProfile, LabelProfile } from '@countin/domain/profile';
import {
  ArtistPreview,
  artistSheets,
  LabelPreview,
  labelSheets,
  profileColours,
  type PageView,
} from '@countin/public-pages/preview';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../hooks/use-now.ts';
import { useSites } from '@countin/app-shell';
import { ownZone } from '../hooks/own-zone.ts';
import { previewView } from './preview-view.ts';
import { STILL, usePreviewControls } from './preview-controls.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import styles from './live-preview.module.css';

const SECOND = 1000;

/** An artist's public page as it is with what is being edited: on 4track, with its medley and releases. */
export function ArtistLivePreview({ artist }: { readonly artist: ArtistProfile }) {
  const access = useDataAccess();
  const { data: own } = useQuery(medleyOptions(access, artist.id));
  const { data: releases = [] } = useQuery(publicReleasesOptions(access, { kind: 'artist', profileId: artist.id }));
  const medley = own?.live ? { ...own.medley, artistName: artist.name } : null;
  const colours = profileColours(artist, releases[0]);
  return (
    <ProfileFrame site="fourtrack" path={`/${artist.customSlug}`} colours={colours} sheetsOf={artistSheets}>
      {(view) => <ArtistPreview view={view} artist={artist} medley={medley} releases={releases} />}
    </ProfileFrame>
  );
}

/** The same for a label, at its own address. */
export function LabelLivePreview({ label }: { readonly label: LabelProfile }) {
  const { data: releases = [] } = useQuery(
    publicReleasesOptions(useDataAccess(), { kind: 'label', profileId: label.id }),
  );
  return (
    <ProfileFrame site="countin" path="/" colours={profileColours(label, releases[0])} sheetsOf={labelSheets}>
      {(view) => <LabelPreview view={view} label={label} releases={releases} />}
    </ProfileFrame>
  );
}

interface ProfileFrameProps {
  readonly site: 'countin' | 'fourtrack';
  readonly path: string;
  readonly colours: readonly string[] | undefined;
  readonly sheetsOf: (colours: readonly string[] | undefined) => readonly string[];
  readonly children: (view: PageView) => ReactNode;
}

/** A page of a profile in the frame of a preview. */
export function ProfileFrame({ site, path, colours, sheetsOf, children }: ProfileFrameProps) {
  const { t } = useTranslation(['release-editor', 'profile-editor']);
  // The page's own texts, by the same keys that the server uses.
  const page = useTranslation(['common', 'artist', 'bar', 'label', 'medley', 'release', 'signup', 'errors', 'home']);
  const sites = useSites();
  const now = useNow(SECOND);
  const { controls, theme, size } = usePreviewControls();
  const language = page.i18n.language;
  const view = previewView({ language, t: page.t, sites, site, path, zone: ownZone, now });
  const key = colours?.join();
  const sheets = useMemo(() => [...sheetsOf(key?.split(',')), STILL], [key, sheetsOf]);
  return (
    <section className={styles.preview} aria-label={t('preview.title')}>
      {controls}
      <PreviewFrame
        title={t('preview.title')}
        {...size}
        site={site}
        theme={theme}
        language={language}
        direction={view.direction}
        sheets={sheets}
      >
        {children(view)}
      </PreviewFrame>
      <p className={styles.note}>{t('profile-editor:live')}</p>
    </section>
  );
}
