import type { PlanTask, ReleaseFacts } from '@countin/domain/planner';
import { releaseDay } from '@countin/domain/release';
import { formatDateTime, formatNumber, joinFacts, zoneName } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { useNow } from '@countin/screen-kit/hooks';
import { Button, Section } from '@countin/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TaskRow, type TaskListProps } from './task-row.tsx';
import styles from './planner.module.css';

const MINUTE = 60_000;

interface TaskSectionProps extends TaskListProps {
  /** Null for tasks without a release. */
  readonly release: ReleaseFacts | null;
  readonly tasks: readonly PlanTask[];
}

/**
 * Tasks of a release, the earliest first. Hidden ones are shown on request; removed own ones are not. Tasks that were
 * done before this visit are folded away: a task that is checked now stays where it is.
 */
export function TaskSection({ release, tasks, ...list }: TaskSectionProps) {
  const { t } = useTranslation(['planner', 'releases']);
  const locale = useLocale();
  const now = useNow(MINUTE);
  const [showsHidden, setShowsHidden] = useState(false);
  const hidden = tasks.filter((task) => task.hidden && task.template !== null);
  const active = tasks.filter((task) => !task.hidden);
  const shown = showsHidden ? tasks.filter((task) => active.includes(task) || hidden.includes(task)) : active;
  const isDone = ({ status }: PlanTask) => status === 'done';
  const [doneBefore] = useState(() => new Set(tasks.filter(isDone).map(({ id }) => id)));
  const folded = shown.filter((task) => isDone(task) && doneBefore.has(task.id));
  const number = (value: number) => formatNumber(locale, value);
  const momentText = ({ releaseMoment: moment }: ReleaseFacts) => {
    if (!moment) return t('noDate');
    const { at, zone } = releaseDay(moment, now, null);
    const when = formatDateTime(locale, at, zone, now);
    // Tasks are due by the release's own calendar: it is named where it may not be the reader's.
    return moment.mode === 'local' ? when : `${when} (${zoneName(locale, zone, at)})`;
  };
  const done = active.filter(isDone).length;
  const rowsOf = (rows: readonly PlanTask[]) => (
    <ul className={styles.tasks}>
      {rows.map((task) => (
        <TaskRow key={task.id} task={task} {...list} />
      ))}
    </ul>
  );
  return (
    <Section
      title={release === null ? t('other') : <bdi>{release.title || t('releases:untitled')}</bdi>}
      id={release?.id}
      lead={joinFacts([
        release && momentText(release),
        t('progress', { done: number(done), total: number(active.length) }),
      ])}
    >
      {rowsOf(shown.filter((task) => !folded.includes(task)))}
      {folded.length > 0 && (
        <details className={styles.folded}>
          <summary>{t('doneBefore', { number: number(folded.length) })}</summary>
          {rowsOf(folded)}
        </details>
      )}
      {hidden.length > 0 && (
        <Button variant="link" onClick={() => setShowsHidden(!showsHidden)}>
          {showsHidden ? t('hideHidden') : t('showHidden', { number: number(hidden.length) })}
        </Button>
      )}
    </Section>
  );
}
