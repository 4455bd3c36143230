import { useDataAccess } from '@countin/data/access';
import { labelsOfArtistOptions } from '@countin/data/profiles';
import { releaseTextsOptions } from '@countin/data/texts';
import type { ArtistProfile, LabelProfile } from '@countin/domain/profile';
import { belongsToLabel, type MusicProduct, type ProductContent } from '@countin/domain/release';
import { pageTextsOf, type ReleaseText, type TextsByLanguage } from '@countin/domain/texts';
import { useNow } from '@countin/screen-kit/hooks';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { previewPage } from './preview-page.ts';
import { ReleaseFrame, type ReleaseFrameProps } from './release-frame.tsx';

// Loaded with the preview: a part of its own would weigh more.
export { ReleaseFrame } from './release-frame.tsx';

interface LivePreviewProps extends Pick<ReleaseFrameProps, 'weighed' | 'initialPhase' | 'language'> {
  readonly content: ProductContent;
  readonly product: MusicProduct;
  readonly artist: ArtistProfile;
  /** Texts being edited, in place of the stored ones of their language. */
  readonly text?: ReleaseText;
  /** In place of all stored texts. */
  readonly texts?: TextsByLanguage;
  /** Words below the page; by default, when fans see it. */
  readonly note?: string;
}

const MINUTE = 60_000;

/** The label whose feed the release would join. Its branding reaches the page. */
function useLabel({ labelName }: ProductContent, { artistId, createdBy }: MusicProduct): LabelProfile | null {
  const { data = [] } = useQuery(labelsOfArtistOptions(useDataAccess(), { artistId, owner: createdBy }));
  return data.find((label) => belongsToLabel({ artistId, createdBy, labelName }, label)) ?? null;
}

/** Key of the words below the page. */
function noteOf(dated: boolean, { status }: MusicProduct) {
  if (!dated) return 'preview.noteUndated';
  return status === 'published' ? 'preview.noteLive' : 'preview.note';
}

/**
 * The page as fans will see it now, before or after the release. Component, styles and size are those of the public
 * page.
 */
export default function LivePreview({
  content,
  product,
  artist,
  text,
  texts: wanted,
  note,
  ...frame
}: LivePreviewProps) {
  const { t } = useTranslation('release-editor');
  const { data: stored } = useQuery(releaseTextsOptions(useDataAccess(), product.id));
  const now = useNow(MINUTE);
  const texts = pageTextsOf(content, wanted ?? { ...stored, ...(text && { [text.language]: text }) });
  const label = useLabel(content, product);
  const dated = content.releaseMoment !== null;
  return (
    <ReleaseFrame
      {...frame}
      release={previewPage({ ...content, texts }, product, artist, label, now)}
      placeholder={dated ? null : t('preview.undated')}
      note={note ?? t(noteOf(dated, product))}
    />
  );
}
