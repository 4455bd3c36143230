import type { ReactNode } from 'react';
import { EntityForm, FormActions } from './entity-form.tsx';
import styles from './save-form.module.css';
import type { EntityFormState } from './use-entity-form.ts';

interface SaveFormProps {
  readonly form: Pick<EntityFormState<never>, 'submit' | 'failure' | 'busy'>;
  /** Whether there is something to save. */
  readonly changed: boolean;
  /** Whether the last save has succeeded. */
  readonly saved: boolean;
  readonly texts: { readonly save: string; readonly saved: string };
  readonly children: ReactNode;
}

/** Form of one part of a settings screen, with a save button and a status of its own. */
export function SaveForm({ form, changed, saved, texts, children }: SaveFormProps) {
  return (
    <EntityForm
      form={form}
      className={styles.form}
      actions={
        <FormActions
          placement="start"
          variant="outlined"
          submit={texts.save}
          busy={form.busy}
          disabled={!changed && !form.busy}
        >
          <span role="status" className={styles.status}>
            {saved && !changed && texts.saved}
          </span>
        </FormActions>
      }
    >
      {children}
    </EntityForm>
  );
}
