import type { ReactNode, Ref } from 'react';
import { classNames } from '../foundation/class-names.ts';
import styles from './notice.module.css';

interface NoticeProps {
  readonly tone?: 'info' | 'danger';
  /** Title of the notice. */
  readonly title: ReactNode;
  /** Advice for the reader. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly className?: string;
  /** Whether screen readers read it out by itself. False within a live region, which does that. */
  readonly announced?: boolean;
  /** Lets a script move the focus to the notice. */
  readonly ref?: Ref<HTMLDivElement>;
}

/** Inline notice: the problem and its solution. Errors interrupt a screen reader (assertive), hints wait (polite). */
export function Notice({ tone = 'info', title, children, action, className, announced = true, ref }: NoticeProps) {
  const isDanger = tone === 'danger';
  return (
    <div
      className={classNames(styles.notice, isDanger && styles.danger, className)}
      role={announced ? (isDanger ? 'alert' : 'status') : undefined}
      tabIndex={ref ? -1 : undefined}
      ref={ref}
    >
      {/* "circle-alert" and "info" of Lucide (ISC license): static markup has no icon library. */}
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" aria-hidden>
        <circle cx="12" cy="12" r="10" />
        <path d={isDanger ? 'M12 8v4m0 4h.01' : 'M12 16v-4m0-4h.01'} />
      </svg>
      <div className={styles.words}>
        <p>{title}</p>
        {children && <p>{children}</p>}
      </div>
      {action}
    </div>
  );
}
