import { LIMITS } from '@countin/domain/fields';
import { PRODUCT_KINDS } from '@countin/domain/release';
import { useErrorText } from '@countin/i18n/react';
import { SegmentedControl, TextArea, TextField } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import type { WorkingCopy } from './use-working-copy.ts';
import { EditorFields, EditorSection } from '../../../shell/editor/editor-section.tsx';

/** Title, kind, words, label. */
export function BasicsSection({ copy }: { copy: WorkingCopy }) {
  const { t } = useTranslation(['release-editor', 'common']);
  const errorText = useErrorText();
  const { content, change, errorCodes } = copy;
  return (
    <EditorSection id="basics" title={t('sections.basics')}>
      <EditorFields>
        <TextField
          label={t('fields.title')}
          value={content.title}
          onChange={(event) => change({ title: event.target.value })}
          error={errorText(errorCodes.get('title'))}
          maxLength={LIMITS.title}
          autoComplete="off"
          required
        />
        <SegmentedControl
          label={t('fields.kind')}
          options={PRODUCT_KINDS.map((value) => ({ value, label: t(`common:kind.${value}`) }))}
          value={content.kind}
          onChange={(kind) => change({ kind })}
        />
        <TextArea
          label={t('fields.description')}
          aside={t('fields.optional')}
          hint={t('fields.descriptionHint')}
          value={content.description}
          onChange={(event) => change({ description: event.target.value })}
          error={errorText(errorCodes.get('description'))}
          maxLength={LIMITS.description}
          rows={4}
        />
        <TextField
          label={t('fields.labelName')}
          aside={t('fields.optional')}
          value={content.labelName}
          onChange={(event) => change({ labelName: event.target.value })}
          error={errorText(errorCodes.get('labelName'))}
          maxLength={LIMITS.profileName}
          autoComplete="organization"
        />
      </EditorFields>
    </EditorSection>
  );
}
