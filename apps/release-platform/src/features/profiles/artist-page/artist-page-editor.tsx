import { useDataAccess } from '@countin/data/access';
import { publicReleasesOptions } from '@countin/data/profiles';
import { lazyImport } from '@countin/deployment-recovery';
import { SOCIALS, type ArtistPage } from '@countin/domain/profile';
import { BelowTheFold } from '@countin/screen-kit/loading';
import { Skeleton } from '@countin/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorFrame } from '../../../shell/editor/editor-frame.tsx';
import { EditorFields, EditorSection } from '../../../shell/editor/editor-section.tsx';
import { PageLinks } from '../../../shell/editor/page-links.tsx';
import { usePublicAddresses } from '../../../shell/navigation/public-addresses.ts';
import { LookSection } from '../editor/look-section.tsx';
import { SocialField } from '../editor/social-field.tsx';
import { WordsSection } from '../editor/words-section.tsx';
import { BiosSection } from './bios-section.tsx';
import { CountryField } from './country-field.tsx';
import { PinnedReleaseSection } from './pinned-release-section.tsx';
import { ShowsSection } from './shows-section.tsx';
import { useArtistCopy } from './use-artist-copy.ts';
import { useArtistFieldName } from '../../../shell/profiles/use-artist-field-name.ts';
import { useArtistValue } from './use-artist-value.tsx';

const ProfilePreview = lazy(lazyImport(() => import('../../../shell/profile-preview/profile-preview.tsx')));

// Lists that are sorted by dragging weigh more than the rest of the screen, and are below its first fields.
const LinksSection = lazy(lazyImport(() => import('./links-section.tsx')));
const PageSectionsSection = lazy(lazyImport(() => import('./page-sections-section.tsx')));

/** The editor of an artist's public page, beside that page. Saves by itself; what is saved is public. */
export function ArtistPageEditor({ artist }: { readonly artist: ArtistPage }) {
  const { t } = useTranslation(['artist-editor', 'profile-editor', 'label-editor']);
  const copy = useArtistCopy(artist);
  const shown = useDeferredValue(copy.content);
  const [uploading, setUploading] = useState(false);
  const addresses = usePublicAddresses();
  const { data: releases = [] } = useQuery(
    publicReleasesOptions(useDataAccess(), { kind: 'artist', profileId: artist.id }),
  );
  const { content, change } = copy;
  return (
    <EditorFrame
      copy={copy}
      title={t('profile-editor:artistTitle')}
      lead={t('profile-editor:lead')}
      actions={<PageLinks address={addresses.fourtrack(artist.customSlug)} />}
      preview={<ProfilePreview kind="artist" profile={{ ...artist, ...shown }} />}
      nameOf={useArtistFieldName()}
      valueOf={useArtistValue(artist, releases)}
      uploading={uploading}
    >
      <WordsSection
        kind="artist"
        copy={copy}
        afterLocation={<CountryField country={content.country} onChange={(country) => change({ country })} />}
      />
      <BelowTheFold>
        <BiosSection copy={copy} />
        <LookSection edited={{ kind: 'artist', profile: artist }} copy={copy} onBusy={setUploading} />
        <PinnedReleaseSection artistId={artist.id} releases={releases} copy={copy} />
        <Suspense fallback={<Skeleton height={160} />}>
          <LinksSection links={content.pageLinks} onChange={(pageLinks) => change({ pageLinks })} />
        </Suspense>
        <ShowsSection shows={content.shows} onChange={(shows) => change({ shows })} />
        <EditorSection id="socials" title={t('label-editor:socials')}>
          <EditorFields>
            {SOCIALS.map((social) => (
              <SocialField key={social} social={social} copy={copy} />
            ))}
          </EditorFields>
        </EditorSection>
        <Suspense fallback={<Skeleton height={320} />}>
          <PageSectionsSection copy={copy} />
        </Suspense>
      </BelowTheFold>
    </EditorFrame>
  );
}
