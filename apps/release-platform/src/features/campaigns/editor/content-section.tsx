import { callsByName, isWritten, LONGEST_NAME, wordsIn, type CampaignText } from '@countin/domain/campaigns';
import { LIMITS } from '@countin/domain/fields';
import { LANGUAGES, type Language } from '@countin/domain/locale';
import { languageName } from '@countin/i18n';
import { SelectField, TextArea, TextField } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { EditorFields, EditorSection } from '../../../shell/editor/editor-section.tsx';
import { BlockList } from './block-list.tsx';
import { WithNameButton } from './name-button.tsx';
import type { CampaignCopy } from './use-campaign-copy.ts';
import type { ProfileOwner } from '../../../shell/profiles/profile-owner.ts';

interface ContentSectionProps {
  readonly owner: ProfileOwner;
  readonly copy: CampaignCopy;
  /** Language being written. */
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}

/** Text of the message, one language at a time. */
export function ContentSection({ owner, copy, language, onLanguage }: ContentSectionProps) {
  const { t } = useTranslation('campaigns');
  const { t: fans } = useTranslation('campaigns', { lng: language });
  const { content, change } = copy;
  const words = wordsIn(content, language);
  const write = (changes: Partial<CampaignText>) =>
    change({ texts: { ...content.texts, [language]: { ...words, ...changes } } });
  return (
    <EditorSection id="content" title={t('sections.content')}>
      <EditorFields>
        <SelectField
          label={t('writing')}
          hint={t('writingHint', { language: languageName(content.language) })}
          value={language}
          onChange={({ target }) => onLanguage(LANGUAGES.find((each) => each === target.value) ?? language)}
        >
          {LANGUAGES.map((each) => (
            <option key={each} value={each}>
              {`${languageName(each)} · ${t(isWritten(content, each) ? 'written.yes' : 'written.no')}`}
            </option>
          ))}
        </SelectField>
        {content.channel === 'phone' ? (
          <WithNameButton
            field={t('message.label')}
            value={words.message}
            maxLength={LIMITS.campaignTextMessage}
            onWrite={(message) => write({ message })}
          >
            <TextArea
              label={t('message.label')}
              lang={language}
              rows={4}
              value={words.message}
              maxLength={LIMITS.campaignTextMessage}
              onChange={({ target }) => write({ message: target.value })}
            />
          </WithNameButton>
        ) : (
          <>
            <WithNameButton
              field={t('subject')}
              value={words.subject}
              maxLength={LIMITS.campaignSubject}
              onWrite={(subject) => write({ subject })}
            >
              <TextField
                label={t('subject')}
                lang={language}
                value={words.subject}
                maxLength={LIMITS.campaignSubject}
                onChange={({ target }) => write({ subject: target.value })}
              />
            </WithNameButton>
            <BlockList owner={owner} copy={copy} language={language} words={words} onWrite={write} />
          </>
        )}
        {callsByName(content, words) && (
          <TextField
            label={t('name.word')}
            hint={t('name.hint', { word: fans('name.fallback') })}
            lang={language}
            value={words.nameFallback ?? ''}
            maxLength={LONGEST_NAME}
            onChange={({ target }) => write({ nameFallback: target.value })}
          />
        )}
      </EditorFields>
    </EditorSection>
  );
}
