import { addDays, daysBetween } from '@countin/domain/planner';
import { useLocale } from '@countin/i18n/react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskTexts } from '@countin/i18n';
import type { PlannedRelease, PlanNow } from './use-plan.ts';
import styles from './planner.module.css';

/** Days shown before the first mark and after the last one. */
const MARGIN = 4;

/**
 * All releases on one line of time, on wide screens. The lists below say the same and more, so that screen readers skip
 * it.
 */
export function PlanTimeline({ plan, texts }: { readonly plan: PlanNow; readonly texts: TaskTexts }) {
  const { t } = useTranslation('planner');
  const dated = plan.releases.filter(({ facts }) => facts.releaseMoment !== null);
  if (dated.length === 0) return null;
  const days = [plan.today, ...dated.flatMap(daysOf)].sort();
  const first = addDays(days[0] ?? plan.today, -MARGIN);
  const last = addDays(days.at(-1) ?? plan.today, MARGIN);
  const place = (day: string): CSSProperties => ({
    insetInlineStart: `${(100 * daysBetween(first, day)) / daysBetween(first, last)}%`,
  });
  const clashing = new Set(plan.clashes.flatMap((clash) => [clash.first, clash.second]));
  return (
    <div className={styles.timeline} aria-hidden>
      <Months first={first} last={last} place={place} />
      {dated.map(({ facts, tasks }) => (
        <div key={facts.id} className={styles.line} data-clash={clashing.has(facts.id) || undefined}>
          <span className={styles.lineTitle}>
            <bdi>{facts.title}</bdi>
          </span>
          <div className={styles.track}>
            {tasks.map((task) =>
              task.due === null || task.hidden ? null : (
                <span
                  key={task.id}
                  className={styles.mark}
                  data-status={task.status}
                  style={place(task.due)}
                  title={`${texts.name(task)} · ${texts.date(task.due)}`}
                />
              ),
            )}
            <span
              className={styles.release}
              style={place(facts.releaseMoment?.date ?? plan.today)}
              title={t('timeline.release')}
            />
          </div>
        </div>
      ))}
      <div className={styles.nowLine}>
        <span className={styles.now} style={place(plan.today)}>
          <span>{t('timeline.today')}</span>
        </span>
      </div>
    </div>
  );
}

interface MonthsProps {
  readonly first: string;
  readonly last: string;
  readonly place: (day: string) => CSSProperties;
}

function Months({ first, last, place }: MonthsProps) {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'short' });
  return (
    <div className={styles.months}>
      {monthsBetween(first, last).map((day) => (
        <span key={day} style={place(day)}>
          {format.format(Date.parse(day))}
        </span>
      ))}
    </div>
  );
}

function daysOf({ facts, tasks }: PlannedRelease): string[] {
  const due = tasks.flatMap((task) => (task.due === null || task.hidden ? [] : [task.due]));
  return facts.releaseMoment ? [facts.releaseMoment.date, ...due] : due;
}

/** First days of the months after `first`, up to `last`. */
function monthsBetween(first: string, last: string): string[] {
  const [year = 0, month = 1] = first.split('-').map(Number);
  const months = daysBetween(first, last) / 28;
  return Array.from({ length: Math.ceil(months) }, (_, index) =>
    new Date(Date.UTC(year, month + index, 1)).toISOString().slice(0, 10),
  ).filter((day) => day <= last);
}
