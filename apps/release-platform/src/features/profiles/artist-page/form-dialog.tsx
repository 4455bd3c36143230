import { Button, Dialog } from '@countin/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorFields } from '../../../shell/editor/editor-section.tsx';
import styles from './artist-page.module.css';

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
          <div className={styles.actions}>
            <Button type="submit" variant="solid">
              {t('done')}
            </Button>
            <Button onClick={onClose}>{t('common:cancel')}</Button>
          </div>
        </EditorFields>
      </form>
    </Dialog>
  );
}
