import { EntityForm, FormActions, type EntityFormState } from '@countin/screen-kit/form';
import { Dialog } from '@countin/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface FormDialogProps {
  readonly title: string;
  readonly form: Pick<EntityFormState<never>, 'submit' | 'failure' | 'busy'>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** One entry of a list in a form of its own: nothing unfinished gets into the list. */
export function FormDialog({ title, form, onClose, children }: FormDialogProps) {
  const { t } = useTranslation(['artist-editor', 'common']);
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('common:close')}>
      <EntityForm
        form={form}
        actions={<FormActions submit={t('done')} busy={form.busy} cancel={t('common:cancel')} onCancel={onClose} />}
      >
        {children}
      </EntityForm>
    </Dialog>
  );
}
