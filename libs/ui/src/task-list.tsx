import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { visuallyHidden } from './visually-hidden.ts';
import styles from './task-list.module.css';

interface Task {
  readonly id: string;
  readonly done: boolean;
  readonly text: string;
}

interface TaskListProps {
  readonly tasks: readonly Task[];
  readonly doneLabel: string;
  /** Wraps what is due in the link that leads to it. */
  readonly renderDue?: (id: string, className: string, text: ReactNode) => ReactNode;
}

/** What is there and what is missing, done things last to be read. */
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
