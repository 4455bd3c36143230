import { LIMITS } from '@countin/domain/fields';
import { LANGUAGES } from '@countin/domain/locale';
import { languageName } from '@countin/i18n';
import { SegmentedControl, SelectField, TextField } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { EditorFields, EditorSection } from '../../../shell/editor/editor-section.tsx';
import type { CampaignCopy } from './use-campaign-copy.ts';

interface BasicsSectionProps {
  readonly copy: CampaignCopy;
}

/** Name, channel and language of the campaign. */
export function BasicsSection({ copy: { content, change } }: BasicsSectionProps) {
  const { t } = useTranslation('campaigns');
  return (
    <EditorSection id="basics" title={t('sections.basics')}>
      <EditorFields>
        <TextField
          label={t('fields.title')}
          hint={t('hints.title')}
          value={content.title}
          maxLength={LIMITS.title}
          onChange={({ target }) => change({ title: target.value })}
        />
        <SegmentedControl
          label={t('fields.channel')}
          value={content.channel}
          onChange={(channel) => change({ channel })}
          options={[
            { value: 'email', label: t('channels.email') },
            { value: 'phone', label: t('channels.phone') },
          ]}
        />
        <SelectField
          label={t('fields.language')}
          hint={t('hints.language')}
          value={content.language}
          onChange={({ target }) => {
            const language = LANGUAGES.find((each) => each === target.value);
            if (language) change({ language });
          }}
        >
          {LANGUAGES.map((language) => (
            <option key={language} value={language} lang={language}>
              {languageName(language)}
            </option>
          ))}
        </SelectField>
      </EditorFields>
    </EditorSection>
  );
}
