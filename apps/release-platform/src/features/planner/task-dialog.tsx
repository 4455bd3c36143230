import type { PlannerTask, PlannerTaskContent, PlanTask, ReleaseFacts } from '@countin/domain/planner';
import { LIMITS } from '@countin/domain/fields';
import { EntityForm, useEntityForm } from '@countin/screen-kit/form';
import { Button, Dialog, SelectField, TextField } from '@countin/ui';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { TaskTexts } from '@countin/i18n';
import { DueFields } from './due-fields.tsx';
import { baseOf, draftOf, ownTaskSchema, templateTaskSchema } from './task-draft.ts';
import styles from './planner.module.css';

interface TaskDialogProps {
  /** Null for a new task. */
  readonly task: PlanTask | null;
  readonly releases: readonly ReleaseFacts[];
  readonly stored: readonly PlannerTask[];
  readonly texts: TaskTexts;
  readonly memberNames: ReadonlyMap<string, string>;
  readonly onSave: (task: PlannerTask, changes: Partial<PlannerTaskContent>) => Promise<void>;
  readonly onHide: (task: PlanTask) => void;
  readonly onClose: () => void;
}

/** Creates or edits a task. Own tasks are editable as a whole; of a template's task only the assignee is. */
export default function TaskDialog({
  task,
  releases,
  stored,
  texts,
  memberNames,
  onSave,
  onHide,
  onClose,
}: TaskDialogProps) {
  const { t } = useTranslation(['planner', 'common', 'releases']);
  const [base] = useState(() => baseOf(task, stored, releases[0]?.id ?? null));
  const isOwn = task === null || task.template === null;
  const form = useEntityForm({
    schema: isOwn ? ownTaskSchema : templateTaskSchema,
    defaultValues: draftOf(base),
    async onSubmit(changes) {
      await onSave(base, changes);
      onClose();
    },
  });
  // Members may load later than the dialog opens: only a controlled field then shows the one of now.
  const { field: assignee } = useController({ control: form.control, name: 'assignee' });
  return (
    <Dialog
      open
      onClose={onClose}
      title={task === null ? t('newTask') : texts.name(task)}
      closeLabel={t('common:close')}
    >
      <EntityForm
        form={form}
        actions={
          <div className={styles.formActions}>
            {task && (
              <Button
                variant={isOwn ? 'danger' : 'outlined'}
                onClick={() => {
                  onHide(task);
                  onClose();
                }}
              >
                {isOwn ? t('common:remove') : t('hide')}
              </Button>
            )}
            <Button type="submit" variant="solid" busy={form.busy}>
              {t('common:save')}
            </Button>
          </div>
        }
      >
        {isOwn && (
          <>
            <TextField
              {...form.register('title')}
              label={t('fields.title')}
              maxLength={LIMITS.title}
              required
              error={form.errorOf('title')}
            />
            <SelectField {...form.register('productId')} label={t('fields.release')}>
              {releases.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title || t('releases:untitled')}
                </option>
              ))}
              <option value="">{t('noRelease')}</option>
            </SelectField>
            <DueFields form={form} />
          </>
        )}
        <SelectField {...assignee} label={t('fields.assignee')}>
          <option value="">{t('noOne')}</option>
          {[...memberNames].map(([uid, member]) => (
            <option key={uid} value={uid}>
              {member}
            </option>
          ))}
        </SelectField>
      </EntityForm>
    </Dialog>
  );
}
