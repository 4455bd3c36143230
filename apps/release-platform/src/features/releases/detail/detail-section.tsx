import { useTranslation } from 'react-i18next';
import { EditorSection } from '../../../shell/editor/editor-section.tsx';
import type { WorkingCopy } from '../editor/use-working-copy.ts';
import { ArtistsGroup } from './artists-group.tsx';
import { CodesGroup } from './codes-group.tsx';
import { GenreGroup } from './genre-group.tsx';
import { RightsGroup } from './rights-group.tsx';

/** Metadata that stores and press ask for, in groups that fold. */
export default function DetailSection({ copy }: { readonly copy: WorkingCopy }) {
  const { t } = useTranslation('release-detail');
  return (
    <EditorSection id="details" title={t('section')}>
      <ArtistsGroup copy={copy} />
      <CodesGroup copy={copy} />
      <GenreGroup copy={copy} />
      <RightsGroup copy={copy} />
    </EditorSection>
  );
}
