import type { MusicProduct } from '@countin/domain/release';
import { useTranslation } from 'react-i18next';
import { EditorSection } from '../../../shell/editor/editor-section.tsx';
import type { WorkingCopy } from '../working-copy/use-working-copy.ts';
import { AddressRow } from './address-row.tsx';
import { AiGroup } from './ai-group.tsx';
import { ArtistsGroup } from './artists-group.tsx';
import { CodesGroup } from './codes-group.tsx';
import { GenreGroup } from './genre-group.tsx';
import { RightsGroup } from './rights-group.tsx';

interface DetailSectionProps {
  readonly copy: WorkingCopy;
  readonly product: MusicProduct;
}

/** Metadata that stores and press ask for, in groups that fold, and the address of the page. */
export default function DetailSection({ copy, product }: DetailSectionProps) {
  const { t } = useTranslation('release-detail');
  return (
    <EditorSection id="details" title={t('section')}>
      <ArtistsGroup copy={copy} />
      <CodesGroup copy={copy} />
      <GenreGroup copy={copy} />
      <RightsGroup copy={copy} />
      <AiGroup copy={copy} />
      <AddressRow product={product} title={copy.content.title} />
    </EditorSection>
  );
}
