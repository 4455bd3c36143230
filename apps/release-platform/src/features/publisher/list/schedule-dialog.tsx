import { useDataAccess } from '@countin/data/access';
import { schedulePublicationsOptions } from '@countin/data/publisher';
import { errorCodeOf } from '@countin/domain/errors';
import { MOST_SCHEDULED_TOGETHER, type PageRow } from '@countin/domain/publisher';
import { resolveWallClock } from '@countin/domain/release';
import { useErrorText } from '@countin/i18n/react';
import { ownZone } from '@countin/screen-kit/hooks';
import { Button, Dialog, Notice, TextField } from '@countin/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ZoneField } from '../../../shell/releases/zone-field.tsx';
import styles from '../publisher.module.css';

interface ScheduleDialogProps {
  readonly releases: readonly PageRow[];
  readonly onClose: () => void;
}

/** Asks when the pages of releases are published: all of them, or none. */
export default function ScheduleDialog({ releases, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation(['publisher', 'release-editor', 'common']);
  const errorText = useErrorText();
  const [date, setDate] = useState('');
  const [time, setTime] = useState('12:00');
  const [zone, setZone] = useState(ownZone);
  const { mutate, data, error, isPending } = useMutation(schedulePublicationsOptions(useDataAccess()));
  const tooMany = releases.length > MOST_SCHEDULED_TOGETHER;
  const submit = () => {
    const { at } = resolveWallClock(date, time, zone);
    const productIds = releases.map(({ key }) => key.id);
    mutate({ productIds, at }, { onSuccess: ({ problems }) => problems.length === 0 && onClose() });
  };
  return (
    <Dialog open title={t('scheduleTitle')} closeLabel={t('common:close')} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p>{t('scheduleText', { count: releases.length })}</p>
        <div className={styles.when}>
          <TextField
            label={t('release-editor:moment.date')}
            type="date"
            required
            max="9998-12-31"
            value={date}
            onChange={({ target }) => setDate(target.value)}
          />
          <TextField
            label={t('release-editor:moment.time')}
            type="time"
            required
            value={time}
            onChange={({ target }) => setTime(target.value.slice(0, 5))}
          />
        </div>
        <ZoneField hint={t('release-editor:moment.zoneHint')} zone={zone} onChange={setZone} />
        {tooMany && <Notice tone="danger" title={t('scheduleTooMany', { count: MOST_SCHEDULED_TOGETHER })} />}
        {error && <Notice tone="danger" title={errorText(errorCodeOf(error))} />}
        {data && data.problems.length > 0 && <Problems problems={data.problems} releases={releases} />}
        <div className={styles.actions}>
          <Button type="submit" variant="primary" busy={isPending} disabled={tooMany}>
            {t('schedule')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface ProblemsProps {
  readonly problems: readonly { readonly productId: string; readonly code: string }[];
  readonly releases: readonly PageRow[];
}

/** What keeps releases from being published. */
function Problems({ problems, releases }: ProblemsProps) {
  const { t } = useTranslation(['publisher', 'releases']);
  const errorText = useErrorText();
  const titleOf = (id: string) => releases.find(({ key }) => key.id === id)?.title || t('releases:untitled');
  return (
    <>
      <Notice tone="danger" title={t('scheduleNone')} />
      <ul className={styles.problems} aria-label={t('problems')}>
        {problems.map(({ productId, code }) => (
          <li key={productId}>
            <bdi>{titleOf(productId)}</bdi> <span>{errorText(code)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
