import { isWritten, type Campaign } from '@countin/domain/campaigns';
import { LANGUAGES, type Language } from '@countin/domain/locale';
import { languageName } from '@countin/i18n';
import { Section, SelectField } from '@countin/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CampaignPreview } from '../campaign-preview.tsx';
import styles from './campaign-report.module.css';
import type { ProfileOwner } from '../../../shell/profiles/profile-owner.ts';

interface MessageSectionProps {
  readonly owner: ProfileOwner;
  readonly campaign: Campaign;
}

/** Texts of a campaign, in each language that is written. */
export function MessageSection({ owner, campaign }: MessageSectionProps) {
  const { t } = useTranslation('campaigns');
  const [language, setLanguage] = useState<Language>(campaign.language);
  const written = LANGUAGES.filter((each) => each === campaign.language || isWritten(campaign, each));
  return (
    <Section title={t('sections.content')} className={styles.part}>
      {written.length > 1 && (
        <div className={styles.narrow}>
          <SelectField
            label={t('shownLanguage')}
            value={language}
            onChange={({ target }) => setLanguage(written.find((each) => each === target.value) ?? language)}
          >
            {written.map((each) => (
              <option key={each} value={each} lang={each}>
                {languageName(each)}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      <CampaignPreview owner={owner} content={campaign} language={language} />
    </Section>
  );
}
