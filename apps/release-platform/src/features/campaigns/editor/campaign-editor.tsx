import type { Campaign, CampaignContent } from '@countin/domain/campaigns';
import { LANGUAGES, type Language } from '@countin/domain/locale';
import { languageName } from '@countin/i18n';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EditorFrame } from '../../../shell/editor/editor-frame.tsx';
import { AudienceSection } from './audience-section.tsx';
import { BasicsSection } from './basics-section.tsx';
import { CampaignPreview } from '../campaign-preview.tsx';
import { ContentSection } from './content-section.tsx';
import { FinishSection } from './finish-section.tsx';
import { TimingSection } from './timing-section.tsx';
import { useCampaignCopy } from './use-campaign-copy.ts';
import styles from '../campaigns.module.css';
import type { ProfileOwner } from '../../../shell/profiles/profile-owner.ts';
import { campaignsPath } from '../campaign-path.ts';

interface CampaignEditorProps {
  readonly owner: ProfileOwner;
  readonly campaign: Campaign;
}

/** Editor of a draft beside the message that fans get. Saves by itself. */
export default function CampaignEditor({ owner, campaign }: CampaignEditorProps) {
  const { t } = useTranslation('campaigns');
  const copy = useCampaignCopy(campaign);
  const { content } = copy;
  const [language, setLanguage] = useState<Language>(content.language);
  return (
    <EditorFrame
      copy={copy}
      title={content.title || t('untitled')}
      actions={
        <Link to={campaignsPath(owner)} className={styles.back}>
          <ChevronLeft aria-hidden />
          {t('back')}
        </Link>
      }
      preview={<CampaignPreview owner={owner} content={content} language={language} />}
      nameOf={(field) => t(`fields.${fieldOf(field)}`)}
      valueOf={(field, { [field]: value }) => <SavedValue value={value} />}
    >
      <BasicsSection copy={copy} />
      <ContentSection owner={owner} copy={copy} language={language} onLanguage={setLanguage} />
      <AudienceSection owner={owner} campaign={campaign} copy={copy} />
      <TimingSection copy={copy} />
      <FinishSection campaign={campaign} copy={copy} language={language} />
    </EditorFrame>
  );
}

/** A value of a conflict: its words, or its structure. */
function SavedValue({ value }: { readonly value: CampaignContent[keyof CampaignContent] }) {
  const known = LANGUAGES.find((each) => each === value);
  if (known) return languageName(known);
  return typeof value === 'string' || value === null ? value : <bdi dir="ltr">{JSON.stringify(value)}</bdi>;
}

const NAMED = ['title', 'channel', 'language', 'blocks', 'texts', 'productId', 'audience', 'timing'] as const;

function fieldOf(field: string): keyof CampaignContent {
  const [first] = field.split('/');
  return NAMED.find((each) => each === first) ?? 'title';
}
