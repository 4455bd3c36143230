import { LIMITS, optionalText } from '@countin/domain/fields';
import { EntityForm, FormActions, useEntityForm } from '@countin/screen-kit/form';
import { Dialog, TextArea } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import styles from './change-dialog.module.css';

const schema = v.object({ reason: optionalText(LIMITS.reason) });

interface ReasonDialogProps {
  readonly title: string;
  /** Consequence for the person. */
  readonly text: string;
  readonly confirm: string;
  /** Takes something away, or gives power over others. */
  readonly grave: boolean;
  /** Throws AppError. */
  readonly onConfirm: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks once before an admin changes something, and takes the reason down. */
export function ReasonDialog({ title, text, confirm, grave, onConfirm, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('admin');
  const form = useEntityForm({
    schema,
    defaultValues: { reason: '' },
    async onSubmit({ reason }) {
      await onConfirm(reason);
      onClose();
    },
  });
  return (
    <Dialog open alert onClose={onClose} title={title} closeLabel={t('change.cancel')}>
      <EntityForm
        form={form}
        actions={
          <FormActions
            submit={confirm}
            busy={form.busy}
            variant={grave ? 'danger' : 'solid'}
            cancel={t('change.cancel')}
            onCancel={onClose}
          />
        }
      >
        <p className={styles.text}>{text}</p>
        <TextArea
          {...form.register('reason')}
          label={t('change.reason')}
          aside={t('change.reasonAside')}
          error={form.errorOf('reason')}
          maxLength={LIMITS.reason}
          autoFocus
        />
      </EntityForm>
    </Dialog>
  );
}
