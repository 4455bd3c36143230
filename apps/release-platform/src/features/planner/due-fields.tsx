import { LIMITS } from '@countin/domain/fields';
import { SelectField, TextField } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { DUE_KINDS, dueKindsOf, type TaskDraft } from './task-draft.ts';
import styles from './planner.module.css';

interface DueFieldsProps {
  readonly draft: TaskDraft;
  readonly change: (changes: Partial<TaskDraft>) => void;
}

/** When a task is due: so many days from the release day, on a date, or at no time. */
export function DueFields({ draft, change }: DueFieldsProps) {
  const { t } = useTranslation('planner');
  const kinds = dueKindsOf(draft);
  const kind = kinds.includes(draft.kind) ? draft.kind : 'none';
  return (
    <div className={styles.pair}>
      <SelectField
        label={t('fields.due')}
        value={kind}
        onChange={({ target }) => change({ kind: DUE_KINDS.find((each) => each === target.value) ?? 'none' })}
      >
        {kinds.map((each) => (
          <option key={each} value={each}>
            {t(`dueKinds.${each}`)}
          </option>
        ))}
      </SelectField>
      {(kind === 'before' || kind === 'after') && (
        <TextField
          label={t('fields.days')}
          type="number"
          inputMode="numeric"
          min={0}
          max={LIMITS.plannerDays}
          step={1}
          required
          value={draft.days}
          onChange={({ target }) => change({ days: target.value })}
        />
      )}
      {kind === 'date' && (
        <TextField
          label={t('fields.date')}
          type="date"
          min="1900-01-01"
          max="9998-12-31"
          required
          value={draft.date}
          onChange={({ target }) => change({ date: target.value })}
        />
      )}
    </div>
  );
}
