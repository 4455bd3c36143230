import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../foundation/class-names.ts';
import styles from './notice.module.css';

interface NoticeProps {
  readonly tone?: 'info' | 'danger';
  /** What happened. */
  readonly title: ReactNode;
  /** What to do about it. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** Inline notice: the problem and its solution. Errors interrupt a screen reader (assertive), hints wait (polite). */
export function Notice({ tone = 'info', title, children, action }: NoticeProps) {
  const Icon = tone === 'danger' ? CircleAlert : Info;
  return (
    <div
      className={classNames(styles.notice, tone === 'danger' && styles.danger)}
      role={tone === 'danger' ? 'alert' : 'status'}
    >
      <Icon aria-hidden />
      <div className={styles.words}>
        <p>{title}</p>
        {children && <p>{children}</p>}
      </div>
      {action}
    </div>
  );
}
