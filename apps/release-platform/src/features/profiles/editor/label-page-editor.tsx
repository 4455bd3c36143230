import { SOCIALS, type LabelProfile } from '@countin/domain/profile';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorFields, EditorSection } from '../../../shell/editor/editor-section.tsx';
import { LabelContactSection } from './label-contact-section.tsx';
import { LabelEditorFrame } from './label-editor-frame.tsx';
import { LabelLinksSection } from './label-links-section.tsx';
import { LabelSectionsSection } from './label-sections-section.tsx';
import { LabelTextsSection } from './label-texts-section.tsx';
import { LookSection } from './look-section.tsx';
import { PinnedSection } from './pinned-section.tsx';
import { SocialField } from './social-field.tsx';
import { useLabelCopy } from './use-label-copy.ts';
import { WordsSection } from './words-section.tsx';

/** The editor of a label's public page: its words, sections, pinned releases, links and ways to get in touch. */
export function LabelPageEditor({ label }: { readonly label: LabelProfile }) {
  const { t } = useTranslation(['profile-editor', 'label-editor']);
  const copy = useLabelCopy(label);
  const [uploading, setUploading] = useState(false);
  return (
    <LabelEditorFrame label={label} copy={copy} title={t('labelTitle')} lead={t('lead')} uploading={uploading}>
      <LabelSectionsSection copy={copy} />
      <WordsSection kind="label" copy={copy} />
      <LabelTextsSection copy={copy} />
      <PinnedSection label={label} copy={copy} />
      <LookSection edited={{ kind: 'label', profile: label }} copy={copy} onBusy={setUploading} withAccent={false} />
      <LabelContactSection copy={copy} />
      <LabelLinksSection copy={copy} />
      <EditorSection id="socials" title={t('label-editor:socials')}>
        <EditorFields>
          {SOCIALS.map((social) => (
            <SocialField key={social} social={social} copy={copy} />
          ))}
        </EditorFields>
      </EditorSection>
    </LabelEditorFrame>
  );
}
