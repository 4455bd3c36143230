import { EntityForm, FormActions, type EntityFormState } from '@countin/screen-kit/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './profile-settings.module.css';

interface PartFormProps {
  readonly form: Pick<EntityFormState<never>, 'submit' | 'failure' | 'busy'>;
  /** Whether there is something to save. */
  readonly changed: boolean;
  readonly saved: boolean;
  readonly children: ReactNode;
}

/** Form of one part of the settings, which is saved by itself. */
export function PartForm({ form, changed, saved, children }: PartFormProps) {
  const { t } = useTranslation('profile-settings');
  return (
    <EntityForm
      form={form}
      className={styles.form}
      actions={
        <FormActions
          placement="start"
          variant="outlined"
          submit={t('save')}
          busy={form.busy}
          disabled={!changed && !form.busy}
        >
          <span role="status" className={styles.status}>
            {saved && !changed && t('saved')}
          </span>
        </FormActions>
      }
    >
      {children}
    </EntityForm>
  );
}
