import { FormActions } from '@countin/screen-kit/form';
import { Dialog } from '@countin/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorFields } from '../../../shell/editor/editor-section.tsx';

interface FormDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** One entry of a list in a form of its own: nothing unfinished gets into the list. */
export function FormDialog({ title, onClose, onSubmit, children }: FormDialogProps) {
  const { t } = useTranslation(['artist-editor', 'common']);
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('common:close')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <EditorFields>
          {children}
          <FormActions submit={t('done')} busy={false} cancel={t('common:cancel')} onCancel={onClose} />
        </EditorFields>
      </form>
    </Dialog>
  );
}
