import type { ReleaseMoment } from '@countin/domain/release';
import { formatDateTime, formatList, formatListStart, formatMoment, longZoneName } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { Notice } from '@countin/ui';
import { memo, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { knownZones } from '../../../shell/releases/zone-choices.ts';
import { clockChangeIssues, readingsOf, SAMPLE_ZONES, type ClockChangeIssue } from './moment-facts.ts';
import styles from './moment-meaning.module.css';

interface MomentMeaningProps {
  readonly moment: ReleaseMoment;
  readonly ownZone: string;
  readonly now: number;
}

const NAMED_ZONES = 2;

/** Says honestly what a moment means for fans in three places, and where clocks change over it. */
export const MomentMeaning = memo(function MomentMeaning({ moment, ownZone, now }: MomentMeaningProps) {
  const { t } = useTranslation('release-editor');
  const locale = useLocale();
  const { time } = formatMoment(locale, moment.date, moment.time, new Date(now).getFullYear());
  // Four hundred zones take a slow phone a quarter of a second, so the fields come first.
  const checked = useDeferredValue(moment, null);
  const issues = useMemo(() => (checked ? clockChangeIssues(checked, knownZones()) : []), [checked]);
  const readings = readingsOf(moment, SAMPLE_ZONES);
  const past = readingsOf(moment, [ownZone]).every(({ at }) => at <= now);
  const clock = (at: number, zone: string) => formatDateTime(locale, at, zone, now);
  return (
    <div className={styles.meaning}>
      <p>{moment.mode === 'local' ? t('moment.explainLocal', { time }) : t('moment.explainInstant')}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('moment.sampleTitle')}</th>
            <th scope="col">{t('moment.theirs')}</th>
            <th scope="col">{t('moment.yours')}</th>
          </tr>
        </thead>
        <tbody>
          {readings.map(({ zone, at }) => (
            <tr key={zone}>
              <th scope="row">{t(`moment.places.${zone as (typeof SAMPLE_ZONES)[number]}`)}</th>
              <td>{clock(at, zone)}</td>
              <td>{clock(at, ownZone)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {issues.map((issue) => (
        <Notice key={issue.clock} title={t(`moment.${issue.clock}`, { time, zones: zoneList(issue) })} />
      ))}
      {past && <Notice title={t('moment.past')} />}
    </div>
  );

  function zoneList({ zones }: ClockChangeIssue): string {
    // Near the change itself, Intl adds the country to the name.
    const at = Date.parse(`${moment.date}T12:00Z`);
    const names = [...new Set(zones.map((zone) => longZoneName(locale, zone, at)))];
    const named = names.slice(0, NAMED_ZONES);
    const more = names.length - named.length;
    return more > 0
      ? t('moment.more', { count: more, zones: formatListStart(locale, named) })
      : formatList(locale, named);
  }
});
