import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../foundation/class-names.ts';
import { visuallyHidden } from '../foundation/visually-hidden.ts';
import styles from './task-list.module.css';

interface Task {
  readonly id: string;
  readonly done: boolean;
  readonly text: string;
}

interface TaskListProps {
  readonly tasks: readonly Task[];
  readonly doneLabel: string;
  /** Wraps an open task in a link to the screen where it can be done. */
  readonly renderDue?: (id: string, className: string, text: ReactNode) => ReactNode;
}

/** Checklist of open and completed tasks, the completed ones last. */
export function TaskList({ tasks, doneLabel, renderDue }: TaskListProps) {
  const due = classNames(styles.task, styles.due);
  return (
    <ul className={styles.tasks}>
      {tasks.map((task) => (
        <li key={task.id}>
          {task.done ? (
            <span className={styles.task}>
              <Check aria-hidden />
              {task.text}
              <span className={visuallyHidden}>{doneLabel}</span>
            </span>
          ) : (
            (renderDue?.(task.id, due, task.text) ?? <span className={due}>{task.text}</span>)
          )}
        </li>
      ))}
    </ul>
  );
}
