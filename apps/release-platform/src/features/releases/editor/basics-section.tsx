import { LIMITS } from '@countin/domain/fields';
import { PRODUCT_KINDS, type MusicProduct } from '@countin/domain/release';
import { useErrorText } from '@countin/i18n/react';
import { TypedTextArea, TypedTextField } from '@countin/screen-kit/autosave';
import { SegmentedControl } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { LabelField } from './label-field.tsx';
import type { WorkingCopy } from '../working-copy/use-working-copy.ts';
import { EditorFields, EditorSection } from '../../../shell/editor/editor-section.tsx';

/** Title, kind, words, label. */
export function BasicsSection({ copy, product }: { readonly copy: WorkingCopy; readonly product: MusicProduct }) {
  const { t } = useTranslation(['release-editor', 'common']);
  const errorText = useErrorText();
  const { content, change, errorCodes } = copy;
  return (
    <EditorSection id="basics" title={t('sections.basics')}>
      <EditorFields>
        <TypedTextField
          label={t('fields.title')}
          value={content.title}
          onText={(title) => change({ title })}
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
        <TypedTextArea
          label={t('fields.description')}
          aside={t('fields.optional')}
          hint={t('fields.descriptionHint')}
          value={content.description}
          onText={(description) => change({ description })}
          error={errorText(errorCodes.get('description'))}
          maxLength={LIMITS.description}
          rows={4}
        />
        <LabelField copy={copy} product={product} />
      </EditorFields>
    </EditorSection>
  );
}
