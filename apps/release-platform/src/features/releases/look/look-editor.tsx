import { useDataAccess } from '@countin/data/access';
import { lazyImport } from '@countin/deployment-recovery';
import { PAGE_SECTIONS } from '@countin/domain/appearance';
import type { ArtistProfile } from '@countin/domain/profile';
import type { MusicProduct } from '@countin/domain/release';
import { pictureService } from '@countin/picture-upload';
import { EditorScreen } from '@countin/screen-kit/autosave';
import { BelowTheFold } from '@countin/screen-kit/loading';
import { Button, PageHeader } from '@countin/ui';
import { RotateCcw, Undo2 } from 'lucide-react';
import { lazy, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths/paths.ts';
import { Editable } from '../../../shell/editor/editable.tsx';
import { SectionsSection } from '../../../shell/editor/sections-section.tsx';
import { PublishBar } from '../working-copy/publish-bar.tsx';
import { useWorkingCopy } from '../working-copy/use-working-copy.ts';
import { ButtonsSection } from './buttons-section.tsx';
import { ColoursSection } from './colours-section.tsx';
import { LayoutSection } from './layout-section.tsx';
import { SearchSection } from './search-section.tsx';
import { TypefaceSection } from './typeface-section.tsx';
import { useLook } from './use-look.ts';
import { VideoField } from './video-field.tsx';
import styles from './look-editor.module.css';

const LivePreview = lazy(lazyImport(() => import('../../../shell/release-preview/live-preview.tsx')));

interface LookEditorProps {
  readonly product: MusicProduct;
  readonly artist: ArtistProfile;
}

/** Editor of a release's look, beside its page. Saves by itself. */
export function LookEditor({ product, artist }: LookEditorProps) {
  const { t } = useTranslation(['release-editor', 'release-look', 'nav']);
  const copy = useWorkingCopy(product, ['appearance']);
  const look = useLook(copy);
  const shown = useDeferredValue(copy.content);
  const navigate = useNavigate();
  const access = useDataAccess();
  const pictures = useMemo(() => pictureService(access, { artistId: artist.id }), [access, artist.id]);
  const [uploading, setUploading] = useState(false);
  return (
    <EditorScreen
      editor={copy}
      uploading={uploading}
      preview={<LivePreview content={shown} product={product} artist={artist} weighed />}
      previewLabels={{ open: t('preview.open'), close: t('preview.close') }}
    >
      <PageHeader title={t('nav:titles.releasePage')} below={t('release-look:lead')} />
      <Editable operation="release.edit">
        <PublishBar
          product={product}
          copy={copy}
          onMissing={() => void navigate(paths.product.to(product.artistId, product.id, 'moment'))}
        />
        <div className={styles.history}>
          <Button
            size="small"
            variant="quiet"
            icon={<Undo2 aria-hidden />}
            disabled={look.undo === null}
            onClick={() => look.undo?.()}
          >
            {t('release-look:undo')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            icon={<RotateCcw aria-hidden />}
            disabled={look.reset === null}
            onClick={() => look.reset?.()}
          >
            {t('release-look:standard')}
          </Button>
        </div>
        <LayoutSection look={look} />
        <BelowTheFold>
          <TypefaceSection look={look} title={copy.content.title} artistName={artist.name} />
          <ColoursSection look={look} content={copy.content} />
          <SectionsSection
            all={PAGE_SECTIONS}
            sections={look.look.pageSections}
            nameOf={(section) => t(`release-look:sections.${section}`)}
            hint={t('release-look:sections.hint')}
            onChange={(pageSections) => look.change({ pageSections })}
          />
          <VideoField look={look} />
          <ButtonsSection look={look} />
          <SearchSection
            look={look}
            content={copy.content}
            artistId={artist.id}
            pictures={pictures}
            onBusy={setUploading}
          />
        </BelowTheFold>
      </Editable>
    </EditorScreen>
  );
}
