import { pageButtonSchema, type PageButton } from '@countin/domain/appearance';
import { LIMITS } from '@countin/domain/fields';
import { useErrorText } from '@countin/i18n/react';
import { Button, SortableList, TextField } from '@countin/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { EditorSection } from '../../../shell/editor/editor-section.tsx';
import type { Look } from './use-look.ts';
import styles from './look-editor.module.css';

/** Buttons of the artist's own: merchandise, tickets. */
export function ButtonsSection({ look: { look, change } }: { readonly look: Look }) {
  const { t } = useTranslation('release-look');
  const { buttons } = look;
  return (
    <EditorSection id="buttons" title={t('sections.buttons')}>
      {buttons.length > 0 && (
        <SortableList
          label={t('sections.buttons')}
          items={buttons.map((button) => ({ ...button, id: button.label + button.url }))}
          nameOf={({ label }) => label}
          onReorder={(next) => change({ buttons: next.map(({ label, url }) => ({ label, url })) })}
          handleLabel={(name) => t('move', { name })}
          renderItem={({ label, url }) => (
            <span className={styles.item}>
              <bdi>{label}</bdi>
              <span dir="ltr">{url}</span>
            </span>
          )}
          renderActions={({ label, url }) => (
            <Button
              size="small"
              variant="quiet"
              aria-label={t('buttons.removeNamed', { name: label })}
              onClick={() => change({ buttons: buttons.filter((each) => each.url !== url || each.label !== label) })}
            >
              {t('buttons.remove')}
            </Button>
          )}
        />
      )}
      {buttons.length < LIMITS.pageButtons && (
        <NewButton buttons={buttons} onAdd={(button) => change({ buttons: [...buttons, button] })} />
      )}
      <p className={styles.hint}>{t('buttons.hint')}</p>
    </EditorSection>
  );
}

interface NewButtonProps {
  readonly buttons: readonly PageButton[];
  readonly onAdd: (button: PageButton) => void;
}

function NewButton({ buttons, onAdd }: NewButtonProps) {
  const { t } = useTranslation('release-look');
  const errorText = useErrorText();
  const [label, setLabel] = useState('');
  const [address, setAddress] = useState('');
  const [tried, setTried] = useState(false);
  const read = readButton(label, address);
  const add = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!read.button || buttons.some((each) => each.label === read.button.label && each.url === read.button.url))
      return;
    onAdd(read.button);
    setLabel('');
    setAddress('');
    setTried(false);
  };
  return (
    <form className={styles.form} noValidate onSubmit={add}>
      <TextField
        label={t('buttons.name')}
        name="button-label"
        dir="auto"
        autoComplete="off"
        maxLength={LIMITS.buttonLabel}
        value={label}
        error={tried && read.labelError ? errorText(read.labelError) : null}
        onChange={({ target }) => setLabel(target.value)}
      />
      <TextField
        label={t('buttons.url')}
        name="button-url"
        type="url"
        inputMode="url"
        dir="ltr"
        autoComplete="off"
        value={address}
        error={tried && read.urlError ? errorText(read.urlError) : null}
        onChange={({ target }) => setAddress(target.value)}
      />
      <Button type="submit" size="small">
        {t('buttons.add')}
      </Button>
    </form>
  );
}

/** A button from what was typed, or what is wrong with each field. Pages lead to encrypted addresses only. */
function readButton(label: string, address: string) {
  const typed = address.trim();
  const url = typed === '' || /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`;
  const labelError = v.is(pageButtonSchema.entries.label, label) ? null : ('field/required' as const);
  const isSafe = url.startsWith('https://') && v.is(pageButtonSchema.entries.url, url);
  const urlError = isSafe ? null : typed === '' ? ('field/required' as const) : ('link/not-a-web-address' as const);
  if (labelError || urlError) return { button: null, labelError, urlError };
  return { button: v.parse(pageButtonSchema, { label, url }), labelError, urlError };
}
