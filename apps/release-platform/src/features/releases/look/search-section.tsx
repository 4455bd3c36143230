import { uploadedPicture } from '@countin/domain/artwork';
import { LIMITS } from '@countin/domain/fields';
import type { ProductContent } from '@countin/domain/release';
import { PictureUploader, type PictureService } from '@countin/picture-upload';
import { Cover, TextField } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { EditorSection } from '../../../shell/editor/editor-section.tsx';
import type { Look } from './use-look.ts';
import styles from './look-editor.module.css';

interface SearchSectionProps {
  readonly look: Look;
  readonly content: ProductContent;
  readonly artistId: string;
  readonly pictures: PictureService;
  readonly onBusy: (busy: boolean) => void;
}

/** Title and description for search engines and link previews. */
export function SearchSection({ look: { look, change }, content, artistId, pictures, onBusy }: SearchSectionProps) {
  const { t } = useTranslation('release-look');
  const shared = uploadedPicture(artistId, look.sharingImage);
  return (
    <>
      <EditorSection id="search" title={t('search.title')}>
        <TextField
          label={t('search.description')}
          hint={t('search.hint')}
          name="description"
          dir="auto"
          autoComplete="off"
          maxLength={LIMITS.pageDescription}
          value={look.description}
          onChange={({ target }) => change({ description: target.value })}
        />
      </EditorSection>
      <EditorSection id="sharing" title={t('sharing.title')}>
        <div className={styles.picture}>
          <PictureUploader
            kind="card"
            compact
            service={pictures}
            image={look.sharingImage}
            onChange={(sharingImage) => change({ sharingImage })}
            onBusy={onBusy}
            face={(preview) => {
              const src = preview ?? shared?.src;
              if (src) return <img className={styles.sharing} src={src} alt="" />;
              const picture = uploadedPicture(artistId, content.coverImage);
              return <Cover design={content.cover} picture={picture} title={content.title} size={200} />;
            }}
          />
        </div>
        <p className={styles.hint}>{t('sharing.hint')}</p>
      </EditorSection>
    </>
  );
}
