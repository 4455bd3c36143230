import { useDataAccess } from '@countin/data/access';
import { saveFolderOptions } from '@countin/data/collection';
import type { KeptFolder, KeptRow } from '@countin/domain/collection';
import { LIMITS, optionalText, requiredText } from '@countin/domain/fields';
import { EntityForm, FormActions, useEntityForm } from '@countin/screen-kit/form';
import { Dialog, SelectField, TextArea, TextField } from '@countin/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';

/** Choice of a folder that does not exist yet. */
const NEW = '+';
const nameSchema = requiredText(LIMITS.folderName);
const schema = v.pipe(
  v.object({ note: optionalText(LIMITS.keptNote), folder: v.string(), name: v.string() }),
  v.forward(
    v.check(({ folder, name }) => folder !== NEW || v.is(nameSchema, name), 'field/required'),
    ['name'],
  ),
);

interface ArrangeDialogProps {
  readonly row: KeptRow;
  readonly folders: readonly KeptFolder[];
  readonly onClose: () => void;
  /** Throws AppError. */
  readonly onSave: (changes: { readonly note: string; readonly folder: string }) => Promise<void>;
}

/** Note and folder of something that is kept. */
export default function ArrangeDialog({ row, folders, onClose, onSave }: ArrangeDialogProps) {
  const { t } = useTranslation(['collection', 'common']);
  // Of one id, so that a second try makes no second folder.
  const [newId] = useState(() => crypto.randomUUID());
  const saveFolder = useMutation(saveFolderOptions(useDataAccess()));
  const form = useEntityForm({
    schema,
    defaultValues: { note: row.note, folder: folders.some(({ id }) => id === row.folder) ? row.folder : '', name: '' },
    async onSubmit({ note, folder, name }) {
      if (folder === NEW) await saveFolder.mutateAsync({ id: newId, name });
      await onSave({ note, folder: folder === NEW ? newId : folder });
    },
  });
  const folder = useWatch({ control: form.control, name: 'folder' });
  return (
    <Dialog open title={row.title} closeLabel={t('common:close')} onClose={onClose}>
      <EntityForm
        form={form}
        actions={
          <FormActions submit={t('common:save')} busy={form.busy} cancel={t('common:cancel')} onCancel={onClose} />
        }
      >
        <TextArea
          {...form.register('note')}
          label={t('arrange.note')}
          maxLength={LIMITS.keptNote}
          error={form.errorOf('note')}
        />
        <SelectField {...form.register('folder')} label={t('arrange.folder')}>
          <option value="">{t('arrange.none')}</option>
          {folders.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          {folders.length < LIMITS.folders && <option value={NEW}>{t('arrange.new')}</option>}
        </SelectField>
        {folder === NEW && (
          <TextField
            {...form.register('name')}
            label={t('arrange.name')}
            required
            maxLength={LIMITS.folderName}
            error={form.errorOf('name')}
          />
        )}
      </EntityForm>
    </Dialog>
  );
}
