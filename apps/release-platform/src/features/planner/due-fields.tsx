import { LIMITS } from '@countin/domain/fields';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import type { EntityFormState } from '@countin/screen-kit/form';
import { SelectField, TextField } from '@countin/ui';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { dueKindOf, dueKindsOf, isRelative, type TaskFormSchema } from './task-draft.ts';
import styles from './planner.module.css';

/** When a task is due: so many days from the release day, on a date, or at no time. */
export function DueFields({
  form: { control, register, errorOf },
}: {
  readonly form: Pick<EntityFormState<TaskFormSchema>, 'control' | 'register' | 'errorOf'>;
}) {
  const { t } = useTranslation('planner');
  const locale = useLocale();
  const { field } = useController({ control, name: 'kind' });
  const productId = useWatch({ control, name: 'productId' });
  const kind = dueKindOf({ productId, kind: field.value });
  return (
    <div className={styles.pair}>
      <SelectField {...field} label={t('fields.due')} value={kind}>
        {dueKindsOf({ productId }).map((each) => (
          <option key={each} value={each}>
            {t(`dueKinds.${each}`)}
          </option>
        ))}
      </SelectField>
      {isRelative(kind) && (
        <TextField
          {...register('days')}
          label={t('fields.days')}
          type="number"
          inputMode="numeric"
          min={0}
          max={LIMITS.plannerDays}
          step={1}
          required
          error={errorOf('days') && t('daysRange', { most: formatNumber(locale, LIMITS.plannerDays) })}
        />
      )}
      {kind === 'date' && (
        <TextField
          {...register('date')}
          label={t('fields.date')}
          type="date"
          min="1900-01-01"
          max="9998-12-31"
          required
          error={errorOf('date')}
        />
      )}
    </div>
  );
}
