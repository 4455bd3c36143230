import { errorCodeOf, LIMITS, requiredText } from '@countin/domain';
import { useErrorText } from '@countin/i18n/react';
import { profileSlugFault } from '@countin/slug';
import { Button, focusOn, Notice, TextField } from '@countin/ui';
import type { QueryKey } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { SlugField } from './slug-field.tsx';
import { maySave } from './slug-state.ts';
import { useSlugSuggestion } from './use-slug-suggestion.ts';
import { useSlug, type SlugQuery } from './use-slug.ts';
import styles from './profile-form.module.css';

export type ProfileKind = 'artist' | 'label';

interface ProfileFormProps<K extends QueryKey> {
  readonly kind: ProfileKind;
  readonly slugQuery: SlugQuery<K>;
  /** Where fans will find it. */
  readonly addressOf: (slug: string) => string;
  readonly onCreate: (profile: { name: string; customSlug: string }) => Promise<void>;
  /** Without it there is no button for it. */
  readonly onCancel?: () => void;
  /** Says more than the plain lead that stands above the fields. */
  readonly lead?: ReactNode;
  /** Further fields, which the screen keeps. */
  readonly children?: ReactNode;
  /** Name of the further field that is not right yet; null when all are. */
  readonly faultyField?: string | null;
  /** The form was sent, so its faults are shown. */
  readonly onSent?: () => void;
}

const nameSchema = requiredText(LIMITS.profileName);

/** Name and address of a new artist or label. A refused save leaves everything as it was typed. */
export function ProfileForm<K extends QueryKey>(props: ProfileFormProps<K>) {
  const { kind, slugQuery, addressOf, onCreate, onCancel, lead, children, faultyField = null, onSent } = props;
  const { t } = useTranslation('slug-form');
  const errorText = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState('');
  const [sent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const suggestion = useSlugSuggestion({ text: name, stem: kind, faultOf: profileSlugFault });
  const control = useSlug({ suggestion, faultOf: profileSlugFault, query: slugQuery });
  const parsedName = v.safeParse(nameSchema, name);

  const submit = async () => {
    setSent(true);
    onSent?.();
    setFault(null);
    if (!parsedName.success) return focusOn(form.current, 'name');
    if (!maySave(control.state)) return focusOn(form.current, 'customSlug');
    if (faultyField !== null) return focusOn(form.current, faultyField);
    setBusy(true);
    try {
      await onCreate({ name: parsedName.output, customSlug: control.slug });
    } catch (error) {
      const code = errorCodeOf(error);
      if (code === 'slug/taken') {
        control.onLost();
        focusOn(form.current, 'customSlug');
      } else setFault(code);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p className={styles.lead}>{lead ?? t(`${kind}Lead`)}</p>
      <TextField
        label={t(`${kind}Name`)}
        name="name"
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={sent && !parsedName.success ? errorText(parsedName.issues[0].message) : null}
        autoComplete="off"
        autoFocus
        required
      />
      <SlugField
        control={control}
        label={t('slug')}
        hint={t('slugHint')}
        takenText={(slug) => (control.wasLost ? t('taken', { slug }) : (errorText('slug/taken') ?? ''))}
        required={sent}
      />
      {maySave(control.state) && (
        <p className={styles.address} dir="auto">
          {t('slugPreview', { address: addressOf(control.slug) })}
        </p>
      )}
      {children}
      {fault && <Notice tone="danger" title={errorText(fault)} />}
      <div className={styles.actions}>
        {onCancel && (
          <Button onClick={onCancel} look="quiet">
            {t('cancel')}
          </Button>
        )}
        <Button type="submit" look="filled" busy={busy}>
          {t(kind === 'artist' ? 'createArtist' : 'createLabel')}
        </Button>
      </div>
    </form>
  );
}
