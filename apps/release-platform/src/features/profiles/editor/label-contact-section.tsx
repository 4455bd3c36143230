import { LIMITS, readWebAddress } from '@countin/domain/fields';
import { useErrorText } from '@countin/i18n/react';
import { TextField } from '@countin/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorFields, EditorSection } from '../../../shell/editor/editor-section.tsx';
import type { LabelCopy } from './use-label-copy.ts';

/** Address of the label, and of demos for it. */
export function LabelContactSection({ copy }: { readonly copy: LabelCopy }) {
  const { t } = useTranslation('label-editor');
  const errorText = useErrorText();
  const { content, change, errorCodes } = copy;
  return (
    <EditorSection id="contact" title={t('contact.title')}>
      <EditorFields>
        <TextField
          label={t('contact.email')}
          name="contactEmail"
          type="email"
          inputMode="email"
          dir="ltr"
          autoComplete="off"
          hint={t('contact.hint')}
          value={content.contactEmail}
          maxLength={LIMITS.contact}
          error={errorText(errorCodes.get('contactEmail'))}
          onChange={({ target }) => change({ contactEmail: target.value })}
        />
        <DemoUrlField copy={copy} />
      </EditorFields>
    </EditorSection>
  );
}

function DemoUrlField({ copy }: { readonly copy: LabelCopy }) {
  const { t } = useTranslation('label-editor');
  const errorText = useErrorText();
  const kept = copy.typedIn('demoUrl');
  const [typed, setTyped] = useState(typeof kept === 'string' ? kept : null);
  const { errorCode } = readWebAddress(typed ?? '');
  return (
    <TextField
      label={t('demos.url')}
      name="demoUrl"
      type="url"
      inputMode="url"
      dir="ltr"
      autoComplete="off"
      spellCheck={false}
      placeholder="example.com/demos"
      value={typed ?? copy.content.demoUrl ?? ''}
      error={errorCode === null ? null : errorText(errorCode)}
      onChange={({ target: { value } }) => {
        setTyped(value);
        const read = readWebAddress(value);
        if (read.errorCode !== null) return copy.setInput('demoUrl', { kind: 'typing', name: 'demoUrl', typed: value });
        copy.setInput('demoUrl', null);
        copy.change({ demoUrl: read.url });
      }}
      onBlur={() => {
        if (errorCode === null) setTyped(null);
        else copy.setInput('demoUrl', { kind: 'wrong', name: 'demoUrl', typed });
      }}
    />
  );
}
