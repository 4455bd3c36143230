import type { PlannerTask, PlannerTaskContent, PlanTask, ReleaseFacts } from '@countin/domain/planner';
import { LIMITS } from '@countin/domain/fields';
import { Button, Dialog, SelectField, TextField } from '@countin/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskTexts } from '@countin/i18n';
import { DueFields } from './due-fields.tsx';
import { draftOf, dueOf, type TaskDraft } from './task-draft.ts';
import styles from './planner.module.css';

interface TaskDialogProps {
  /** Null for a new task. */
  readonly task: PlanTask | null;
  readonly releases: readonly ReleaseFacts[];
  readonly stored: readonly PlannerTask[];
  readonly texts: TaskTexts;
  readonly memberNames: ReadonlyMap<string, string>;
  readonly onSave: (task: PlannerTask, changes: Partial<PlannerTaskContent>) => Promise<boolean>;
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
  const [draft, setDraft] = useState(() => draftOf(task, stored, releases[0]?.id ?? null));
  const change = (changes: Partial<TaskDraft>) => setDraft({ ...draft, ...changes });
  const isOwn = task === null || task.template === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { title, productId, assignee, base } = draft;
    const changes = isOwn ? { title: title.trim(), productId, assignee, ...dueOf(draft) } : { assignee };
    void onSave(base, changes);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={task === null ? t('newTask') : texts.name(task)}
      closeLabel={t('common:close')}
    >
      <form className={styles.form} onSubmit={submit}>
        {isOwn && (
          <>
            <TextField
              label={t('fields.title')}
              value={draft.title}
              maxLength={LIMITS.title}
              required
              onChange={({ target }) => change({ title: target.value })}
            />
            <SelectField
              label={t('fields.release')}
              value={draft.productId ?? ''}
              onChange={({ target }) => change({ productId: target.value || null })}
            >
              {releases.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title || t('releases:untitled')}
                </option>
              ))}
              <option value="">{t('noRelease')}</option>
            </SelectField>
            <DueFields draft={draft} change={change} />
          </>
        )}
        <SelectField
          label={t('fields.assignee')}
          value={draft.assignee}
          onChange={({ target }) => change({ assignee: target.value })}
        >
          <option value="">{t('noOne')}</option>
          {[...memberNames].map(([uid, member]) => (
            <option key={uid} value={uid}>
              {member}
            </option>
          ))}
        </SelectField>
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
          <Button type="submit" variant="solid">
            {t('common:save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
