import { useDataAccess } from '@countin/data/access';
import { removeSegmentOptions, saveSegmentOptions, segmentsOptions } from '@countin/data/fans';
import { errorCodeOf } from '@countin/domain/errors';
import { LIMITS, requiredText } from '@countin/domain/fields';
import { ALL_FANS, type FanOwner, type SegmentConditions } from '@countin/domain/fan';
import { useErrorText } from '@countin/i18n/react';
import { EntityForm, useEntityForm } from '@countin/screen-kit/form';
import { Button, Notice, SelectField, TextField } from '@countin/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { SegmentFields } from '../../shell/fans/segment-fields.tsx';
import styles from './segment-tools.module.css';

interface SegmentToolsProps {
  readonly owner: FanOwner;
  readonly conditions: SegmentConditions;
  readonly onChange: (conditions: SegmentConditions) => void;
  /** Titles of the artist's releases by id. */
  readonly titles: ReadonlyMap<string, string>;
}

/** Conditions of the list, which can be saved as a segment and chosen again. */
export function SegmentTools({ owner, conditions, onChange, titles }: SegmentToolsProps) {
  const { t } = useTranslation('signups');
  const { ownerKind, ownerId } = owner;
  const access = useDataAccess();
  const errorText = useErrorText();
  const { data: segments = [] } = useQuery(segmentsOptions(access, owner));
  const remove = useMutation(removeSegmentOptions(access));
  const key = JSON.stringify(conditions);
  const chosen = segments.find((segment) => JSON.stringify(segment.conditions) === key);
  return (
    <div className={styles.tools}>
      {segments.length > 0 && (
        <div className={styles.saved}>
          <SelectField
            label={t('segments')}
            value={chosen?.id ?? ''}
            onChange={({ target }) => onChange(segments.find(({ id }) => id === target.value)?.conditions ?? ALL_FANS)}
          >
            <option value="">{t('any')}</option>
            {segments.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          {chosen && (
            <Button
              variant="quiet"
              busy={remove.isPending}
              onClick={() => remove.mutate({ ownerKind, ownerId, segmentId: chosen.id })}
            >
              {t('removeSegment')}
            </Button>
          )}
        </div>
      )}
      <SegmentFields conditions={conditions} onChange={onChange} titles={titles} ofLabel={ownerKind === 'label'} />
      {conditions !== ALL_FANS && !chosen && <SaveSegment owner={owner} conditions={conditions} />}
      {remove.error && <Notice tone="danger" title={errorText(errorCodeOf(remove.error))} />}
    </div>
  );
}

const schema = v.object({ name: requiredText(LIMITS.segmentName) });

function SaveSegment({ owner: { ownerKind, ownerId }, conditions }: Pick<SegmentToolsProps, 'owner' | 'conditions'>) {
  const { t } = useTranslation('signups');
  const save = useMutation(saveSegmentOptions(useDataAccess()));
  const form = useEntityForm({
    schema,
    defaultValues: { name: '' },
    onSubmit: ({ name }) => save.mutateAsync({ ownerKind, ownerId, name, conditions }),
  });
  return (
    <EntityForm form={form}>
      <div className={styles.saved}>
        <TextField
          {...form.register('name')}
          label={t('segmentName')}
          maxLength={LIMITS.segmentName}
          error={form.errorOf('name')}
        />
        <Button type="submit" busy={form.busy}>
          {t('saveSegment')}
        </Button>
      </div>
    </EntityForm>
  );
}
