import type { ReactElement, ReactNode } from 'react';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import styles from './popover.module.css';

interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly danger?: boolean;
  readonly onAction: () => void;
}

interface ActionMenuProps {
  readonly label: string;
  readonly actions: readonly MenuAction[];
  /** A button of React Aria, which takes the trigger's part. */
  readonly children: ReactElement;
  readonly defaultOpen?: boolean;
}

/** What can be done, behind one button. */
export function ActionMenu({ label, actions, children, defaultOpen = false }: ActionMenuProps) {
  return (
    <MenuTrigger defaultOpen={defaultOpen}>
      {children}
      <Popover className={styles.popover ?? ''} placement="bottom end">
        <Menu className={styles.list ?? ''} aria-label={label}>
          {actions.map((action) => (
            <MenuItem key={action.id} id={action.id} className={styles.item ?? ''} textValue={action.label} onAction={action.onAction} data-danger={action.danger || undefined}>
              {action.icon}
              {action.label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
