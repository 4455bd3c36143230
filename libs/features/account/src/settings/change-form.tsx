import { EntityForm, FormActions, type EntityFormState } from '@countin/screen-kit/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './settings.module.css';

interface ChangeFormProps {
  readonly form: Pick<EntityFormState<never>, 'submit' | 'failure' | 'busy'>;
  readonly submit: string;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** Form that a settings screen shows for one change, with a button to cancel. */
export function ChangeForm({ form, submit, onCancel, children }: ChangeFormProps) {
  const { t } = useTranslation('account');
  return (
    <EntityForm
      form={form}
      className={styles.form}
      actions={
        <FormActions placement="start" submit={submit} busy={form.busy} cancel={t('cancel')} onCancel={onCancel} />
      }
    >
      {children}
    </EntityForm>
  );
}
