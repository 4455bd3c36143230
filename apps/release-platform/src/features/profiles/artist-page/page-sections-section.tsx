import { ARTIST_SECTIONS } from '@countin/domain/profile';
import { useTranslation } from 'react-i18next';
import { SectionsSection } from '../../../shell/editor/sections-section.tsx';
import type { ArtistCopy } from './use-artist-copy.ts';

/** Sections that an artist's page shows, in order. */
export default function PageSectionsSection({ copy: { content, change } }: { readonly copy: ArtistCopy }) {
  const { t } = useTranslation(['artist-editor', 'label-editor']);
  return (
    <SectionsSection
      all={ARTIST_SECTIONS}
      sections={content.artistSections}
      nameOf={(section) => t(`sections.${section}`)}
      hint={t('label-editor:sections.hint')}
      onChange={(artistSections) => change({ artistSections })}
    />
  );
}
