import { LABEL_SECTIONS } from '@countin/domain/profile';
import { useTranslation } from 'react-i18next';
import { SectionsSection } from '../../../shell/editor/sections-section.tsx';
import type { LabelCopy } from './use-label-copy.ts';

/** Sections that a label's page shows, in order. */
export function LabelSectionsSection({ copy: { content, change } }: { readonly copy: LabelCopy }) {
  const { t } = useTranslation('label-editor');
  return (
    <SectionsSection
      all={LABEL_SECTIONS}
      sections={content.sections}
      nameOf={(section) => t(`sections.${section}`)}
      hint={t('sections.hint')}
      onChange={(sections) => change({ sections })}
    />
  );
}
