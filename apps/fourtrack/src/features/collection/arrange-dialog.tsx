import { useDataAccess } from '@countin/data/access';
import { saveFolderOptions } from '@countin/data/collection';
import type { KeptFolder, KeptRow } from '@countin/domain/collection';
import { errorCodeOf } from '@countin/domain/errors';
import { LIMITS } from '@countin/domain/fields';
import { useErrorText } from '@countin/i18n/react';
import { FormActions } from '@countin/screen-kit/form';
import { Dialog, Notice, SelectField, TextArea, TextField } from '@countin/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './collection.module.css';

/** Choice of a folder that does not exist yet. */
const NEW = '+';

interface ArrangeDialogProps {
  readonly row: KeptRow;
  readonly folders: readonly KeptFolder[];
  readonly onClose: () => void;
  readonly onSave: (changes: { readonly note: string; readonly folder: string }) => void;
}

/** Note and folder of something that is kept. */
export default function ArrangeDialog({ row, folders, onClose, onSave }: ArrangeDialogProps) {
  const { t } = useTranslation(['collection', 'common']);
  const errorText = useErrorText();
  const saveFolder = useMutation(saveFolderOptions(useDataAccess()));
  const [note, setNote] = useState(row.note);
  const [folder, setFolder] = useState(folders.some(({ id }) => id === row.folder) ? row.folder : '');
  const [name, setName] = useState('');
  const save = () => {
    if (folder !== NEW) return onSave({ note, folder });
    const id = crypto.randomUUID();
    saveFolder.mutate({ id, name }, { onSuccess: () => onSave({ note, folder: id }) });
  };
  return (
    <Dialog open title={row.title} closeLabel={t('common:close')} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {saveFolder.error && <Notice tone="danger" title={errorText(errorCodeOf(saveFolder.error))} />}
        <TextArea
          label={t('arrange.note')}
          value={note}
          maxLength={LIMITS.keptNote}
          onChange={({ target }) => setNote(target.value)}
        />
        <SelectField label={t('arrange.folder')} value={folder} onChange={({ target }) => setFolder(target.value)}>
          <option value="">{t('arrange.none')}</option>
          {folders.map(({ id, name: known }) => (
            <option key={id} value={id}>
              {known}
            </option>
          ))}
          {folders.length < LIMITS.folders && <option value={NEW}>{t('arrange.new')}</option>}
        </SelectField>
        {folder === NEW && (
          <TextField
            label={t('arrange.name')}
            value={name}
            required
            maxLength={LIMITS.folderName}
            onChange={({ target }) => setName(target.value)}
          />
        )}
        <FormActions
          submit={t('common:save')}
          busy={saveFolder.isPending}
          cancel={t('common:cancel')}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
