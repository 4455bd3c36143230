import { Chip, classNames, Notice, type ChipTone } from '@countin/ui';
import type { ReactNode, Ref } from 'react';
import styles from './publishing-bar.module.css';
import { useStableFocus } from './use-stable-focus.ts';

interface BarNotice {
  readonly tone: 'info' | 'danger';
  readonly text: ReactNode;
}

interface PublishingBarProps {
  /** `sticky` stays at the top edge of a long editor; `card` is in the normal flow. */
  readonly variant: 'sticky' | 'card';
  readonly id?: string;
  readonly ref?: Ref<HTMLDivElement>;
  /** Page status; omit it for pages that are always public. */
  readonly status?: { readonly tone: ChipTone; readonly text: ReactNode };
  /** Content beside the status, for example the save status. */
  readonly saved?: ReactNode;
  readonly actions: ReactNode;
  /** Button that opens the rarer actions; on a phone it is beside the status. */
  readonly menu?: ReactNode;
  /** Notices about a disabled action or a completed one. */
  readonly notices?: readonly (BarNotice | null)[];
  readonly children?: ReactNode;
}

/** Status of a public page with its actions. An action that disappears passes the focus to the status. */
export function PublishingBar({
  variant,
  id,
  ref,
  status,
  saved,
  actions,
  menu,
  notices = [],
  children,
}: PublishingBarProps) {
  const { target, around } = useStableFocus<HTMLDivElement>();
  return (
    <div className={classNames(styles.bar, styles[variant])} id={id} ref={ref}>
      <div className={styles.line}>
        <div className={styles.state} tabIndex={-1} ref={target}>
          {status && <Chip tone={status.tone}>{status.text}</Chip>}
          {saved}
        </div>
        <div className={styles.controls} {...around}>
          <div className={styles.actions}>{actions}</div>
          {menu && <div className={styles.menu}>{menu}</div>}
        </div>
      </div>
      {notices.map((notice, at) => notice && <Notice key={at} tone={notice.tone} title={notice.text} />)}
      {children}
    </div>
  );
}
