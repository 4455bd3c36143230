import { uploadedPicture } from '@countin/domain/artwork';
import type { MusicProduct } from '@countin/domain/release';
import {
  PictureUploader,
  UploadedPictureFields,
  type PictureService,
  type PictureTools,
} from '@countin/picture-upload';
import { Cover } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { DrawnCoverControls } from '../../../shell/cover-chooser/drawn-cover-controls.tsx';
import type { WorkingCopy } from '../working-copy/use-working-copy.ts';
import { EditorSection } from '../../../shell/editor/editor-section.tsx';

interface CoverSectionProps {
  readonly copy: Pick<WorkingCopy, 'content' | 'change' | 'errorCodes'>;
  readonly artistId: MusicProduct['artistId'];
  readonly artistName: string;
  /** The title as the cover writes it, which may be a moment behind. */
  readonly title: string;
  readonly pictures: PictureService;
  readonly tools?: PictureTools;
  readonly onBusy?: (busy: boolean) => void;
}

/** The sleeve: drawn by the product, or a picture of the artist's own. */
export function CoverSection({
  copy: { content, change, errorCodes },
  artistId,
  artistName,
  title,
  pictures,
  tools,
  onBusy,
}: CoverSectionProps) {
  const { t } = useTranslation('release-editor');
  const { cover, coverImage } = content;
  const alt = coverImage?.alt || t('cover.alt', { title });
  const shown = (preview: string | null) =>
    preview ? { src: preview, ground: 'transparent' } : uploadedPicture(artistId, coverImage);
  return (
    <EditorSection id="cover" title={t('sections.cover')}>
      <PictureUploader
        kind="cover"
        service={pictures}
        tools={tools}
        image={coverImage}
        onChange={(next) => change({ coverImage: next })}
        onBusy={onBusy}
        face={(preview) => (
          <Cover design={cover} picture={shown(preview)} title={title} artist={artistName} sleeve leading alt={alt} />
        )}
      >
        {coverImage ? (
          <UploadedPictureFields
            service={pictures}
            image={coverImage}
            altError={errorCodes.get('coverImage.alt')}
            onChange={(next) => change({ coverImage: next })}
          />
        ) : (
          <DrawnCoverControls
            design={cover}
            onChange={(next) => change({ cover: { ...next, colours: [...next.colours] } })}
            title={title}
            artist={artistName}
          />
        )}
      </PictureUploader>
    </EditorSection>
  );
}
