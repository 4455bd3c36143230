import { Chip, classNames, Notice, type ChipTone } from '@countin/ui';
import type { ReactNode, Ref } from 'react';
import styles from './publishing-bar.module.css';

interface BarNotice {
  readonly tone: 'info' | 'danger';
  readonly text: ReactNode;
}

interface PublishingBarProps {
  /** `sticky` stays at the top edge of a long editor; `card` lies in the flow. */
  readonly variant: 'sticky' | 'card';
  readonly id?: string;
  readonly ref?: Ref<HTMLDivElement>;
  /** Status of the page; without it the page is always public. */
  readonly status?: { readonly tone: ChipTone; readonly text: ReactNode };
  /** Stands beside the status, for example whether everything is saved. */
  readonly saved?: ReactNode;
  readonly actions: ReactNode;
  /** Why something cannot be done, or what was done. */
  readonly notices?: readonly (BarNotice | null)[];
  readonly children?: ReactNode;
}

/** The status of a public page, and what can be done with it. */
export function PublishingBar({
  variant,
  id,
  ref,
  status,
  saved,
  actions,
  notices = [],
  children,
}: PublishingBarProps) {
  return (
    <div className={classNames(styles.bar, styles[variant])} id={id} ref={ref}>
      <div className={styles.line}>
        <div className={styles.state}>
          {status && <Chip tone={status.tone}>{status.text}</Chip>}
          {saved}
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
      {notices.map((notice, at) => notice && <Notice key={at} tone={notice.tone} title={notice.text} />)}
      {children}
    </div>
  );
}
