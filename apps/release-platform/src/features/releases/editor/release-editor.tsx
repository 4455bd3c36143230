import { useDataAccess } from '@countin/data/access';
import { artistDefaultsOptions } from '@countin/data/profiles';
import { lazyImport } from '@countin/deployment-recovery';
import type { ArtistProfile } from '@countin/domain/profile';
import type { MusicProduct } from '@countin/domain/release';
import { pictureService } from '@countin/picture-upload';
import { EditorScreen } from '@countin/screen-kit/autosave';
import { BelowTheFold } from '@countin/screen-kit/loading';
import { PageHeader } from '@countin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ownZone, useNow } from '@countin/screen-kit/hooks';
import type { MomentEntry } from '../moment/moment-draft.ts';
import { ReleaseMomentField } from '../moment/release-moment-field.tsx';
import { StoreLinksEditor } from '../links/store-links-editor.tsx';
import type { OpenRows } from '../tracks/open-rows.ts';
import type { Tracks } from '../tracks/track-row.ts';
import { BasicsSection } from './basics-section.tsx';
import { CoverSection } from './cover-section.tsx';
import { PublishBar } from '../working-copy/publish-bar.tsx';
import { ScrollToSection } from './scroll-to-section.tsx';
import { useWorkingCopy } from '../working-copy/use-working-copy.ts';
import { Editable } from '../../../shell/editor/editable.tsx';
import { EditorSection } from '../../../shell/editor/editor-section.tsx';
import { hasStarted } from './has-started.ts';

const DetailSection = lazy(lazyImport(() => import('../detail/detail-section.tsx')));
const TracksEditor = lazy(lazyImport(() => import('../tracks/tracks-editor.tsx')));
const StartNotice = lazy(lazyImport(() => import('./start-notice.tsx')));
const LivePreview = lazy(lazyImport(() => import('../../../shell/release-preview/live-preview.tsx')));

interface ReleaseEditorProps {
  readonly product: MusicProduct;
  readonly artist: ArtistProfile;
}

const MINUTE = 60_000;

/** The editor of a release beside the page that fans will see. Saves by itself. */
export function ReleaseEditor({ product, artist }: ReleaseEditorProps) {
  const { t } = useTranslation('release-editor');
  const copy = useWorkingCopy(product);
  const isNew = hasStarted(useLocation().state);
  const now = useNow(MINUTE);
  const shown = useDeferredValue(copy.content);
  const moment = useRef<HTMLDivElement>(null);
  const access = useDataAccess();
  const { data: defaults } = useSuspenseQuery(artistDefaultsOptions(access, artist.id));
  const pictures = useMemo(() => pictureService(access, { artistId: artist.id }), [access, artist.id]);
  const [uploading, setUploading] = useState(false);
  const { content, change, setInput } = copy;
  const takeMoment = (entry: MomentEntry) => {
    if (entry.kind !== 'moment')
      return setInput('releaseMoment', {
        kind: entry.kind === 'incomplete' ? 'typing' : 'wrong',
        name: entry.field,
        typed: entry.draft,
      });
    setInput('releaseMoment', null);
    change({ releaseMoment: entry.moment });
  };
  const takeTracks = useCallback(
    (tracks: Tracks, open: OpenRows) => {
      setInput('tracks', open.length === 0 ? null : { kind: 'wrong', name: 'tracks', typed: open });
      change({ tracks });
    },
    [setInput, change],
  );
  // The same element until the page changes: a key must not wait for it.
  const preview = useMemo(
    () => <LivePreview content={shown} product={product} artist={artist} />,
    [shown, product, artist],
  );

  return (
    <EditorScreen
      editor={copy}
      uploading={uploading}
      preview={preview}
      previewLabels={{ open: t('preview.open'), close: t('preview.close') }}
    >
      <PageHeader title={content.title || t('untitled')} />
      <Editable operation="release.edit">
        {isNew && (
          <Suspense fallback={null}>
            <StartNotice productId={product.id} onCover={() => void copy.refresh()} />
          </Suspense>
        )}
        <PublishBar product={product} copy={copy} onMissing={() => moment.current?.querySelector('input')?.focus()} />
        <BasicsSection copy={copy} product={product} />
        <BelowTheFold>
          <CoverSection
            copy={copy}
            artistId={artist.id}
            artistName={artist.name}
            title={shown.title}
            pictures={pictures}
            onBusy={setUploading}
          />
          <EditorSection id="moment" title={t('sections.moment')}>
            <div ref={moment}>
              <ReleaseMomentField
                moment={content.releaseMoment}
                kept={copy.typedIn('releaseMoment')}
                ownZone={ownZone}
                defaults={defaults}
                now={now}
                onEntry={takeMoment}
              />
            </div>
          </EditorSection>
          <EditorSection id="links" title={t('sections.links')}>
            <StoreLinksEditor
              links={content.storeLinks}
              onChange={(storeLinks) => change({ storeLinks })}
              inputs={copy}
              storeOrder={defaults.storeOrder}
            />
          </EditorSection>
          {/* Their code loads after that of the other sections. An address may name one of them. */}
          <Suspense fallback={null}>
            <EditorSection id="tracks" title={t('sections.tracks')}>
              <TracksEditor tracks={content.tracks} kept={copy.typedIn('tracks')} onChange={takeTracks} />
            </EditorSection>
            <DetailSection copy={copy} product={product} />
            <ScrollToSection />
          </Suspense>
        </BelowTheFold>
      </Editable>
    </EditorScreen>
  );
}
