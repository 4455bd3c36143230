import type { OutsideRule, PlanTask } from '@countin/domain/planner';
import { joinFacts } from '@countin/i18n';
import { Button, Chip, IconButton, visuallyHidden } from '@countin/ui';
import { Check, Circle, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { taskPath } from '../../shell/planner/task-path.ts';
import type { TaskTexts } from '@countin/i18n';
import styles from './planner.module.css';

/** Actions of members on tasks; null for readers. */
export interface TaskActions {
  readonly onCheck: ((task: PlanTask, done: boolean) => void) | null;
  readonly onEdit: ((task: PlanTask) => void) | null;
  readonly onShow: (task: PlanTask) => void;
}

export interface TaskListProps {
  readonly artistId: string;
  readonly texts: TaskTexts;
  readonly memberNames: ReadonlyMap<string, string>;
  readonly actions: TaskActions;
}

interface TaskRowProps extends TaskListProps {
  readonly task: PlanTask;
}

/** A task: its state, its day, its assignee, and what it lacks, with a link to the screen for that. */
export function TaskRow({ artistId, task, texts, memberNames, actions }: TaskRowProps) {
  const name = texts.name(task);
  const done = task.status === 'done';
  const path = done ? null : taskPath(artistId, task);
  const facts = [done ? null : texts.due(task), memberNames.get(task.assignee)];
  return (
    <li className={styles.task} data-status={task.status} data-hidden={task.hidden || undefined} id={task.id}>
      <TaskState task={task} name={name} onCheck={actions.onCheck} />
      <div className={styles.words}>
        <span className={styles.name} dir="auto">
          {path === null ? name : <Link to={path}>{name}</Link>}
        </span>
        {task.missing && <span className={styles.missing}>{texts.missing(task.missing)}</span>}
        <small className={styles.facts}>{joinFacts(facts)}</small>
        {task.rule && !done && <Rule rule={task.rule} texts={texts} />}
      </div>
      <TaskEnd task={task} name={name} actions={actions} />
    </li>
  );
}

interface TaskEndProps {
  readonly task: PlanTask;
  readonly name: string;
  readonly actions: TaskActions;
}

/** Actions of members on a task, and a note that it is late. */
function TaskEnd({ task, name, actions: { onEdit, onShow } }: TaskEndProps) {
  const { t } = useTranslation('planner');
  return (
    <div className={styles.end}>
      {task.status === 'late' && <Chip tone="danger">{t('late')}</Chip>}
      {onEdit && task.hidden && (
        <Button size="small" onClick={() => onShow(task)}>
          {t('unhide')}
        </Button>
      )}
      {onEdit && !task.hidden && (
        <IconButton
          size="small"
          label={t('edit', { task: name })}
          icon={<Pencil aria-hidden />}
          onClick={() => onEdit(task)}
        />
      )}
    </div>
  );
}

interface TaskStateProps {
  readonly task: PlanTask;
  readonly name: string;
  readonly onCheck: ((task: PlanTask, done: boolean) => void) | null;
}

/** A box to check, or the state that the product has found. */
function TaskState({ task, name, onCheck }: TaskStateProps) {
  const { t } = useTranslation('planner');
  const done = task.status === 'done';
  // A task that the product has found done needs no check.
  if (task.checkable && onCheck && done === task.checked)
    return (
      <label className={styles.state}>
        <input type="checkbox" checked={task.checked} onChange={({ target }) => onCheck(task, target.checked)} />
        <span className={visuallyHidden}>{t('check', { task: name })}</span>
      </label>
    );
  return (
    <span className={styles.state}>
      {done ? <Check aria-hidden /> : <Circle aria-hidden />}
      {done && <span className={visuallyHidden}>{t('done')}</span>}
    </span>
  );
}

/** Rule of another company, with the source and the day on which it was read. */
function Rule({ rule, texts }: { readonly rule: OutsideRule; readonly texts: TaskTexts }) {
  const { t } = useTranslation('planner');
  return (
    <small className={styles.rule}>
      {texts.rule(rule)} {t('source', { date: texts.date(rule.readOn) })}{' '}
      <a href={rule.source} target="_blank" rel="noreferrer">
        <bdi>{rule.sourceName}</bdi>
      </a>
    </small>
  );
}
