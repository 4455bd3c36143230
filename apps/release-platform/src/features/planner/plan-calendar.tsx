import { useSites } from '@countin/app-shell';
import { originsOf } from '@countin/domain/deployment';
import { errorCodeOf } from '@countin/domain/errors';
import { planCalendarPath } from '@countin/domain/urls';
import { formatDate } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { ownZone } from '@countin/screen-kit/hooks';
import { Button, buttonClass, CopyButton, Notice, Section, TextField } from '@countin/ui';
import { CalendarDays, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePlanCalendar } from './use-plan-calendar.ts';
import styles from './planner.module.css';

interface PlanCalendarProps {
  readonly artistId: string;
  /** Name of the saved file, without its ending. */
  readonly fileName: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The plan for a calendar program: as a file, or by an address that the member can end. */
export function PlanCalendar({ artistId, fileName, now }: PlanCalendarProps) {
  const { t } = useTranslation('planner');
  const errorText = useErrorText();
  const { error, since, token, ended, ...actions } = usePlanCalendar(artistId, fileName);
  return (
    <Section title={t('calendar.title')} lead={t('calendar.lead')} className={styles.calendar}>
      {error && <Notice tone="danger" title={errorText(errorCodeOf(error))} />}
      {ended && <Notice title={t('calendar.ended')} />}
      {token !== null && <Address token={token} />}
      {token === null && since && <Since since={since} now={now} />}
      <div className={styles.calendarActions}>
        <Button icon={<Download aria-hidden />} busy={actions.isSaving} onClick={actions.save}>
          {t('calendar.download')}
        </Button>
        {since !== undefined && (
          <Button icon={<CalendarDays aria-hidden />} busy={actions.isCreating} onClick={actions.create}>
            {t(since === null ? 'calendar.create' : 'calendar.renew')}
          </Button>
        )}
        {since && (
          <Button variant="quiet" busy={actions.isEnding} onClick={actions.end}>
            {t('calendar.end')}
          </Button>
        )}
      </div>
    </Section>
  );
}

function Since({ since, now }: { readonly since: number; readonly now: number }) {
  const { t } = useTranslation('planner');
  return <p>{t('calendar.since', { date: formatDate(useLocale(), since, ownZone, now) })}</p>;
}

/** The address, which is shown once. */
function Address({ token }: { readonly token: string }) {
  const { t } = useTranslation(['planner', 'releases']);
  const address = originsOf(useSites()).main + planCalendarPath(token);
  return (
    <div className={styles.address}>
      <TextField label={t('calendar.address')} hint={t('calendar.once')} value={address} readOnly dir="ltr" />
      <div className={styles.calendarActions}>
        <CopyButton text={address} label={t('releases:artist.copy')} copiedLabel={t('releases:artist.copied')} />
        <a className={buttonClass()} href={address.replace(/^https?:/, 'webcal:')}>
          {t('calendar.open')}
        </a>
      </div>
    </div>
  );
}
